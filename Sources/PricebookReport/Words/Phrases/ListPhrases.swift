import PricebookDocument
import PricebookModel

/// The words of the page of shopping lists.
protocol ListPhrases: LanguagePhrases {
  static var title: RichText { get }
  static var anyStore: RichText { get }
  static var noCurrency: RichText { get }
  static var deck: RichText { get }
  static var emptyTitle: RichText { get }

  static func emptyDeck(_ query: ListQuery) -> RichText

  static var howListsAppear: RichText { get }
  static var footer: RichText { get }

  static func kicker(_ query: ListQuery) -> RichText
  static func nothing(_ query: ListQuery) -> RichText
  static func headline(open: Int, bought: Int, lists: Int) -> RichText

  /// `Grock, planning, 12 items`.
  static func listNote(_ cart: Cart, items: Int) -> RichText
  static func total(unpriced: Int) -> RichText

  static var totalsTitle: RichText { get }
  static var totalsNote: RichText { get }
  static var totalColumns: [DisplayTable.Column] { get }
}
