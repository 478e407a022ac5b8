import PricebookDocument
import PricebookModel

/// The words of the page of shopping lists.
enum EnglishLists: ListPhrases, InEnglish {
  static let title: RichText = "Shopping lists"
  static let anyStore: RichText = "Any store"
  static let noCurrency: RichText = "no currency"
  static let deck: RichText =
    "Grouped by the store that an item is planned for; lists that name no store come last."
  static let emptyTitle: RichText = "Where lists come from"

  static func emptyDeck(_ query: ListQuery) -> RichText {
    query.showsAll
      ? "The files name no list and no cart that is still open."
      : "Ask for all items to see the lists as they are."
  }

  static let howListsAppear: RichText =
    """
    Lists come from exports of CheckoutHero, CartWise and the Shopping List module, and from \
    carts in Grock that are not completed.
    """
  static let footer: RichText =
    """
    Sums of a list are exact and rounded once, half to even, to two decimals; those of a cart \
    line by line, as a till does.
    """

  static func kicker(_ query: ListQuery) -> RichText {
    let search = query.search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let state: RichText =
      switch query.state {
      case .all: "all items"
      case .active: "items still to buy"
      case .bought: "items bought"
      }
    return search.isEmpty ? state : "\(state) that match “\(name: search)”"
  }

  static func nothing(_ query: ListQuery) -> RichText {
    query.showsAll ? "There is no shopping list" : "No item on any list is like that"
  }

  static func headline(open: Int, bought: Int, lists: Int) -> RichText {
    let on: RichText = "on \(counted(lists, "list", "lists"))"
    if open == 0 { return "\(counted(bought, "item", "items")) bought \(on)" }
    let toBuy = counted(open, "item", "items")
    return bought == 0
      ? "\(toBuy) to buy \(on)" : "\(toBuy) to buy and \(.count(bought)) bought \(on)"
  }

  /// `Grock, planning, 12 items`.
  static func listNote(_ cart: Cart, items: Int) -> RichText {
    let count = counted(items, "item", "items")
    return cart.isList
      ? "\(cart.app.rawValue), \(count)"
      : "\(cart.app.rawValue), \(EnglishCarts.state(cart.state)), \(count)"
  }

  static func total(unpriced: Int) -> RichText {
    unpriced == 0
      ? "Total" : "Total without \(counted(unpriced, "unpriced item", "unpriced items"))"
  }

  static let totalsTitle: RichText = "In all"
  static let totalsNote: RichText = "Currencies are never converted or added."
  static let totalColumns: [DisplayTable.Column] = [
    .init("Currency", order: .ascending), .number("Lists"), .number("Items"),
    .number("Unpriced"), .number("Total"), .number("Bought"), .number("Remaining"),
  ]
}
