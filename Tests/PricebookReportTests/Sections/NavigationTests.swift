import PricebookModel
import Testing

@testable import PricebookReport

@Suite("The bar of every page")
struct NavigationTests {
  private static let september = Month(year: 2026, month: 9)
  private static let context = ReportContext(
    months: [september, september.adding(months: 1)],
    periods: [MonthPeriod(september.adding(months: -2)...september)], years: [2026])

  private static func names(_ navigation: Navigation) -> [String] {
    navigation.pages.map { ReportReading.plain($0.name) + ($0.isCurrent ? " *" : "") }
  }

  private static let all = ["Home", "Month", "Spending", "Prices", "Stores", "List", "Year"]

  @Test("It is the same on every page, with the current one marked")
  func same() {
    func marked(_ name: String) -> [String] { Self.all.map { $0 == name ? $0 + " *" : $0 } }
    let month = MonthPeriod(Self.september)
    let context = Self.context
    #expect(Self.names(context.rootNavigation(of: .index)) == marked("Home"))
    #expect(Self.names(context.navigation(of: .index, period: month)) == marked("Month"))
    #expect(Self.names(context.navigation(of: .priceTrends, period: month)) == marked("Prices"))
    #expect(Self.names(context.navigation(of: .shoppingList, period: month)) == marked("List"))
    #expect(Self.names(context.navigation(ofYear: 2026)) == marked("Year"))
  }

  @Test("A month links its own pages, home and years those of the newest month")
  func targets() {
    let context = Self.context
    let month = context.navigation(of: .spendingReview, period: MonthPeriod(Self.september))
    #expect(
      month.pages[1].target == .page("index") && month.pages[5].target == .page("shopping-list"))
    #expect(context.rootNavigation(of: .index).pages[4].target == .page("2026-10/store-comparison"))
    #expect(context.navigation(ofYear: 2026).pages[2].target == .page("../2026-10/spending-review"))
  }

  @Test("A quarter, which has no stores and no list, links those of its last month")
  func quarter() throws {
    let period = try #require(MonthPeriod(iso: "2026-Q3"))
    let pages = Self.context.navigation(of: .spendingReview, period: period).pages
    #expect(pages[2].target == .page("spending-review") && pages[2].isCurrent)
    #expect(pages[4].target == .page("../2026-09/store-comparison"))
  }

  @Test("A page that stands alone has no bar")
  func alone() {
    #expect(
      ReportContext().navigation(of: .index, period: MonthPeriod(Self.september)).pages.isEmpty)
  }
}
