import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the price trends.
enum SpanishTrends: TrendPhrases, InSpanish {
  static func title(_ month: Month) -> RichText { "Evolución de precios, \(.month(month))" }

  static func kicker(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return first == last ? "\(.month(first))" : "\(.month(first)) a \(.month(last))"
  }

  static func household(_ change: HouseholdPrices.Change) -> RichText {
    let span: RichText = change.months == 12 ? "en un año" : "desde \(.month(change.since))"
    guard !isLevel(change.percent) else {
      return "Los precios del hogar se mantuvieron \(span)"
    }
    let size: Value = .percent(change.percent.magnitude)
    return "Los precios del hogar \(change.percent > 0 ? "subieron" : "bajaron") un \(size) \(span)"
  }

  static let noPrices: RichText = "Aún no hay precios"

  static func tooFewMonths(prices: Int, stores: Int) -> RichText {
    """
    \(counted(prices, "precio", "precios")) en \(counted(stores, "tienda", "tiendas")), muy pocos \
    meses para ver una tendencia
    """
  }

  static let howPricesAppear: RichText = """
    Un precio aparece con la primera línea de recibo, o el primer precio con fecha de una app de \
    compras, que tiene artículo, tienda e importe.
    """

  static func stores(
    _ store: String, _ change: Double, other: (name: String, change: Double)?
  ) -> RichText {
    guard let other else { return "Los precios de \(name: store) \(moved(change))." }
    if isLevel(change), isLevel(other.change) {
      return "Los precios apenas se movieron en ninguna tienda."
    }
    if change > 0, !isLevel(change) {
      let rest: RichText =
        other.change > 0 && !isLevel(other.change)
        ? least(other.change) : " \(moved(other.change))"
      return """
        Los precios de \(name: store) son los que más subieron, \
        \(strong: .percentDifference(change)); los de \(name: other.name)\(rest).
        """
    }
    return """
      Los precios de \(name: other.name) son los que más bajaron, \
      \(strong: .percentDifference(other.change)); los de \(name: store)\
      \(isLevel(change) ? " \(moved(change))" : least(change)).
      """
  }

  /// Whether a change rounds to nothing at one decimal.
  private static func isLevel(_ change: Double) -> Bool { change.magnitude < 0.05 }

  private static func least(_ change: Double) -> RichText {
    ", los que menos, \(strong: .percentDifference(change))"
  }

  private static func moved(_ change: Double) -> RichText {
    isLevel(change)
      ? "se mantuvieron"
      : "\(change > 0 ? "subieron" : "bajaron"), \(strong: .percentDifference(change))"
  }

  static func alertCount(_ count: Int, percent: Int, month: Month) -> RichText {
    let threshold: Value = .percent(Double(percent), digits: 0)
    return switch count {
    case 0:
      """
      En \(.monthName(month)) ningún precio cambió un \(threshold) o más ni llegó a un nuevo \
      mínimo.
      """
    case 1:
      """
      En \(.monthName(month)) \(.count(1)) precio cambió un \(threshold) o más o llegó a un nuevo \
      mínimo.
      """
    default:
      """
      En \(.monthName(month)) \(.count(count)) precios cambiaron un \(threshold) o más o llegaron \
      a un nuevo mínimo.
      """
    }
  }

  static func priceLines(_ count: Int) -> RichText {
    """
    \(counted(count, "línea lleva", "líneas llevan")) precio; las devoluciones, los envases, los \
    cupones y los artículos gratis, no.
    """
  }

  static let method: RichText = """
    El nivel de precios del hogar es un índice GEKS-Törnqvist sobre precios medios; el de una \
    tienda, un índice «time-product dummy»; ambos comparan cada mes con todos los demás. Las \
    tablas dan al lado el índice de Jevons encadenado. Una dirección resulta de la pendiente de \
    Theil-Sen de los precios en logaritmos y de una prueba bilateral de Mann-Kendall al \
    \(.percent(5, digits: 0)).
    """

  static func year(
    _ change: HouseholdPrices.Change, store: (name: String, change: Double)?
  ) -> RichText {
    let claim: RichText = """
      La compra cuesta \(amount(change.percent)) hace un año, con el \
      \(.percent(change.matchedPercent, digits: 0)) del gasto comparado
      """
    guard let store else { return "\(claim)." }
    return "\(claim); en \(name: store.name), \(amount(store.change)) entonces."
  }

  private static func amount(_ change: Double) -> RichText {
    if isLevel(change) { return "lo mismo que" }
    return "un \(.percent(change.magnitude)) \(change > 0 ? "más" : "menos") que"
  }

  static let thin: RichText =
    "La línea del hogar es gris donde se compara menos de la mitad del gasto."

  static func yearFigure(_ change: HouseholdPrices.Change) -> KeyFigure {
    KeyFigure(
      label: change.months == 12
        ? "Inflación del hogar, 12 meses" : "Inflación del hogar desde \(.monthName(change.since))",
      figure: .value(.percentDifference(change.percent)),
      context: "\(.percent(change.matchedPercent, digits: 0)) del gasto comparado")
  }

  static func monthFigure(
    _ change: HouseholdPrices.Change, before: HouseholdPrices.Change?, _ month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Solo en \(.monthName(month))",
      figure: .value(.percentDifference(change.percent)),
      context: before.map {
        "tras \(.percentDifference($0.percent)) en \(.monthName(month.adding(months: -1)))"
      } ?? "frente al mes anterior")
  }

  static func risingFigure(
    rising: Int, of count: Int, falling: Int, steady: Int, tooFew: Int
  ) -> KeyFigure {
    KeyFigure(
      label: "Precios al alza", figure: "\(.count(rising)) de \(.count(count))",
      context: """
        \(.count(falling)) a la baja, \(counted(steady, "estable", "estables")), \
        \(.count(tooFew)) con muy pocos meses
        """)
  }

  static func alertsFigure(
    _ count: Int, up: Int, down: Int, newLows: Int, month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Avisos de \(.monthName(month))", figure: .value(.count(count)),
      context: """
        \(counted(up, "subida", "subidas")), \(counted(down, "bajada", "bajadas")), \
        \(counted(newLows, "nuevo mínimo", "nuevos mínimos"))
        """)
  }

  static let levelsTitle: RichText = "Nivel de precios por tienda"
  static let levelsTableTitle: RichText = "Tabla de índices"
  static let householdName = "Hogar"
  static let monthColumn: RichText = "Mes"

  static func levelsNote(start: Month, hasComparison: Bool) -> RichText {
    let further: RichText =
      hasComparison
      ? """
       Para eso está la \
      \(link: "comparación de tiendas", to: .page("store-comparison")).
      """ : ""
    return """
      Cada tienda frente a sí misma, \(.month(start)) o su primer mes = 100: las líneas muestran \
      con qué rapidez se mueven los precios, no qué tienda es barata.\(further)
      """
  }

  static func gaps(_ stores: [String]) -> RichText {
    """
    \(list(stores)): algunos meses no tienen artículos con precio en otro; el hueco queda abierto.
    """
  }

  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText {
    "\(counted(count, "tienda más", "tiendas más")) en \(file)."
  }

  static func levelsDescription(_ entries: [RichText]) -> RichText {
    entries.isEmpty ? "El nivel de precios del hogar." : "\(list(entries))."
  }

  static func base(_ month: Month) -> RichText { "\(.month(month)) o primer mes = 100" }
}
