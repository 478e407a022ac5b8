import PricebookModel

extension JSONSurvey {
  /// Rows that may be lines, with every field that is beside or around them.
  struct LikelyRows {
    var table: JSONRowTable
    /// What the names of the columns say.
    var words: [Field?]
    /// Whether the lines of receipts are arrays, whose values have no names.
    var hasNamelessLines: Bool
  }

  /// The rows of the array whose fields most words know, then of that with the most fields; `nil` if
  /// the file has no objects.
  func likeliestRows(byteCount: Int = 0) -> LikelyRows? {
    var best: (records: JSONSteps, rank: Int)?
    for path in recordPaths() where !Self.isMoneyBeside(path) {
      let levels = objects(on: path)
      let objects = levels.last ?? []
      let fields = Self.fields(of: objects, depth: 8)
      let names = fields.map(\.pathText)
      let words = HeaderColumns(names.map { Self.word(for: $0) }).meanings
      let known = max(HeaderColumns.knownCount(names), words.count { $0 != nil })
      // The sections of a receipt have an item or an amount, but none has both.
      let isOfSections =
        words.contains(.item) && words.contains { $0 == .total || $0 == .unitPrice }
        && !areTogether(words, fields, objects)
      // What a receipt has around its lines is theirs, too.
      let around = Set(self.fields(around: path)).subtracting(words.compactMap(\.self))
      // Of arrays that say as much, lines go before their receipts.
      let ofLines = isOfSections ? 0 : 1_000 * (known + around.count) + 100 * levels.count
      let rank = ofLines + min(99, names.count)
      if best.map({ rank > $0.rank }) ?? true { best = (path, rank) }
    }
    guard let records = best?.records ?? (form == .object ? [] : nil) else { return nil }
    return rows(on: records, byteCount: byteCount)
  }

  /// The objects on a way with every field; `nil` if they have none.
  func rows(on records: JSONSteps, byteCount: Int) -> LikelyRows? {
    let levels = objects(on: records)
    var columns: [JSONRowTable.Column] = []
    for level in levels.indices.reversed() {
      for steps in Self.fields(of: levels[level], depth: 8)
      where !columns.contains(where: { $0.name == steps.pathText }) {
        columns.append(JSONRowTable.Column(name: steps.pathText, level: level, steps: steps))
      }
    }
    guard !columns.isEmpty else { return nil }
    let hasNamelessLines = levels.joined().contains { object in
      object.contains { $0.value.array?.contains { $0.array != nil } == true }
    }
    return LikelyRows(
      table: table(columns, records, discountRows: nil, byteCount: byteCount),
      words: Self.words(for: columns, rowLevel: levels.count - 1),
      hasNamelessLines: hasNamelessLines)
  }

  /// What the fields of receipts around rows are, by their names.
  private func fields(around records: JSONSteps) -> [Field] {
    objects(on: records).dropLast().flatMap { objects in
      let names = Self.fields(of: objects, depth: 8).map { Self.word(for: $0.pathText) }
      return HeaderColumns(names).meanings.compactMap(\.self).filter(Field.ofReceipt.contains)
    }
  }

  /// What paths say of their values; what no whole path says, a part of it may.
  private static func words(for columns: [JSONRowTable.Column], rowLevel: Int) -> [Field?] {
    let names = columns.map(\.name)
    let words = HeaderColumns(names.map { word(for: $0) }).meanings
    let last = HeaderColumns(names.map { String($0.split(separator: ".").last ?? "") }).meanings
    var known = HeaderColumns(names).meanings
    func mayHave(_ meaning: Field, _ column: Int) -> Bool {
      // The total of a receipt is not that of a line.
      columns[column].level == rowLevel || Field.ofReceipt.contains(meaning)
    }
    for meanings in [words, last] {
      for (column, meaning) in meanings.enumerated() where known[column] == nil {
        guard let meaning, !known.contains(meaning), mayHave(meaning, column) else { continue }
        known[column] = meaning
      }
    }
    return known.enumerated().map { column, meaning in
      meaning.flatMap { mayHave($0, column) ? $0 : nil }
    }
  }
}
