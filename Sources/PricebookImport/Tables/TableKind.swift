import PricebookModel

/// The small tables of a book, recognised by their header.
enum TableKind: Hashable, Sendable, CaseIterable {
  case budgets, aliases, basket, aisles

  var sourceKind: Source.Kind { facts.kind }
  var columns: [String] { facts.columns }

  private var facts: (kind: Source.Kind, columns: [String]) {
    switch self {
    case .budgets:
      (.budgets, ["month", "category", "amount", "currency", "rollover", "person", "from"])
    case .aliases: (.aliases, ["kind", "match", "name", "category", "score", "location"])
    case .basket: (.basket, ["item", "quantity", "unit"])
    case .aisles: (.aisles, ["store", "category", "position"])
    }
  }

  /// The canonical name that a column has in a table of the kind; `nil` for another column.
  func canonical(_ name: String) -> String? {
    if columns.contains(name) { return name }
    // The tool itself writes alias tables.
    guard self != .aliases else { return nil }
    let folded = HeaderName.folded(name)
    return columns.first { HeaderWords.tableColumns[$0]?.contains(folded) == true }
  }

  /// The kind that folded names show; a file named for budgets may leave out the month or the
  /// category, and a basket must not have a column of receipts.
  static func detect(header names: [String], fileName: String = "") -> TableKind? {
    let present = names.filter { !$0.isEmpty }
    func columns(_ kind: TableKind) -> [String?] { present.map { kind.canonical($0) } }
    func has(_ kind: TableKind, _ needed: [String]) -> Bool {
      let known = columns(kind)
      return needed.allSatisfy { known.contains($0) }
    }
    let plain = Set(present)
    if plain.isSuperset(of: ["month", "category", "amount"]),
      !HeaderColumns(words: present).meanings.contains(where: { $0 == .date || $0 == .store })
    {
      return .budgets
    }
    if plain.isSuperset(of: ["kind", "match", "name"]) { return .aliases }
    // No small table has days, and most files are receipts.
    guard !plain.contains("date") else { return nil }
    let isNamed = ValueWords.isBudgetName(fileName)
    let needed = isNamed ? [["category", "amount"], ["month", "amount"]] : []
    if columns(.budgets).allSatisfy({ $0 != nil }),
      ([["month", "category", "amount"]] + needed).contains(where: { has(.budgets, $0) })
    {
      return .budgets
    }
    if has(.aisles, ["category", "position"]), columns(.aisles).allSatisfy({ $0 != nil }) {
      return .aisles
    }
    // A column of items alone is a basket with one of each.
    if plain.contains("item"), plain.isSubset(of: Set(TableKind.basket.columns)) { return .basket }
    let basket = columns(.basket)
    let item = zip(present, basket).first { $0.1 == "item" }
    if let item, !PaymentWords.description.contains(item.0), basket.contains("quantity"),
      basket.allSatisfy({ $0 != nil })
    {
      return .basket
    }
    return nil
  }

  /// Whether a table of budgets begins with its first row: `*,*,400,EUR`.
  static func isBudgetRow(_ fields: [String]) -> Bool {
    guard (3...6).contains(fields.count), !fields[1].isEmpty,
      fields[1].contains(where: \.isLetter) || fields[1] == "*"
    else { return false }
    let isMonth = fields[0] == "*" || MonthText.months(fields[0]) != nil
    return isMonth && fields[2].contains(where: \.isNumber)
      && !fields[2].contains { $0.isLetter && $0.isASCII }
  }

  static func headerNames(firstBytes: [UInt8]) -> [String] {
    firstRecord(of: firstBytes).map { foldedName($0) }
  }

  static func firstRecord(of firstBytes: [UInt8]) -> [String] {
    // The last line may be cut; the header is the first one that is not blank.
    let hasMark = firstBytes.starts(with: TextEncoding.utf8.mark)
    let end = firstBytes.dropFirst(hasMark ? 3 : 0).drop { "\n\r \t".utf8.contains($0) }
      .firstIndex { $0 == 0x0A || $0 == 0x0D }
    let list = RecordList(
      firstBytes[..<(end ?? firstBytes.endIndex)], dialect: CSVTable.dialect(of: firstBytes))
    return list.records.first?.fields ?? []
  }
}

extension CSVTable {
  /// The rows of a kind of table, whose columns may have any of their names.
  func fields(of kind: TableKind) -> [TableFields] {
    let known = kind.columns.compactMap { name in
      (column(name) ?? header.firstIndex { kind.canonical($0) == name }).map { (name, $0) }
    }
    let columns = Dictionary(known) { first, _ in first }
    return rows.map { TableFields(row: $0, columns: columns) }
  }

  /// Reads every row; those that cannot be read are rejected in the log.
  func read(
    as kind: TableKind, log: inout SourceLog, _ read: (TableFields) throws(RowRefusal) -> Void
  ) {
    let fields = fields(of: kind)
    let used = fields.first.map { Array($0.columns.values) } ?? []
    let shown = ShownRecord(header, used: used, dialect)
    for fields in fields {
      do throws(RowRefusal) {
        try read(fields)
        log.countAccepted()
      } catch { log.reject(error.message, at: error.place, text: shown.text(of: fields.row)) }
    }
  }
}
