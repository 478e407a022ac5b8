import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpanishComparison {
  static let barsTitle: RichText = "Todas las tiendas"

  static func barsNote(hasEligible: Bool, hasOthers: Bool) -> RichText {
    let outlined: RichText =
      "En contorno: tiendas por debajo del umbral; sus totales abarcan muy pocos artículos"
    guard hasEligible else { return "\(outlined) para comparar." }
    let bars: RichText = """
      Relleno: lo que suman los precios de la tienda. A trazos: estimado para los artículos que le \
      faltan. La barra más fuerte: la cesta completa más barata.
      """
    return hasOthers ? "\(bars) \(outlined)." : bars
  }

  static func barsDescription(_ leaders: [(String, Value)], stores: Int) -> RichText {
    let count = counted(stores, "tienda", "tiendas")
    guard !leaders.isEmpty else { return "\(count), ninguna clasificada." }
    let entries = leaders.map { entry -> RichText in "\(name: entry.0) \(entry.1)" }
    return "\(count). Por la cesta completa: \(list(entries))."
  }

  static let storesTableTitle: RichText = "Tabla de tiendas"
  static let storesTableCaption: RichText = "Totales por tienda"

  static let storeColumns: [DisplayTable.Column] = [
    .init("Tienda"), .number("Puesto"), .number("Total propio"), .number("Cesta completa"),
    .number("Disponible"), .number("Parte"), .number("Más barata en"),
  ]

  static let itemsTitle: RichText = "Artículo por artículo"
  static let itemColumn: RichText = "Artículo"
  static let ownTotal: RichText = "Total de precios propios"
  static let pricesCaption: RichText = "Coste de cada artículo por tienda"

  static func pricesUnit(_ currency: CurrencyCode, isWeighed: Bool) -> RichText {
    let what: RichText =
      isWeighed
      ? "por la cantidad de la cesta, por las veces que se compró"
      : "por la cantidad de la cesta"
    return currency.label.isEmpty ? what : "en \(name: currency.label), \(what)"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    El precio más reciente de cada artículo en cada tienda, de hace \
    \(counted(maximumAge, "día", "días")) como máximo, por la cantidad.
    """
  }

  static let itemsDrawingNote: RichText =
    "A la derecha de la raya: tiendas por debajo del umbral."

  static func weighed(_ item: RichText, times: Int) -> RichText {
    "\(item), \(counted(times, "vez", "veces"))"
  }

  static let cheapestMark: RichText = "el más barato"
  static let warmMark: RichText = "\(.percent(10, digits: 0)) o más por encima"
  static let hotMark: RichText = "\(.percent(25, digits: 0)) o más"
  static let filledInMark: RichText = "estimado, no es un precio real"

  static func staleMark(_ days: Int) -> RichText {
    "de hace más de \(counted(days, "día", "días")), o sin fecha"
  }

  static func stale(_ item: String, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) en \(name: store) (sin fecha)" }
    return "\(name: item) en \(name: store) (\(.month(month)))"
  }

  static let offerMark: RichText =
    "\(.percent(15, digits: 0)) o más por debajo de la mediana anterior de la tienda"

  static let listTitle: RichText = "Lista de compras"

  static func listNote(_ store: String, lacks: [String]) -> RichText {
    let what: RichText = "La cesta en \(name: store), la más barata por la cesta completa."
    guard !lacks.isEmpty else { return what }
    return "\(what) Allí falta: \(list(lacks, limit: 6))."
  }

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }

  static let belowTitle: RichText = "Por debajo del umbral"

  static func belowNote(_ percent: Int) -> RichText {
    """
    Figuran, pero sin clasificar: tienen menos del \(.percent(Double(percent), digits: 0)) de los \
    artículos.
    """
  }

  static let belowColumns: [DisplayTable.Column] = [
    .init("Tienda"), .number("Disponible"), .number("Total propio"), .init("Falta"),
  ]

  static func furtherNote(
    _ kind: StoreComparison.BasketKind, items: Int, _ currency: CurrencyCode
  ) -> RichText {
    let count = counted(items, "artículo", "artículos")
    let what: RichText =
      switch kind {
      case .file: "Una cesta de un archivo, \(count)."
      case .planningCart: "Una compra prevista, \(count)."
      case .usual: "Los artículos comprados con más regularidad, \(count)."
      }
    return currency.label.isEmpty ? what : "\(what) Importes en \(name: currency.label)."
  }

  static func data(
    _ comparison: StoreComparison?, months: Int, maximumAge: Int, omittedBaskets: Int
  ) -> [RichText] {
    var sentences: [RichText] = []
    if let comparison, comparison.kind == .usual {
      let count = comparison.basket.lines.count
      sentences.append(
        """
        La cesta habitual tiene \
        \(count == 1 ? "el artículo que está" : "los \(.count(count)) artículos que están") en al \
        menos 2 recibos de los últimos \(.count(months)) meses, como máximo 40, en su cantidad \
        media por recibo, que se muestra redondeada.
        """)
    }
    if comparison != nil {
      sentences.append(
        """
        Un precio vale \(counted(maximumAge, "día", "días")). Los artículos que faltan se estiman \
        al nivel de precios de la tienda con el método «product dummy». Una oferta es un precio al \
        menos un \(.percent(15, digits: 0)) por debajo de la mediana de los precios mensuales de \
        la tienda en los 6 meses anteriores, de los que al menos 3 tienen precio.
        """)
    }
    if omittedBaskets > 0 {
      sentences.append(
        """
        \(counted(omittedBaskets, "cesta más está", "cestas más están")) en las tablas.
        """)
    }
    return sentences
  }
}
