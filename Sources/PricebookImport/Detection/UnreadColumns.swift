import PricebookModel

/// The columns that look as if they matter, and that no meaning took.
enum UnreadColumns {
  /// The places of such columns, in the order of the header.
  ///
  /// - Parameter records: The first records behind the header.
  static func find(in header: TableReading, _ records: some Sequence<[String]>) -> [Int] {
    let meanings = header.columns
    let used = Set(meanings.compactMap(\.self))
    let known = HeaderColumns(header.names)
    let rivals = Set(known.rivals.map(\.loser))
    let open = meanings.indices.filter {
      meanings[$0] == nil && known.meanings[$0] == nil && !rivals.contains($0)
        && !HeaderWords.isOfNoUse(header.names[$0])
    }
    guard !open.isEmpty else { return [] }
    return open.filter { column in
      let values = records.map { $0[column] }.filter { !$0.isEmpty }
      guard !values.isEmpty else { return false }
      return mayName(header.names[column], values, used) || areValues(values, column, header, used)
    }
  }

  /// Whether a name contains a word for a receipt or a store, which the file otherwise lacks.
  private static func mayName(
    _ name: String, _ values: [String], _ used: Set<Field>
  ) -> Bool {
    let folded = HeaderName.folded(name)
    func contains(_ meaning: Field) -> Bool {
      HeaderWords.words(for: meaning).contains { word in
        word.count >= 4 && (folded.hasPrefix(word) || folded.hasSuffix(word))
      }
    }
    if !used.contains(.receiptID), contains(.receiptID),
      values.allSatisfy({ $0.contains(where: \.isNumber) })
    {
      return true
    }
    return !used.contains(.store) && !used.contains(.location)
      && (contains(.store)
        || HeaderWords.storeSubstitutes.keys.contains { word in
          word.count >= 5 && folded.hasPrefix(word)
        })
  }

  /// Whether all values are amounts or days, or quantities in a file that has none.
  private static func areValues(
    _ values: [String], _ column: Int, _ header: TableReading, _ used: Set<Field>
  ) -> Bool {
    let order = header.dateOrder ?? .dayMonthYear
    var hasDecimals = false
    var wholes: Set<Int128> = []
    var numberCount = 0
    var dayCount = 0
    for value in values {
      if let number = NumberText.written(value, mark: header.marks[column]) {
        numberCount += 1
        if number.value.scale > 0 || !number.currency.isEmpty {
          hasDecimals = true
        } else {
          wholes.insert(number.value.significand)
        }
      } else if DateText.moment(value, order: order) != nil {
        dayCount += 1
      } else {
        return false
      }
    }
    if dayCount == values.count { return true }
    guard numberCount == values.count else { return false }
    if hasDecimals { return true }
    // Small whole numbers that are no row numbers may be quantities.
    return !used.contains(.quantity) && wholes.allSatisfy { (0...200).contains($0) }
      && wholes.count > 1 && wholes.count < values.count && wholes.contains { $0 > 1 }
  }
}
