import PricebookDocument
import PricebookModel

/// The French words of the page of shopping lists.
enum FrenchLists: ListPhrases, InFrench {
  static let title: RichText = "Listes de courses"
  static let anyStore: RichText = "Peu importe le magasin"
  static let noCurrency: RichText = "sans devise"
  static let deck: RichText =
    "Par magasin où l’article est prévu ; les listes sans magasin viennent en dernier."
  static let emptyTitle: RichText = "D’où viennent les listes"

  static func emptyDeck(_ query: ListQuery) -> RichText {
    query.showsAll
      ? "Les fichiers ne citent aucune liste ni aucun chariot encore ouvert."
      : "Demandez tous les articles pour voir les listes telles quelles."
  }

  static let howListsAppear: RichText =
    """
    Les listes viennent des exports de CheckoutHero, de CartWise et du module Shopping List, ainsi \
    que des chariots de Grock qui ne sont pas terminés.
    """
  static let footer: RichText =
    """
    Les sommes d’une liste sont exactes et arrondies une fois, au pair le plus proche, à deux \
    décimales ; celles d’un chariot ligne par ligne, comme à la caisse.
    """

  static func kicker(_ query: ListQuery) -> RichText {
    let search = query.search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let state: RichText =
      switch query.state {
      case .all: "tous les articles"
      case .active: "articles à acheter"
      case .bought: "articles achetés"
      }
    return search.isEmpty ? state : "\(state) pour « \(name: search) »"
  }

  static func nothing(_ query: ListQuery) -> RichText {
    query.showsAll ? "Il n’y a pas de liste de courses" : "Aucun article des listes ne correspond"
  }

  static func headline(open: Int, bought: Int, lists: Int) -> RichText {
    let on: RichText = "sur \(counted(lists, "liste", "listes"))"
    if open == 0 { return "\(counted(bought, "article acheté", "articles achetés")) \(on)" }
    let toBuy = counted(open, "article", "articles")
    return bought == 0
      ? "\(toBuy) à acheter \(on)"
      : "\(toBuy) à acheter et \(counted(bought, "acheté", "achetés")) \(on)"
  }

  static func listNote(_ cart: Cart, items: Int) -> RichText {
    let count = counted(items, "article", "articles")
    return cart.isList
      ? "\(cart.app.rawValue), \(count)"
      : "\(cart.app.rawValue), \(FrenchCarts.state(cart.state)), \(count)"
  }

  static func total(unpriced: Int) -> RichText {
    unpriced == 0
      ? "Total" : "Total hors \(counted(unpriced, "article sans prix", "articles sans prix"))"
  }

  static let totalsTitle: RichText = "En tout"
  static let totalsNote: RichText = "Les devises ne sont jamais converties ni additionnées."
  static let totalColumns: [DisplayTable.Column] = [
    .init("Devise", order: .ascending), .number("Listes"), .number("Articles"),
    .number("Sans prix"), .number("Total"), .number("Acheté"), .number("Restant"),
  ]
}
