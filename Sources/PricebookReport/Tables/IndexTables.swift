import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension ReportTables {
  /// The price level of every store in every month.
  static func storeIndex(_ indexes: [StoreIndex], names: TableDictionaries) -> DataTable {
    let currencies = TableDictionaries.ranks(of: names.currencies)
    var all: [IndexRow] = []
    all.reserveCapacity(indexes.reduce(0) { $0 + $1.points.count })
    for index in indexes {
      for point in index.points {
        all.append(
          IndexRow(
            group: index.store, name: index.store,
            currencyRank: currencies[Int(index.currency)], month: point.month.index,
            method: index.method.place, currency: index.currency,
            position: UInt32(clamping: all.count), index: point.index ?? .nan,
            matched: Double(point.matchedItems)))
      }
    }
    all.sort()
    return DataTable(
      name: "store-index", rowCount: all.count,
      columns: [
        names.stores { [all] rows, ids in fill(rows, &ids) { Int64(all[$0].name) } }
      ] + columns(of: all, names: names) + [
        DataColumn(
          "matched_items",
          .integers { [all] rows, counts in
            // Counts of items are exact in a binary fraction.
            fill(rows, &counts) { Int64(all[$0].matched) }
          })
      ])
  }

  /// The household's own price level in every month, over all (`*`) and by category.
  static func householdIndex(_ indexes: [HouseholdIndex], names: TableDictionaries) -> DataTable {
    let currencies = TableDictionaries.ranks(of: names.currencies)
    let categories = indexes.map { index in
      index.category.map { names.categories[Int($0)] } ?? "*"
    }
    let ranks = TableDictionaries.ranks(of: categories)
    var all: [IndexRow] = []
    all.reserveCapacity(indexes.reduce(0) { $0 + $1.points.count })
    for (place, index) in indexes.enumerated() {
      for point in index.points {
        all.append(
          IndexRow(
            group: ranks[place], name: UInt32(clamping: place),
            currencyRank: currencies[Int(index.currency)], month: point.month.index,
            method: index.method.place, currency: index.currency,
            position: UInt32(clamping: all.count), index: point.index ?? .nan,
            matched: point.matchedPercent))
      }
    }
    all.sort()
    return DataTable(
      name: "household-index", rowCount: all.count,
      columns: [
        .word("category", among: categories) { [all] rows, places in
          fill(rows, &places) { Int64(all[$0].name) }
        }
      ] + columns(of: all, names: names) + [
        DataColumn(
          "matched_percent",
          .fractions { [all] rows, percents in fill(rows, &percents) { all[$0].matched } })
      ])
  }

  private static func columns(of all: [IndexRow], names: TableDictionaries) -> [DataColumn] {
    let methods: [IndexMethod] = [.geksTornqvist, .jevons, .timeProductDummy]
    return [
      names.currencies { rows, ids in fill(rows, &ids) { Int64(all[$0].currency) } },
      .months { rows, months in fill(rows, &months) { Int64(all[$0].month) } },
      .word("method", among: methods.map(\.rawValue)) { rows, places in
        fill(rows, &places) { Int64(all[$0].method) }
      },
      DataColumn("index", .fractions { rows, levels in fill(rows, &levels) { all[$0].index } }),
    ]
  }
}

/// One month of an index, with the places of its words instead of the words, in the order of the
/// table.
private struct IndexRow: Comparable, BitwiseCopyable {
  /// The store, or the place of the category in the order of names.
  var group: UInt32
  /// The store, or the place of the index among all.
  var name: UInt32
  var currencyRank: UInt32
  var month: Int32
  var method: UInt16
  var currency: UInt16
  /// Among the rows before they are sorted, so that equal ones stay as they are.
  var position: UInt32
  /// Not a number where there is none.
  var index: Double
  var matched: Double

  static func < (left: IndexRow, right: IndexRow) -> Bool {
    if left.group != right.group { return left.group < right.group }
    if left.currencyRank != right.currencyRank { return left.currencyRank < right.currencyRank }
    if left.month != right.month { return left.month < right.month }
    return left.method == right.method
      ? left.position < right.position : left.method < right.method
  }
}

extension IndexMethod {
  /// In the order of the words.
  fileprivate var place: UInt16 {
    switch self {
    case .geksTornqvist: 0
    case .jevons: 1
    case .timeProductDummy: 2
    }
  }
}
