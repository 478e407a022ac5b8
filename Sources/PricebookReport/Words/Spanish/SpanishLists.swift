import PricebookDocument
import PricebookModel

/// The Spanish words of the page of shopping lists.
enum SpanishLists: ListPhrases, InSpanish {
  static let title: RichText = "Listas de compras"
  static let anyStore: RichText = "Cualquier tienda"
  static let noCurrency: RichText = "sin moneda"
  static let deck: RichText = """
    Por la tienda para la que está previsto un artículo; las listas sin tienda van al final.
    """
  static let emptyTitle: RichText = "De dónde salen las listas"

  static func emptyDeck(_ query: ListQuery) -> RichText {
    query.showsAll
      ? "Los archivos no contienen ninguna lista ni compra abierta."
      : "Pida todos los artículos para ver las listas tal como son."
  }

  static let howListsAppear: RichText =
    """
    Las listas salen de las exportaciones de CheckoutHero, CartWise y el módulo Shopping List, y \
    de las compras de Grock que no están terminadas.
    """
  static let footer: RichText =
    """
    Las sumas de una lista son exactas y se redondean una vez, las mitades al par, a dos \
    decimales; las de una compra, línea por línea, como en la caja.
    """

  static func kicker(_ query: ListQuery) -> RichText {
    let search = query.search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let state: RichText =
      switch query.state {
      case .all: "todos los artículos"
      case .active: "artículos por comprar"
      case .bought: "artículos comprados"
      }
    return search.isEmpty ? state : "\(state) que coinciden con «\(name: search)»"
  }

  static func nothing(_ query: ListQuery) -> RichText {
    query.showsAll ? "No hay ninguna lista de compras" : "Ningún artículo de las listas coincide"
  }

  static func headline(open: Int, bought: Int, lists: Int) -> RichText {
    let on: RichText = "en \(counted(lists, "lista", "listas"))"
    if open == 0 { return "\(counted(bought, "artículo comprado", "artículos comprados")) \(on)" }
    let toBuy: RichText = "\(counted(open, "artículo", "artículos")) por comprar"
    return bought == 0
      ? "\(toBuy) \(on)" : "\(toBuy) y \(counted(bought, "comprado", "comprados")) \(on)"
  }

  static func listNote(_ cart: Cart, items: Int) -> RichText {
    let count = counted(items, "artículo", "artículos")
    return cart.isList
      ? "\(cart.app.rawValue), \(count)"
      : "\(cart.app.rawValue), \(SpanishCarts.state(cart.state)), \(count)"
  }

  static func total(unpriced: Int) -> RichText {
    unpriced == 0
      ? "Total" : "Total sin \(counted(unpriced, "artículo sin precio", "artículos sin precio"))"
  }

  static let totalsTitle: RichText = "En total"
  static let totalsNote: RichText = "Las monedas nunca se convierten ni se suman."
  static let totalColumns: [DisplayTable.Column] = [
    .init("Moneda", order: .ascending), .number("Listas"), .number("Artículos"),
    .number("Sin precio"), .number("Total"), .number("Comprado"), .number("Pendiente"),
  ]
}
