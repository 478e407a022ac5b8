package import PricebookModel

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
      if isYear { return String(month.year) }
      return formatting.startingText(withYear ? .month(month) : .monthName(month))
    }
  }
}
