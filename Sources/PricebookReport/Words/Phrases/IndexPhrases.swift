import PricebookDocument
import PricebookModel

/// The words of the pages that lead to the reports.
protocol IndexPhrases: LanguagePhrases {
  static var title: RichText { get }
  /// How many months kept to the budget; the newest that is reported; how to report the others.
  static func deck(
    kept: Int, over: Int, newest: (month: Month, links: [RichText])?, unlinked: Int
  ) -> RichText
  static func inSentence(_ kind: ReportKind) -> RichText
  static var periodsTitle: RichText { get }
  static func chartDescription(_ first: Month, _ last: Month) -> RichText
  static func through(_ day: CalendarDate) -> RichText
  static var tablesTitle: RichText { get }
  static var tablesNote: RichText { get }
  static var footer: RichText { get }
}

/// The words of the page of shopping lists.
protocol ListPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var anyStore: RichText { get }
  static var noCurrency: RichText { get }
  static var deck: RichText { get }
  static var emptyTitle: RichText { get }
  static func emptyDeck(showsAll: Bool) -> RichText
  static var howListsAppear: RichText { get }
  static var footer: RichText { get }
  static func items(_ state: ListQuery.State) -> RichText
  /// Those of ``items(_:)`` that a text is looked for in.
  static func matching(_ items: RichText, _ text: String) -> RichText
  static func nothing(showsAll: Bool) -> RichText
  static func headline(open: Int, bought: Int, lists: Int) -> RichText
  static func total(unpriced: Int) -> RichText
  static var totalsTitle: RichText { get }
  static var totalsNote: RichText { get }
}
