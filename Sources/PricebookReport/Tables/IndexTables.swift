import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// The price level of every store in every month.
  static func storeIndex(_ indexes: [StoreIndex], names: TableNames) -> DataTable {
    let rows = rows(of: indexes.map { ($0.currency, $0.points) }, names: names) {
      (indexes[$0].store.rawValue, indexes[$0].store.rawValue)
    }
    return DataTable(
      name: "store-index", rowCount: rows.count,
      columns: [.name("store", of: rows, among: names.stores) { StoreID(rawValue: $0.name) }]
        + columns(of: rows, names: names) + [
          .count("matched_items", of: rows) { $0.point.matchedProducts },
          .count("matched_products", of: rows) { $0.point.matchedProducts },
        ])
  }

  /// The household's own price level in every month, over all (`*`) and by category.
  static func householdIndex(_ indexes: [HouseholdIndex], names: TableNames) -> DataTable {
    let categories = indexes.map { index in index.category.map { names.categories[$0] } ?? "*" }
    let ranks = TableNames.ranks(of: categories)
    let rows = rows(of: indexes.map { ($0.currency, $0.points) }, names: names) {
      (ranks[$0], UInt32(clamping: $0))
    }
    return DataTable(
      name: "household-index", rowCount: rows.count,
      columns: [.name("category", of: rows, among: categories) { Int($0.name) }]
        + columns(of: rows, names: names) + [
          .count("matched_products", of: rows) { $0.point.matchedProducts },
          .fraction("matched_percent", of: rows) { $0.point.matchedPercent },
        ])
  }

  /// - Parameter place: The group and the name of an index's rows, from its place.
  private static func rows(
    of indexes: [(currency: CurrencyID, points: [IndexPoint])], names: TableNames,
    place: (Int) -> (group: UInt32, name: UInt32)
  ) -> [IndexRow] {
    let currencies = IDTable<CurrencyID, UInt32>(TableNames.ranks(of: names.currencies.values))
    var rows: [IndexRow] = []
    rows.reserveCapacity(indexes.reduce(0) { $0 + $1.points.count })
    for (number, index) in indexes.enumerated() {
      let (group, name) = place(number)
      for point in index.points {
        rows.append(
          IndexRow(
            group: group, name: name, currencyRank: currencies[index.currency],
            currency: index.currency, position: rows.count, point: point))
      }
    }
    rows.sort()
    return rows
  }

  private static let methods = ["time-product-dummy"]

  private static func columns(of rows: [IndexRow], names: TableNames) -> [DataColumn] {
    [
      names.currency(of: rows) { $0.currency }, .month(of: rows) { $0.point.month },
      .name("method", of: rows, among: methods) { _ in 0 },
      .fraction("index", of: rows) { $0.point.index },
      .fraction("lower", of: rows) { $0.point.interval?.lowerBound },
      .fraction("upper", of: rows) { $0.point.interval?.upperBound },
    ]
  }
}
