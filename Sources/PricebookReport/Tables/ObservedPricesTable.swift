import PricebookDocument
import PricebookModel

extension ReportTables {
  static func observedPrices(_ book: BookFacts, names: TableNames) -> DataTable {
    let prices = book.prices
    let rows = (0..<prices.count).filter { prices.uses[$0].contains(.price) }
    let (visits, articles) = (prices.visits, prices.articles)
    let locations = book.names.locations.values
    let units = book.names.units
    @Sendable func visit(_ row: Int) -> Int { Int(prices.visit[row]) }
    @Sendable func article(_ row: Int) -> Int { Int(prices.article[row]) }
    return DataTable(
      name: "observed-prices", rowCount: rows.count,
      columns: [
        .text("date", of: rows) { row in
          let day = visits.day[visit(row)]
          return day == ObservedPrices.undated ? "" : day.description
        },
        names.store(of: rows) { visits.store[visit($0)] },
        .name("location", of: rows, among: locations + [""]) { row in
          locations.isEmpty ? 0 : visits.store[visit(row)].index
        },
        names.item(of: rows) { articles.item[article($0)] },
        .name("barcode", of: rows, among: prices.barcodes + [""]) { row in
          prices.barcodes.isEmpty ? 0 : article(row)
        },
        .name("category", of: rows, among: names.categories.values) {
          articles.category[article($0)].index
        },
        .exactDecimal("price", of: rows) { row in
          let digits = book.names.currencies[articles.currency[article(row)]].minorUnitDigits
          return decimal(prices.price[row].tenThousandths, scale: 4, atLeast: digits)
        },
        .exactDecimal("quantity", of: rows) { row in
          decimal(prices.quantity[row].millionths, scale: 6, atLeast: 0)
        },
        .name("unit", of: rows, among: units.map(\.symbol)) { articles.unit[article($0)].index },
        .exactDecimal("unit_price", of: rows) { row in
          let unit = units[articles.unit[article(row)]]
          let value = UnitValue(
            paid: prices.price[row], quantity: unit.base(prices.quantity[row]))
          return value.rounded.map { decimal($0.tenThousandths, scale: 4, atLeast: 4) }
        },
        .name("base_unit", of: rows, among: units.map(\.dimension.baseUnit)) {
          articles.unit[article($0)].index
        },
        names.currency(of: rows) { articles.currency[article($0)] },
        .text("offer", of: rows) { prices.uses[$0].contains(.offer) ? "yes" : "" },
        .text("valid_until", of: rows) { row in
          let day = visits.lastDay[visit(row)]
          return day == ObservedPrices.open ? "" : day.description
        },
        .name("file", of: rows, among: book.sources.map(\.path)) { Int(prices.source[$0]) },
        .count("line", of: rows) { Int(prices.line[$0]) },
      ])
  }

  /// A number without zeros at the end, but with so many decimals at least.
  private static func decimal(_ count: Int64, scale: UInt8, atLeast digits: Int) -> ExactDecimal {
    var (count, scale) = (Int128(count), scale)
    while scale > UInt8(clamping: digits), count % 10 == 0 {
      count /= 10
      scale -= 1
    }
    return ExactDecimal(significand: count, scale: scale)
  }
}
