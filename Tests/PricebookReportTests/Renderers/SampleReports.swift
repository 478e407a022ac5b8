import PricebookModel

@testable import PricebookReport

/// Invented reports that use every kind of block, for goldens and for looking at.
enum SampleReports {
  static let euro = CurrencyCode(label: "EUR")
  static let october = Month(year: 2026, month: 10)

  static func amount(_ cents: Int) -> Amount { Amount(tenThousandths: Int64(cents) * 100) }
  static func money(_ cents: Int) -> Money { Money(amount(cents), euro) }

  static func day(_ month: Int, _ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: month, day: day) ?? CalendarDate(daysSinceEpoch: 0)
  }

  static let footer: [RichText] = [
    "Made by Pricebook from the files listed under Data. Everything is inside this file; it asks nothing from the network.",
    "Amounts in euros (EUR). Variance is actual − budget: plus is overspent.",
  ]

  static func navigation() -> Navigation {
    Navigation(
      pages: [
        .init(name: "Home", target: .file("../index.html")),
        .init(name: "Month", target: .page("index")),
        .init(name: "Spending", target: .page("spending-review")),
        .init(name: "Prices", target: .page("price-trends")),
        .init(name: "Stores", target: .page("store-comparison")),
      ],
      previous: Navigation.MonthLink(
        month: Month(year: 2026, month: 9), target: .page("../2026-09/spending-review")))
  }
}

extension SampleReports {
  static var all: [Report] { [spendingReview(), priceTrends(), storeComparison(), index()] }
}
