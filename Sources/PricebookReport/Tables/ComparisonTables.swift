import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// What every basket comes to at every store: ranked stores first, then those below the
  /// threshold.
  static func storeComparison(
    _ comparisons: [StoreComparison], names: TableDictionaries
  ) -> DataTable {
    let sorted = comparisons.sortedByBasket
    let rows = sorted.flatMap { comparison in
      comparison.stores.map { (comparison: comparison, store: $0) }
    }
    let digits: @Sendable (Int) -> Int = { rows[$0].comparison.currency.minorUnitDigits }
    return DataTable(
      name: "store-comparison", rowCount: rows.count,
      columns: [
        .text("basket") { rows[$0].comparison.basket.name },
        DataColumn("rank", .integer { rows[$0].store.rank.map(Int64.init) ?? DataColumn.absent }),
        names.storeColumn { rows[$0].store.store },
        .text("currency") { rows[$0].comparison.currency.label },
        .money("total", digits: digits) { rows[$0].store.total },
        .money("like_for_like_total", digits: digits) { rows[$0].store.likeForLikeTotal },
        .count("available_items") { rows[$0].store.availableItems },
        .count("basket_items") { rows[$0].comparison.basket.lines.count },
        .fraction("availability_percent") { row in
          let lines = rows[row].comparison.basket.lines.count
          return lines > 0
            ? Double(rows[row].store.availableItems) * 100 / Double(lines) : nil
        },
        DataColumn("eligible", .flag { rows[$0].store.isEligible }),
      ])
  }

  /// The price of every basket line at every store that has one, real or filled in.
  static func basketPrices(
    _ comparisons: [StoreComparison], names: TableDictionaries
  ) -> DataTable {
    let sorted = comparisons.sortedByBasket
    var rows: [BasketPriceRow] = []
    for (index, comparison) in sorted.enumerated() {
      let lines = comparison.basket.lines.indices.sorted {
        (comparison.basket.lines[$0].item, $0) < (comparison.basket.lines[$1].item, $1)
      }
      let stores = comparison.stores.sorted { $0.store < $1.store }
      for line in lines {
        for store in stores where line < store.prices.count {
          guard let price = store.prices[line] else { continue }
          rows.append(
            BasketPriceRow(
              comparison: index, line: comparison.basket.lines[line], store: store.store,
              price: price,
              times: comparison.timesBought.isEmpty ? 1 : comparison.timesBought[line]))
        }
      }
    }
    let digits: @Sendable (Int) -> Int = { [rows] row in
      sorted[rows[row].comparison].currency.minorUnitDigits
    }
    return DataTable(
      name: "basket-prices", rowCount: rows.count,
      columns: [
        .text("basket") { [rows] in sorted[rows[$0].comparison].basket.name },
        names.itemColumn { [rows] in rows[$0].line.item },
        .quantity("quantity") { [rows] in rows[$0].quantity },
        .text("unit") { [rows] in rows[$0].line.unit.dimension.baseUnit },
        names.storeColumn { [rows] in rows[$0].store },
        .text("currency") { [rows] in sorted[rows[$0].comparison].currency.label },
        .price("price") { [rows] in rows[$0].price.price },
        .money("cost", digits: digits) { [rows] in rows[$0].price.cost },
        DataColumn("observed", .date { [rows] in rows[$0].price.observed }),
        DataColumn("filled_in", .flag { [rows] in rows[$0].price.isFilledIn }),
      ])
  }
}

private struct BasketPriceRow: Sendable {
  var comparison: Int
  var line: Basket.Line
  var store: UInt32
  var price: StoreComparison.BasketPrice
  /// How many times the line counts in the cost.
  var times: Int

  var quantity: BaseQuantity {
    let base = line.unit.base(line.quantity)
    let (count, overflow) = base.count.multipliedReportingOverflow(by: Int128(times))
    return overflow ? base : BaseQuantity(count: count)
  }
}

extension [StoreComparison] {
  /// By the basket's name; baskets of one name, and the currencies of one basket, stay in order.
  fileprivate var sortedByBasket: [StoreComparison] {
    enumerated()
      .sorted { ($0.element.basket.name, $0.offset) < ($1.element.basket.name, $1.offset) }
      .map(\.element)
  }
}
