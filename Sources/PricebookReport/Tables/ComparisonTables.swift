import PricebookAnalytics
import PricebookDocument
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
    var found: [BasketPriceRow] = []
    var units: [String] = []
    for (index, comparison) in sorted.enumerated() {
      let lines = comparison.basket.lines.indices.sorted {
        (comparison.basket.lines[$0].item, $0) < (comparison.basket.lines[$1].item, $1)
      }
      let stores = comparison.stores.indices.sorted {
        comparison.stores[$0].store < comparison.stores[$1].store
      }
      for line in lines {
        let basketLine = comparison.basket.lines[line]
        let unit = basketLine.unit.dimension.baseUnit
        let place = units.firstIndex(of: unit) ?? units.count
        if place == units.count { units.append(unit) }
        let times = comparison.timesBought.isEmpty ? 1 : comparison.timesBought[line]
        let quantity = basketLine.quantity(times: times).roundedMillionths
        for store in stores where line < comparison.stores[store].prices.count {
          guard let price = comparison.stores[store].prices[line] else { continue }
          found.append(
            BasketPriceRow(
              comparison: Int32(clamping: index), unit: Int32(place), item: basketLine.item,
              store: comparison.stores[store].store, quantity: quantity, price: price))
        }
      }
    }
    let currencies = sorted.map(\.currency.label)
    let minorUnitDigits = sorted.map(\.currency.minorUnitDigits)
    return DataTable(
      name: "basket-prices", rowCount: found.count,
      columns: [
        .word("basket", among: sorted.map(\.basket.name)) { [found] rows, places in
          fill(rows, &places) { Int64(found[$0].comparison) }
        },
        names.items { [found] rows, ids in fill(rows, &ids) { Int64(found[$0].item) } },
        DataColumn(
          "quantity",
          .quantities { [found] rows, numbers in fill(rows, &numbers) { found[$0].quantity } }),
        .word("unit", among: units) { [found] rows, places in
          fill(rows, &places) { Int64(found[$0].unit) }
        },
        names.stores { [found] rows, ids in fill(rows, &ids) { Int64(found[$0].store) } },
        .word("currency", among: currencies) { [found] rows, places in
          fill(rows, &places) { Int64(found[$0].comparison) }
        },
        DataColumn(
          "price",
          .decimals(digits: 4) { [found] rows, prices in
            fill(rows, &prices) { found[$0].price.price.tenThousandths }
          }),
        .money("cost", digits: { [found] in minorUnitDigits[Int(found[$0].comparison)] }) {
          [found] in found[$0].price.cost
        },
        DataColumn("observed", .date { [found] in found[$0].price.observed }),
        .word("filled_in", among: ["false", "true"]) { [found] rows, places in
          fill(rows, &places) { found[$0].price.isFilledIn ? 1 : 0 }
        },
      ])
  }
}

private struct BasketPriceRow: Sendable {
  var comparison: Int32
  /// Among the base units of the table.
  var unit: Int32
  var item: UInt32
  var store: UInt32
  /// In 1/1 000 000 of a base unit.
  var quantity: Int64
  var price: StoreComparison.BasketPrice
}

extension Basket.Line {
  /// The line's quantity as often as it counts in the cost, in base units.
  fileprivate func quantity(times: Int) -> BaseQuantity {
    let base = unit.base(quantity)
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
