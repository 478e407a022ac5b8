import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpanishTrends {
  static func alertsTitle(_ month: Month) -> RichText { "Avisos de \(.monthName(month))" }
  static let alertsCaption: RichText = "Avisos"

  static func alertsNote(_ percent: Int) -> RichText {
    """
    Un \(.percent(Double(percent), digits: 0)) o más por encima o por debajo de la mediana de los \
    tres meses anteriores con precio, o el precio más bajo en 12 meses.
    """
  }

  static func noAlerts(_ percent: Int) -> RichText {
    """
    Ningún precio cambió un \(.percent(Double(percent), digits: 0)) o más ni llegó a un nuevo \
    mínimo.
    """
  }

  static func pricesIn(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "precios" : "precios en \(name: currency.label)"
  }

  static func alertColumns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Artículo"), .init("Tipo"), .number("Precio"), .number("Referencia"),
      .number("Cambio"), .number(counted(months, "mes", "meses")),
    ]
  }

  static func alertPlace(_ store: String, isNewLow: Bool) -> RichText {
    isNewLow ? "\(name: store), el más bajo en 12 meses" : .name(store)
  }

  static func badge(_ kind: PriceAlert.Kind) -> Badge {
    switch kind {
    case .up: Badge("sube", look: .over, arrow: .up)
    case .down: Badge("baja", look: .under, arrow: .down)
    case .newLow: Badge("mínimo", look: .on)
    }
  }

  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText {
    "\(name: item) en \(name: store) \(change)"
  }

  static func seasonal(_ entries: RichText) -> RichText {
    "Se omiten porque el mismo mes de hace un año cambió de forma parecida: \(entries)."
  }

  static let outliersTitle: RichText = "Precios inusuales"

  static let outliersNote: RichText = """
    Más del triple de la mediana del artículo en su unidad, en todas las tiendas y meses, o menos \
    de un tercio. Siguen en todos los totales y tablas, pero no dan avisos.
    """

  static let outlierColumns: [DisplayTable.Column] = [
    .init("Artículo"), .init("Mes"), .number("Precio"), .number("Mediana"),
  ]

  static let itemsTitle: RichText = "Los artículos que más importan"

  static func itemsNote(_ count: Int) -> RichText {
    """
    \(count == 1 ? "El artículo" : "Los \(.count(count)) artículos") con más gasto en 12 meses, \
    por tienda, como máximo cuatro.
    """
  }

  static let itemsDrawingNote: RichText = """
    Una línea por tienda. Cada imagen tiene su propia escala; el último precio está al final de la \
    línea.
    """

  static func itemsDescription(_ names: [String]) -> RichText {
    "Precios por tienda de \(list(names, limit: 6))."
  }

  static func panelSubheading(
    _ currency: CurrencyCode, unit: String, direction: RichText
  ) -> RichText {
    let unit = SpanishShared.per(unit)
    let price: RichText = currency.label.isEmpty ? unit : "\(name: currency.label) \(unit)"
    return direction.isEmpty ? price : "\(price) · \(direction)"
  }

  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText {
    count == all
      ? "\(word(direction))" : "\(word(direction)) en \(.count(count)) de \(.count(all))"
  }

  static func word(_ direction: PriceTrend.Direction) -> String {
    switch direction {
    case .rising: "al alza"
    case .falling: "a la baja"
    case .steady: "estable"
    case .tooFewMonths: "muy pocos meses"
    }
  }

  static let allItemsTitle: RichText = "Todos los artículos por tienda"
  static let allItemsNote: RichText = """
    Primer y último precio del periodo, cambio típico por mes y precio más bajo hasta ahora.
    """
  static let allItemsCaption: RichText = "Evolución de precios"

  static func perBaseUnit(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "por unidad base" : "\(name: currency.label) por unidad base"
  }

  static let trendColumns: [DisplayTable.Column] = [
    .init("Artículo", order: .ascending), .init("Tienda"), .init("Unidad"), .number("Primero"),
    .number("Último"), .number("Cambio"), .number("Por mes"), .init("Dirección"),
    .number("Meses"), .init("Más bajo"),
  ]

  static func trendFootnotes(areAll: Bool) -> [RichText] {
    let rule: RichText = """
      Una dirección requiere al menos cuatro meses y una pendiente del \(.percent(0.5)) al mes que \
      difícilmente sea casual.
      """
    return areAll ? [rule] : ["Se muestran las filas con más gasto. \(rule)"]
  }

  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
    guard let month else { return "\(price) \(name: store), ahora" }
    return "\(price) \(name: store), \(.shortMonth(month))"
  }
}
