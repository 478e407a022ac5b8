import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish.Comparison {
  static let barsTitle: RichText = "Cesta completa por tienda"
  static let availabilityTitle: RichText = "Lo que las tiendas tienen de la cesta"

  static let bars: RichText = """
    Relleno: lo que suman los precios de la tienda. Línea discontinua: estimado para los artículos que le \
    faltan. La barra más fuerte: la cesta completa más barata.
    """
  static let availabilityBars: RichText = """
    Relleno: los artículos de la cesta con precio en la tienda. La marca es el umbral.
    """

  static func noneEligible(of stores: RichText) -> RichText { "\(stores), ninguna clasificada." }

  static func lowestStores(_ leaders: RichText, of stores: RichText) -> RichText {
    "\(stores). Para la cesta completa: \(leaders)."
  }

  static let storesTableTitle: RichText = "Tabla de tiendas"
  static let storesTableCaption: RichText = "Totales por tienda"
  static let itemsTitle: RichText = "Artículo por artículo"
  static let ownTotal: RichText = "Total de precios propios"
  static let pricesCaption: RichText = "Coste de cada artículo por tienda"

  static func pricesUnit(isWeighed: Bool) -> RichText {
    isWeighed
      ? "por la cantidad de la cesta, por las veces que se compró"
      : "por la cantidad de la cesta"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    El precio más reciente de cada artículo en cada tienda, de hace \
    \(counted(maximumAge, "día", "días")) como máximo, por la cantidad.
    """
  }

  static let itemsDrawingNote: RichText = "A la derecha de la raya: tiendas por debajo del umbral."

  static func weighed(_ item: RichText, times: Int) -> RichText {
    "\(item), \(counted(times, "vez", "veces"))"
  }

  static let cheapestMark: RichText = "el más barato"
  static func warmMark(_ percent: Int) -> RichText { "\(percent: percent) o más por encima" }
  static func hotMark(_ percent: Int) -> RichText { "\(percent: percent) o más" }
  static let filledInMark: RichText = "estimado, no es un precio real"

  static func staleMark(_ days: Int) -> RichText {
    "de hace más de \(counted(days, "día", "días")), o sin fecha"
  }

  static func stale(_ item: LinkedName, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) en \(name: store) (sin fecha)" }
    return "\(name: item) en \(name: store) (\(.month(month)))"
  }

  static func offerMark(_ percent: Int) -> RichText {
    "\(percent: percent) o más por debajo de la mediana anterior de la tienda"
  }

  static let listTitle: RichText = "Lista de la compra"

  static func listNote(_ store: String) -> RichText {
    "La cesta en \(name: store)."
  }

  static func listLacks(_ items: RichText) -> RichText { "Allí falta: \(items)." }
  static func elsewhere(_ price: Value, at store: String) -> RichText {
    "en \(name: store), \(price)"
  }

  static func inMeanQuantities(_ amount: Value) -> RichText {
    "\(amount) para las cantidades medias que cuenta la comparación de tiendas."
  }

  static let wholePieces: RichText =
    "Lo que siempre se compra por piezas o litros enteros se redondea hacia arriba."
  static let boxesNote: RichText = "Para marcar en la tienda; la página no recuerda nada."
  static func listPage(_ page: LinkTarget) -> RichText {
    "La lista para llevar: \(link: RichText(Spanish.Page.shoppingList), to: page)."
  }

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }
  static let belowTitle: RichText = "Por debajo del umbral"

  static func belowNote(_ percent: Int) -> RichText {
    "Figuran, pero sin clasificar: tienen menos del \(percent: percent) de los artículos."
  }

  static func seenBasketData(items: Int, isFull: Bool) -> RichText {
    isFull
      ? """
      No se ha leído ningún recibo. Por eso la cesta tiene uno de cada uno de los \(.count(items)) \
      artículos que tienen precio en más tiendas.
      """
      : """
      No se ha leído ningún recibo. Por eso la cesta tiene uno de cada artículo cuyo precio se ha \
      visto.
      """
  }

  static func furtherNote(_ kind: StoreComparison.BasketKind, items: Int) -> RichText {
    let count = counted(items, "artículo", "artículos")
    return switch kind {
    case .file: "Una cesta de un archivo, \(count)."
    case .planningCart: "Una compra prevista, \(count)."
    case .usual: "Los artículos comprados con más regularidad, \(count)."
    case .due: "Los artículos que toca reponer, \(count)."
    case .seen: "Los artículos cuyo precio se ha visto, \(count)."
    }
  }

  static func usualBasketData(
    items: Int, receipts: Int, months: Int, isFull: Bool
  ) -> RichText {
    let articles: RichText =
      items == 1 ? "el artículo que está" : "los \(.count(items)) artículos que están"
    let which: RichText =
      isFull
      ? """
      en más recibos de los últimos \(.count(months)) meses, cada uno en al menos \
      \(digits: receipts)
      """
      : "en al menos \(digits: receipts) recibos de los últimos \(.count(months)) meses"
    return """
      La cesta habitual tiene \(articles) \(which), en su cantidad media por recibo, que se muestra \
      redondeada.
      """
  }

  static func pricesData(maximumAge: Int, _ offer: OfferRule) -> RichText {
    """
    Un precio vale \(counted(maximumAge, "día", "días")). Los artículos que faltan se estiman al \
    nivel de precios de la tienda con el método «product dummy». Una oferta es un precio al menos \
    un \(percent: offer.percent) por debajo de la mediana de los precios mensuales de la tienda en \
    los \(digits: offer.months) meses anteriores, de los que al menos \(digits: offer.leastMonths) \
    tienen precio.
    """
  }

  static let unknownItemsTitle: RichText = "Artículos de la cesta no encontrados"
  static let unknownItemsNote: RichText = """
    Ningún recibo y ningún precio los tiene con estos nombres, así que ninguna tienda tiene \
    su precio. Escriba un nombre conocido, o añada un alias; pricebook match propone uno.
    """

  static func omittedBaskets(_ count: Int) -> RichText {
    """
    \(counted(count, "cesta más está", "cestas más están")) en las tablas.
    """
  }
}

extension Spanish {
  /// The Spanish words of the sections on ratings and contributors.
  enum People: PeoplePhrases, InSpanish {
    static let ratingsTitle: RichText = "Valoraciones"
    static let ratingsNote: RichText =
      "De la exportación de CartWise. Las tiendas sin valoración no figuran."

    static let contributorsTitle: RichText = "Colaboradores"
    static let contributorsNote: RichText =
      "Quién actualizó precios en CartWise, con el nivel que corresponde."
    static func level(_ level: Contributor.Level) -> String { level.rawValue }
  }
}
