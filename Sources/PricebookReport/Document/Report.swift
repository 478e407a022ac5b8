package import PricebookModel

/// A report as plain values: what it says, in order, without any format.
///
/// Sections build it from the results of the analysis. It holds typed values (money, months, percent),
/// which a renderer writes as its format and the report's language do.
public struct Report: Sendable {
  /// Which report it is; it decides the file name and the navigation.
  public var kind: ReportKind
  /// The months of the report; `nil` on the page of all months.
  package var period: MonthPeriod?
  /// What the household calls its book; `nil` where it has no title.
  package var book: String?
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
  package var locale: ReportLocale = .english
  /// The renderers' own words, in the language of ``locale``.
  package var words: PageWords

  /// Whether it is the page of a month or another period, which fits on one sheet of paper.
  package var isOneSheet: Bool { kind == .index && period != nil }
}
