import PricebookAnalytics
import PricebookModel
import PricebookPages
import PricebookReport
import Testing

@Suite("Rows of the full tables")
struct TableRowTests {
  private static func rows(_ name: String, of book: Book) -> [String] {
    let analysis = Analysis(of: book, options: AnalysisOptions())
    guard
      let table = ReportTables.all(of: analysis).first(where: { $0.name == name })
    else { return [] }
    let text = String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  private static let household = BookBuilder.household().book()

  @Test("A category stands against its budget, an unused one too, adjustments by themselves")
  func spendingByCategory() {
    let october = TableRowTests.rows("spending-by-category", of: TableRowTests.household)
      .filter { $0.hasPrefix("2026-10") }
    #expect(
      october == [
        "2026-10,Candles,EUR,0.00,5.00,-5.00,0.0000,under,0,category",
        "2026-10,Dairy,EUR,17.90,12.00,5.90,149.1667,over,9,category",
        "2026-10,Fruit,EUR,15.54,20.00,-4.46,77.7000,under,4,category",
        "2026-10,Pets,EUR,23.76,,,,unbudgeted,1,category",
        "2026-10,adjustments,EUR,0.50,,,,unbudgeted,2,category",
      ])
  }

  @Test("The whole month has a row only where the budget file has a whole-month budget")
  func wholeMonthRow() {
    var builder = BookBuilder.household()
    builder.budget(nil, 6_000, month: "2026-10")
    let rows = TableRowTests.rows("spending-by-category", of: builder.book())
      .filter { $0.contains(",*,") }
    #expect(rows == ["2026-10,*,EUR,57.70,60.00,-2.30,96.1667,under,16,all"])
  }

  @Test("Where categories are parts of others, each level of rows adds up to the month")
  func nestedCategories() {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "East", "Milk", 120, category: "Food:Dairy")
    builder.buy("2026-10-03", "East", "Brie", 400, category: "Food:Dairy:Cheese")
    builder.buy("2026-10-03", "East", "Soup", 300, category: "Food")
    builder.buy("2026-10-03", "East", "Soap", 150, category: "Household")
    builder.buy("2026-10-03", "East", "Pen", 90)
    builder.budget("Food", 700)
    let rows = TableRowTests.rows("spending-by-category", of: builder.book())
    #expect(
      rows == [
        "2026-10,,EUR,0.90,,,,unbudgeted,1,group", "2026-10,,EUR,0.90,,,,unbudgeted,1,category",
        "2026-10,Food,EUR,8.20,7.00,1.20,117.1429,over,3,group",
        "2026-10,Food,EUR,3.00,,,,unbudgeted,1,category",
        "2026-10,Food:Dairy,EUR,5.20,,,,unbudgeted,2,subgroup",
        "2026-10,Food:Dairy,EUR,1.20,,,,unbudgeted,1,category",
        "2026-10,Food:Dairy:Cheese,EUR,4.00,,,,unbudgeted,1,category",
        "2026-10,Household,EUR,1.50,,,,unbudgeted,1,group",
        "2026-10,Household,EUR,1.50,,,,unbudgeted,1,category",
      ])
  }

  @Test("Spending by item is in base units")
  func spendingByItem() {
    let rows = TableRowTests.rows("spending-by-item", of: TableRowTests.household)
    #expect(rows.contains("2026-10,Apples,kg,EUR,6,15.54,4"))
    #expect(rows.contains("2026-10,Cat food,each,EUR,1,23.76,1"))
  }

  @Test("A unit value has its change on the month before and on the year before")
  func unitValues() {
    let rows = TableRowTests.rows("unit-values", of: TableRowTests.household)
    #expect(
      rows.contains("Butter,Rewe,each,EUR,2026-09,2.6800,2,2,2.6800,2.6800,1.5152,21.8182"))
    #expect(rows.contains("Apples,Lidl,kg,EUR,2025-09,2.4900,4,2,2.4900,2.4900,,"))
  }

  @Test("The parts of a completed cart add up; those of a planned one are empty")
  func cartVariance() {
    #expect(
      TableRowTests.rows("cart-variance", of: TableRowTests.household) == [
        """
        c1,Weekly shop,completed,2026-10-03,EUR,5.00,5.00,7.49,2.49,2.49,1.00,1.00,2.00,2.49,\
        -3.00,over,,0,0.00
        """,
        "c2,Party,planning,2026-10-18,EUR,20.00,2.20,,,,,,,,,,,,",
      ])
  }

  @Test("A shopping list counts what is not priced apart")
  func shoppingLists() {
    #expect(
      TableRowTests.rows("shopping-lists", of: TableRowTests.household) == [
        "c2,Party,Grock,EUR,2,0,1,2.20,0.00,2.20"
      ])
  }

  @Test("Ranked stores of a basket come first; every price names its day")
  func comparison() {
    let book = TableRowTests.household
    let totals = TableRowTests.rows("store-comparison", of: book)
      .filter { $0.hasPrefix("Usual") || $0.hasPrefix("usual") }
    #expect(!totals.isEmpty)
    let ranks = totals.map { $0.split(separator: ",", omittingEmptySubsequences: false)[1] }
    #expect(ranks == ranks.sorted { ($0.isEmpty ? "9" : $0) < ($1.isEmpty ? "9" : $1) })
    let prices = TableRowTests.rows("basket-prices", of: book)
    #expect(prices.contains { $0.contains(",Milk,") && $0.contains(",l,Edeka,EUR,1.0900,") })
  }

  @Test("Money has the decimals of its currency")
  func minorUnits() {
    var builder = BookBuilder()
    builder.buy("2026-10-01", "Konbini", "Tea", 15_000, currency: "JPY")
    builder.buy("2026-10-01", "Souk", "Tea", 125, currency: "KWD")
    #expect(
      TableRowTests.rows("spending-by-store", of: builder.book()) == [
        "2026-10,Konbini,JPY,150,1,1", "2026-10,Souk,KWD,1.250,1,1",
      ])
  }

  @Test(
    "Rows are sorted by their key columns",
    arguments: [
      ("spending-by-month", 2), ("spending-by-category", 3), ("spending-by-store", 3),
      ("spending-by-item", 4),
      ("unit-values", 5), ("price-trends", 4), ("price-alerts", 5), ("store-index", 4),
      ("household-index", 4),
    ])
  func sortedRows(name: String, keys: Int) {
    let rows = TableRowTests.rows(name, of: TableRowTests.household)
      .map {
        $0.split(separator: ",", omittingEmptySubsequences: false).prefix(keys).map(String.init)
      }
    #expect(!rows.isEmpty)
    for (left, right) in zip(rows, rows.dropFirst()) {
      #expect(!right.lexicographicallyPrecedes(left), "\(left) before \(right)")
    }
  }
}
