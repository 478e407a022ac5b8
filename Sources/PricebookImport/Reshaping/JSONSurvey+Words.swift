import PricebookModel

extension JSONSurvey {
  /// The table of the only array that may have the lines by the words of its fields; else `nil`.
  func tableByWords(byteCount: Int) -> JSONRowTable? {
    let candidates = recordPaths().compactMap { records in
      columnsByWords(records).map { (records, $0) }
    }
    guard candidates.count == 1, let (records, found) = candidates.first else { return nil }
    var table = table(found.columns, records, discountRows: nil, byteCount: byteCount)
    table.totals = found.totals
    let meanings = HeaderColumns(words: table.names).meanings
    table.takeLineColumns { meanings.firstIndex(of: $0) }
    return table
  }

  /// The fields that words know, if those of rows are enough; around them what a receipt has once.
  func columnsByWords(
    _ records: JSONSteps
  ) -> (columns: [JSONRowTable.Column], totals: [JSONRowTable.Column])? {
    let levels = objects(on: records)
    var columns: [JSONRowTable.Column] = []
    var totals: [JSONRowTable.Column] = []
    var known: Set<Field> = []
    var isPriceOpen = false
    for level in levels.indices.reversed() {
      let isRow = level == levels.count - 1
      let fields = Self.fields(of: levels[level], below: Self.keys(records, inLevel: level)).filter
      { steps in !(isRow && isLineNumber(steps, records, levels)) }
      let names = Self.names(of: fields, records, level: level)
      // Rows with a day of their own are no lines of one receipt.
      if level == levels.count - 2, !known.contains(.date) { totals = self.totals(records, levels) }
      let meanings = HeaderColumns(words: names).meanings
      if isRow {
        let found = Set(meanings.compactMap(\.self))
        let hasAmount = found.contains(.total) || found.contains(.unitPrice)
        guard found.contains(.item), hasAmount else { return nil }
        isPriceOpen = found.isSuperset(of: [.unitPrice, .quantity]) && !found.contains(.total)
      }
      for (index, steps) in fields.enumerated() {
        let meaning = meanings[index]
        guard isRow || meaning.map({ Field.ofReceipt.contains($0) && !known.contains($0) }) == true
        else { continue }
        if let meaning { known.insert(meaning) }
        columns.append(JSONRowTable.Column(name: names[index], level: level, steps: steps))
      }
    }
    // The total shows whether a price is that of one or was paid for all.
    if isPriceOpen, var total = totals.first {
      total.name = JSONRowTable.ofReceipt + total.name
      columns.append(total)
    }
    return (columns, totals)
  }

  private static func names(of fields: [JSONSteps], _ records: JSONSteps, level: Int) -> [String] {
    let way = keys(records, inLevel: level)
    return fields.map { steps in
      // What is in an object on the way to the rows is called by its own name.
      let isOnWay = !way.isEmpty && steps.count > way.count && steps.starts(with: way)
      return word(for: isOnWay ? Array(steps[way.count...]).pathText : steps.pathText)
    }
  }

  /// The total of a receipt, and the taxes and discounts that its lines may be without.
  func totals(_ records: JSONSteps, _ levels: [[JSONObject]]) -> [JSONRowTable.Column] {
    let level = levels.count - 2
    guard level >= 0 else { return [] }
    let fields = Self.fields(of: levels[level], below: Self.keys(records, inLevel: level))
    let names = Self.names(of: fields, records, level: level)
    let total = names.indices.first { index in
      // `totals.total` is the total of some totals.
      let last = names[index].split(separator: ".").last.map(String.init) ?? ""
      return [names[index], last].contains { FooterWords.kind(of: $0) == .total }
    }
    guard let total else { return [] }
    let taxes = names.indices.filter { HeaderWords.isTax(names[$0]) }
    let meanings = HeaderColumns(words: names).meanings
    let discounts = names.indices.filter { meanings[$0] == .discount }
    func column(_ place: Int, _ role: JSONRowTable.Column.Role) -> JSONRowTable.Column {
      JSONRowTable.Column(name: names[place], level: level, steps: fields[place], role: role)
    }
    return [column(total, .value)] + taxes.map { column($0, .tax) }
      + discounts.map { column($0, .discount) }
  }

  /// Whether a field called like a receipt's number counts the lines of each receipt, from 0 or 1.
  private func isLineNumber(
    _ steps: JSONSteps, _ records: JSONSteps, _ levels: [[JSONObject]]
  ) -> Bool {
    guard levels.count > 1,
      HeaderWords.meanings[HeaderName.folded(steps.pathText)]?.meaning == .receiptID
    else { return false }
    // From a receipt to the array of its lines.
    let way = records.split(separator: .elements).last ?? []
    var mostLines = 0
    for receipt in levels[levels.count - 2] {
      let lines = Self.value(way, in: JSONValue(.object(receipt)))?.array ?? []
      let numbers: [Int?] = lines.map { line in
        guard case .number(let text)? = Self.value(steps[...], in: line)?.content
        else { return nil }
        return Int(text)
      }
      let isCounted = [0, 1].contains { first in
        numbers.elementsEqual((first..<first + numbers.count).map(Optional.init))
      }
      guard isCounted else { return false }
      mostLines = max(mostLines, numbers.count)
    }
    return mostLines > 1
  }

  /// The keys from the object of a level to that around the next array, which is not among them.
  private static func keys(_ records: JSONSteps, inLevel level: Int) -> JSONSteps {
    let parts = records.split(separator: .elements, omittingEmptySubsequences: false)
    return parts.indices.contains(level) ? Array(parts[level].dropLast()) : []
  }

  /// The plain fields of objects, and of those in them at most as deep as `way`, in order.
  static func fields(of objects: [JSONObject], below way: JSONSteps = []) -> [JSONSteps] {
    var fields: [JSONSteps] = []
    var seen: Set<JSONSteps> = []
    func add(_ object: JSONObject, _ path: JSONSteps) {
      for (key, value) in object where fields.count < 200 {
        let steps = path + [.key(key)]
        switch value.content {
        case .object(let inner): if path.count < 3 + way.count { add(inner, steps) }
        case .array: break
        default: if seen.insert(steps).inserted { fields.append(steps) }
        }
      }
    }
    for object in objects { add(object, []) }
    return fields
  }

  /// What a header would call a field: `store.name` is the store.
  private static func word(for written: String) -> String {
    // Some programs wrap every value: `total.data`, `data.name.data`.
    let parts = written.split(separator: ".")
    let bare = parts.filter { $0 != "data" }
    let path = bare.isEmpty ? written : bare.joined(separator: ".")
    if HeaderColumns.knownCount([path]) > 0 { return path }
    guard let point = path.lastIndex(of: ".") else { return path }
    let last = path[path.index(after: point)...].lowercased()
    // The currency beside an amount, in `total.currency`; the store in `header.store_name`.
    let meaning = HeaderWords.meanings[HeaderName.folded(last)]?.meaning
    if meaning == .currency || (meaning == .store && last != "chain") { return last }
    let general = [
      "name", "title", "value", "text", "amount", "label", "$date", "date", "code", "chain",
    ]
    return general.contains(last) ? String(path[..<point]) : path
  }
}
