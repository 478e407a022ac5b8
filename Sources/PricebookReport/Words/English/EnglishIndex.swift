import PricebookDocument
import PricebookModel

/// The words of the pages that lead to the reports.
enum EnglishIndex: IndexPhrases, InEnglish {
  static let title: RichText = "Pricebook, all months"

  static func kicker(
    from first: Month, through last: Month, _ currency: CurrencyCode
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.month(first))" : "\(.month(first)) to \(.month(last))"
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  static func headline(_ total: Value, months: [Month]) -> RichText {
    guard months.count == 1, let month = months.first else {
      return "\(total) in \(counted(months.count, "month", "months"))"
    }
    return "\(total) in \(.month(month))"
  }

  static func deck(kept: Int, over: Int, newest: Month, links: [RichText]) -> RichText {
    let reports: RichText = "Newest report: \(.month(newest)), \(list(links))."
    switch (kept, over) {
    case (0, 0): return reports
    case (_, 0):
      return "\(counted(kept, "month", "months")) kept to the budget. \(reports)"
    case (0, _):
      return "\(counted(over, "month", "months")) went over budget. \(reports)"
    default:
      return """
        \(counted(kept, "month", "months")) kept to the budget, \(.count(over)) did \
        not. \(reports)
        """
    }
  }

  static func inSentence(_ kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "spending review"
    case .priceTrends: "price trends"
    case .storeComparison: "store comparison"
    case .index: "all months"
    case .shoppingLists: "shopping lists"
    }
  }

  static func chartDescription(_ first: Month, _ last: Month) -> RichText {
    "Spending from \(.month(first)) to \(.month(last))."
  }

  static let monthsTitle: RichText = "Months"

  static let columns: [DisplayTable.Column] = [
    .init("Month", order: .descending), .number("Spent"), .init("Against budget"),
    .number("Difference"), .init("Status"), .number("On month before"),
    .number("Prices, 12 months"), .number("Receipts"), .init("Lowest total"),
    .init("Other reports"),
  ]

  static func through(_ day: CalendarDate) -> RichText { "to \(.dayOfMonth(day))" }

  static func otherReports(trends: LinkTarget, stores: LinkTarget) -> RichText {
    "\(link: "Trends", to: trends) · \(link: "Stores", to: stores)"
  }

  static let reportsTitle: RichText = "Reports"
  static let tablesTitle: RichText = "Tables"
  static let tablesNote: RichText =
    "Every table covers all months of the data, as CSV for a spreadsheet or a program."

  static func report(_ name: RichText, _ page: LinkTarget, finding: RichText) -> RichText {
    "\(link: name, to: page): \(finding)."
  }

  static let tableColumns: [DisplayTable.Column] = [.init("File"), .number("Rows")]
  static let footer: RichText =
    "Made by Pricebook. Everything is inside this file; it asks nothing from the network."
}
