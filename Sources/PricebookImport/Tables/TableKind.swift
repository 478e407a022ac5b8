import PricebookModel

/// The small tables of a book, recognised by their header.
enum TableKind: Hashable, Sendable, CaseIterable {
  case budgets
  case aliases
  case basket

  var sourceKind: Source.Kind {
    switch self {
    case .budgets: .budgets
    case .aliases: .aliases
    case .basket: .basket
    }
  }

  /// The columns a file must have.
  var neededColumns: [String] {
    switch self {
    case .budgets: ["month", "category", "amount"]
    case .aliases: ["kind", "match", "name"]
    case .basket: ["item", "quantity"]
    }
  }

  /// The columns a file may have.
  var columns: [String] {
    switch self {
    case .budgets: ["month", "category", "amount", "currency", "rollover"]
    case .aliases: ["kind", "match", "name", "category", "score", "location"]
    case .basket: ["item", "quantity", "unit"]
    }
  }

  /// The kind that a header shows; a basket must not have a column of receipts.
  ///
  /// - Parameter names: Folded.
  static func detect(header names: [String]) -> TableKind? {
    let present = Set(names.filter { !$0.isEmpty })
    for kind in [TableKind.budgets, .aliases]
    where kind.neededColumns.allSatisfy({ present.contains($0) }) {
      return kind
    }
    // A column of items alone is a basket with one of each.
    if present.contains("item"), present.isSubset(of: Set(TableKind.basket.columns)) {
      return .basket
    }
    return nil
  }

  /// The names in a file's header, by its first bytes.
  static func headerNames(firstBytes: [UInt8]) -> [String] {
    var head = firstBytes[...]
    // The last line may be cut; the header is the first one that is not blank.
    if let end = headerEnd(firstBytes) { head = firstBytes[..<end] }
    let list = RecordList(head, dialect: CSVTable.dialect(of: firstBytes))
    return list.records.first.map { $0.fields.map { foldedName($0) } } ?? []
  }

  private static func headerEnd(_ bytes: [UInt8]) -> Int? {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard
      let start = bytes.indices.dropFirst(hasMark ? 3 : 0)
        .first(where: { ![0x0A, 0x0D, 0x20, 0x09].contains(bytes[$0]) })
    else { return nil }
    return bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D }
  }
}
