import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// The price level of every store in every month.
  static func storeIndex(_ indexes: [StoreIndex], names: TableDictionaries) -> DataTable {
    let rows = indexes.flatMap { index in index.points.map { (index: index, point: $0) } }
      .sorted {
        (
          $0.index.store, names.currencies[Int($0.index.currency)], $0.point.month,
          $0.index.method.rawValue
        ) < (
          $1.index.store, names.currencies[Int($1.index.currency)], $1.point.month,
          $1.index.method.rawValue
        )
      }
    return DataTable(
      name: "store-index", rowCount: rows.count,
      columns: [
        names.storeColumn { rows[$0].index.store },
        names.currencyColumn { rows[$0].index.currency },
        .month { rows[$0].point.month },
        .text("method") { rows[$0].index.method.rawValue },
        .fraction("index") { rows[$0].point.index },
        .count("matched_items") { rows[$0].point.matchedItems },
      ])
  }

  /// The household's own price level in every month, over all (`*`) and by category.
  static func householdIndex(_ indexes: [HouseholdIndex], names: TableDictionaries) -> DataTable {
    let rows =
      indexes
      .flatMap { index in
        let category = index.category.map { names.categories[Int($0)] } ?? "*"
        return index.points.map { (category: category, index: index, point: $0) }
      }
      .sorted {
        (
          $0.category, names.currencies[Int($0.index.currency)], $0.point.month,
          $0.index.method.rawValue
        ) < (
          $1.category, names.currencies[Int($1.index.currency)], $1.point.month,
          $1.index.method.rawValue
        )
      }
    return DataTable(
      name: "household-index", rowCount: rows.count,
      columns: [
        .text("category") { rows[$0].category },
        names.currencyColumn { rows[$0].index.currency },
        .month { rows[$0].point.month },
        .text("method") { rows[$0].index.method.rawValue },
        .fraction("index") { rows[$0].point.index },
        .fraction("matched_percent") { rows[$0].point.matchedPercent },
      ])
  }
}
