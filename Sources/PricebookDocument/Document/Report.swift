public import PricebookModel

/// A report as plain values: what it says, in order, without any format.
///
/// Sections build it from the results of the analysis. Renderers write it as HTML, Markdown and
/// so on.
/// It holds typed values (money, months, percent), which a renderer writes for its language.
public struct Report: Sendable {
  /// Which report it is; it decides the file name and the navigation.
  public var kind: ReportKind
  /// The months of the report; `nil` on the page of all months.
  public var period: MonthPeriod?
  /// What the household calls its book; `nil` where it has no title.
  public var book: String?
  /// The title of the document as a browser tab shows it: `Spending review, October 2026`.
  package var title: RichText
  /// The text after the report's name above the headline: `October 2026 to the 29th, 29 of 31 days`.
  package var kicker: RichText
  /// The finding, with its amount.
  package var headline: RichText
  /// One to three sentences under the headline.
  package var deck: RichText
  package var navigation: Navigation = Navigation()
  package var sections: [Section]
  package var footer: [RichText] = []
  /// The language of the words, and whose number and date formats are used.
  public var locale: ReportLocale = .english
  /// The renderers' own words, in the language of ``locale``.
  package var words: any PageWords

  /// Whether it is the page of a month or another period, which fits on one sheet of paper.
  package var isOneSheet: Bool { kind == .index && period != nil }
}

/// Which report a document is.
public enum ReportKind: String, CaseIterable, Hashable, Sendable {
  /// Spending, budgets, carts and why spending changed.
  case spendingReview = "spending-review"
  /// How prices moved, at stores and in the household's indexes.
  case priceTrends = "price-trends"
  /// Where the baskets are cheapest, and how dear the stores are.
  case storeComparison = "store-comparison"
  /// A whole year against the year before.
  case yearInReview = "year-in-review"
  /// The page of a period, or the home page of all months.
  case index = "index"
  /// The price book itself.
  case items = "items"
  /// What to buy where, of a month.
  case shoppingList = "shopping-list"
  /// The lists and open carts of the book.
  case shoppingLists = "shopping-lists"
  /// Every line of a period.
  case receipts = "receipts"
  /// What was said at past month ends, and how it came out.
  case score = "score"

  /// The file name without its extension.
  public var fileName: String { rawValue }
}

/// The links at the top of a page.
package struct Navigation: Sendable {
  /// The one bar of every page, in order.
  package var pages: [Page] = []
  package var previous: MonthLink?
  package var next: MonthLink?

  package struct Page: Sendable {
    package var name: RichText
    package var target: LinkTarget
    package var isCurrent = false
  }

  /// The same report of another month or year.
  package struct MonthLink: Sendable {
    package var month: Month
    /// Whether the report is of the month's whole year.
    package var isYear = false
    package var target: LinkTarget

    /// `September`, with its year where the page has no other sign of it, or `2026`.
    package func name(_ formatting: Formatting, withYear: Bool) -> String {
      isYear
        ? String(month.year) : formatting.startingText(withYear ? .month(month) : .monthName(month))
    }
  }
}
