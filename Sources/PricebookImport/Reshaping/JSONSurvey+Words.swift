import PricebookModel

extension JSONSurvey {
  /// The table of the only array that may have the lines by the words of its fields; else `nil`.
  func tableByWords(byteCount: Int) -> JSONRowTable? {
    let candidates = recordPaths().filter { !Self.isMoneyBeside($0) }.compactMap { records in
      columnsByWords(records).map { (records, $0) }
    }
    guard candidates.count == 1, let (records, found) = candidates.first else { return nil }
    var table = table(found.columns, records, discountRows: nil, byteCount: byteCount)
    table.money = found.money
    return table
  }

  /// The fields that words know, if those of rows are enough, and the money around them.
  func columnsByWords(
    _ records: JSONSteps
  ) -> (columns: [JSONRowTable.Column], money: JSONReceiptMoney?)? {
    let levels = objects(on: records)
    var columns: [JSONRowTable.Column] = []
    var dateLevel: Int?
    var known: Set<Field> = []
    var isPriceOpen = false
    for level in levels.indices.reversed() {
      let isRow = level == levels.count - 1
      let fields = Self.fields(of: levels[level], below: Self.keys(records, inLevel: level)).filter
      { steps in !(isRow && isLineNumber(steps, records, levels)) }
      let names = Self.names(of: fields, records, level: level)
      let meanings = HeaderColumns(words: names).meanings
      if isRow {
        let found = Set(meanings.compactMap(\.self))
        let hasAmount = found.contains(.total) || found.contains(.unitPrice)
        guard found.contains(.item), hasAmount, areTogether(meanings, fields, levels[level])
        else { return nil }
        isPriceOpen = found.isSuperset(of: [.unitPrice, .quantity]) && !found.contains(.total)
      }
      for (index, steps) in fields.enumerated() {
        let meaning = meanings[index]
        guard
          isRow || meaning.map({ Field.ofReceipt.contains($0) && !known.contains($0) }) == true
            || meaning == nil && HeaderWords.mayTellPurchases(names[index])
        else { continue }
        if let meaning { known.insert(meaning) }
        if meaning == .date { dateLevel = level }
        columns.append(JSONRowTable.Column(name: names[index], level: level, steps: steps))
      }
      if isRow {
        columns += amountsOfArrays(levels[level]).map {
          JSONRowTable.Column(name: $0.pathText, level: level, steps: $0)
        }
      }
    }
    let money = money(records, levels, dateLevel: dateLevel)
    // The total shows whether a price is that of one or was paid for all, and which amount was paid.
    let amounts = columns.filter { $0.level == levels.count - 1 }.compactMap {
      MoneyName($0.steps.keys).role
    }
    let isOpen =
      amounts.count { $0 == .total || $0 == .subtotal } > 1
      || amounts.contains { $0 == .tax || $0 == .discount || $0 == .fee }
    if isPriceOpen || isOpen { columns += money?.totals ?? [] }
    return (columns, money)
  }

  /// Whether some object has an item and an amount: the sections of a receipt have one or the other.
  func areTogether(
    _ meanings: [Field?], _ fields: [JSONSteps], _ objects: [JSONObject]
  ) -> Bool {
    func steps(_ wanted: [Field]) -> [JSONSteps] {
      zip(fields, meanings).filter { $1.map(wanted.contains) ?? false }.map(\.0)
    }
    let (items, amounts) = (steps([.item]), steps([.total, .unitPrice]))
    return objects.contains { object in
      let value = JSONValue(.object(object))
      func has(_ steps: JSONSteps) -> Bool { Self.value(steps[...], in: value) != nil }
      return items.contains(where: has) && amounts.contains(where: has)
    }
  }

  private static func names(of fields: [JSONSteps], _ records: JSONSteps, level: Int) -> [String] {
    let way = keys(records, inLevel: level)
    return fields.map { steps in
      // What is in an object on the way to the rows is called by its own name.
      let isOnWay = !way.isEmpty && steps.count > way.count && steps.starts(with: way)
      return word(for: isOnWay ? Array(steps[way.count...]).pathText : steps.pathText)
    }
  }

  /// Whether a field called like a receipt's number counts the lines of each receipt, from 0 or 1.
  private func isLineNumber(
    _ steps: JSONSteps, _ records: JSONSteps, _ levels: [[JSONObject]]
  ) -> Bool {
    guard levels.count > 1,
      HeaderWords.meaning(of: HeaderName.folded(steps.pathText))?.meaning == .receiptID
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
  static func keys(_ records: JSONSteps, inLevel level: Int) -> JSONSteps {
    let parts = records.split(separator: .elements, omittingEmptySubsequences: false)
    return parts.indices.contains(level) ? Array(parts[level].dropLast()) : []
  }

  /// The plain fields of objects, and of those in them, in order.
  ///
  /// - Parameters:
  ///   - way: The keys to the next array of records, which do not count for the depth.
  ///   - depth: How many keys a way to a field may have.
  static func fields(
    of objects: [JSONObject], below way: JSONSteps = [], depth: Int = 4
  ) -> [JSONSteps] {
    var fields: [JSONSteps] = []
    var seen: Set<JSONSteps> = []
    func add(_ object: JSONObject, _ path: JSONSteps) {
      for (key, value) in object where fields.count < 200 {
        let steps = path + [.key(key)]
        switch value.content {
        case .object(let inner): if path.count < depth - 1 + way.count { add(inner, steps) }
        case .array: break
        default: if seen.insert(steps).inserted { fields.append(steps) }
        }
      }
    }
    for object in objects { add(object, []) }
    return fields
  }

  /// The last key of a path without what says that it is an object: the `vendor` of `vendor_info`.
  private static func bareKey(_ path: String) -> String {
    let key = path.split(separator: ".").last.map(String.init) ?? path
    let parts = MoneyName.parts(key)
    let bare = parts.filter { !["info", "data", "details", "detail", "information"].contains($0) }
    return bare.count == parts.count || bare.isEmpty ? key : bare.joined(separator: " ")
  }

  private static func isStore(_ key: String) -> Bool {
    let folded = HeaderName.folded(key)
    return HeaderWords.meaning(of: folded)?.meaning == .store
      || HeaderWords.storeSubstitutes[folded] != nil
  }

  /// What a header would call a field: `store.name` is the store.
  static func word(for written: String) -> String {
    // Some programs wrap every value: `total.data`, `data.name.data`.
    let parts = written.split(separator: ".")
    let bare = parts.filter { $0 != "data" }
    let path = bare.isEmpty ? written : bare.joined(separator: ".")
    if HeaderColumns.knownCount([path]) > 0 { return path }
    guard let point = path.lastIndex(of: ".") else { return path }
    let last = path[path.index(after: point)...].lowercased()
    // The currency beside an amount, in `total.currency`; the store in `header.store_name`.
    let meaning = HeaderWords.meaning(of: HeaderName.folded(last))?.meaning
    if meaning == .currency || (meaning == .store && last != "chain") { return last }
    let general = [
      "name", "title", "value", "text", "amount", "label", "$date", "date", "code", "chain",
    ]
    let around = String(path[..<point])
    // The store in `vendor_info.name` and `sender.brand_name`; the day in `vendor_info.date`.
    let key = bareKey(around)
    if last.hasSuffix("name"), isStore(key) { return key }
    guard general.contains(last) else { return path }
    return meaning == .date && HeaderColumns.knownCount([around]) == 0 ? last : around
  }
}
