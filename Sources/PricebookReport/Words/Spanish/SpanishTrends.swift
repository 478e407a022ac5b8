import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the price trends.
  enum Trends: TrendPhrases, InSpanish {
    static func title(_ period: MonthPeriod) -> RichText {
      "Evolución de precios, \(Shared.name(period))"
    }

    static let noPrices: RichText = "Aún no hay precios"

    static func directions(
      rising: Int, falling: Int, of prices: Int, stores: Int
    ) -> RichText {
      """
      Precios en \(counted(stores, "tienda", "tiendas")): \(.count(rising)) de \(.count(prices)) al \
      alza, \(.count(falling)) a la baja
      """
    }

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

    static func alertCount(
      _ count: Int, of judged: Int, percent: Int, months: Int, in period: MonthPeriod,
      hasSeasonal: Bool
    ) -> RichText {
      let threshold: Value = .percent(Double(percent), digits: 0)
      let median: RichText = """
        un \(threshold) o más de la mediana de los \(spelled(months)) últimos meses con precio
        """
      let what: RichText =
        switch count {
        case 0: "ninguno se aparta \(median) ni llega a un nuevo mínimo"
        case 1: "\(.count(1)) se aparta \(median) o llega a un nuevo mínimo"
        default: "\(.count(count)) se apartan \(median) o llegan a un nuevo mínimo"
        }
      return """
        \(Shared.starting(period)), de \
        \(counted(judged, "precio comparable", "precios comparables")), \
        \(what)\(hasSeasonal ? ", salvo lo propio de la temporada" : "").
        """
    }

    static func noneJudged(_ period: MonthPeriod, months: Int) -> RichText {
      """
      \(Shared.starting(period)) todavía no se puede juzgar ningún precio: hacen falta \
      \(spelled(months)) meses anteriores con precio.
      """
    }

    static func priceLines(_ count: Int) -> RichText {
      """
      \(counted(count, "línea tiene", "líneas tienen")) precio; las devoluciones, los envases, los \
      cupones y los artículos gratis, no.
      """
    }

    static let method: RichText =
      """
      El nivel de precios del hogar es un índice GEKS-Törnqvist sobre artículos en las mismas \
      tiendas; el de una tienda, un índice «time-product dummy»; ambos comparan cada mes con todos \
      los demás. Los intervalos (\(percent: 95)) salen de dejar fuera cada vez un treintavo de los \
      artículos. Las tablas dan al lado otros índices.
      """

    static func directionMethod(_ falsePercent: Int) -> RichText {
      """
      Una tendencia resulta de la pendiente de Theil-Sen de los precios en logaritmos, del \
      intervalo de Sen al \(percent: 95) y de la prueba exacta de Mann-Kendall. De los precios que \
      se dicen al alza o a la baja, se espera que como mucho un \(percent: falsePercent) lo sea por \
      azar (Benjamini-Hochberg).
      """
    }

    static let thin: RichText =
      "La línea del hogar es gris donde se compara menos de la mitad del gasto."

    static func yearLabel(since month: Month?) -> RichText {
      month.map { "Precios en las mismas tiendas desde \(.monthName($0))" }
        ?? "Precios en las mismas tiendas, 12 meses"
    }

    static func monthLabel(_ month: Month) -> RichText { "Solo en \(.monthName(month))" }

    static func rising(_ months: RichText) -> RichText { "Precios al alza, \(months)" }

    static func share(_ part: Int, of count: Int) -> RichText {
      "\(.count(part)) de \(.count(count))"
    }

    static func others(falling: Int, steady: Int, unclear: Int, tooFew: Int) -> RichText {
      """
      \(.count(falling)) a la baja, \(counted(steady, "estable", "estables")), \
      \(counted(unclear, "incierto", "inciertos")); \(.count(tooFew)) más con muy pocos meses
      """
    }

    static func alertsLabel(_ period: MonthPeriod) -> RichText {
      "Avisos \(Shared.of(period, withYear: false))"
    }

    static func alertKinds(up: Int, down: Int, otherLows: Int) -> RichText {
      """
      \(.count(up)) al alza, \(.count(down)) a la baja, \
      \(counted(otherLows, "otro mínimo", "otros mínimos"))
      """
    }

    static let levelsTitle: RichText = "Nivel de precios por tienda"
    static let levelsTableTitle: RichText = "Tabla de índices"
    static let householdName = "Hogar"

    static func levelsNote(start: Month) -> RichText {
      """
      Cada tienda frente a sí misma, \(.month(start)) o su primer mes = 100: las líneas muestran \
      con qué rapidez se mueven los precios, no qué tienda es barata.
      """
    }

    static func seeComparison(_ page: LinkTarget) -> RichText {
      "Para eso está la \(link: "comparación de tiendas", to: page)."
    }

    static func gaps(_ stores: [String]) -> RichText {
      """
      \(list(stores)): algunos meses no tienen artículos con precio en otro; el hueco queda \
      abierto.
      """
    }

    static func otherStores(_ count: Int) -> String { "otras \(count) tiendas" }

    static func otherStoresNote(_ count: Int, _ file: RichText) -> RichText {
      """
      La banda gris abarca las otras \(.count(count)) tiendas; cada una está en \(file).
      """
    }

    static func levelsDescription(_ entries: [RichText]) -> RichText {
      entries.isEmpty ? "El nivel de precios del hogar." : "\(list(entries))."
    }

    static func base(_ month: Month) -> RichText { "\(.month(month)) o primer mes = 100" }
    static func alertsTitle(_ period: MonthPeriod) -> RichText {
      "Avisos \(Shared.of(period, withYear: false))"
    }
    static let alertsCaption: RichText = "Avisos"

    static func alertsNote(
      _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
    ) -> RichText {
      """
      Un \(percent: percent) o más por encima o por debajo de la mediana de los \(spelled(months)) \
      meses anteriores con precio, o al menos un \(percent: lowPercent) por debajo de todos los \
      precios de los \(digits: lowMonths) meses anteriores.
      """
    }

    static func pricesIn(_ currency: CurrencyCode) -> RichText {
      currency.label.isEmpty ? "precios" : "precios en \(name: currency.label)"
    }

    static func newLow(_ store: String, months: Int) -> RichText {
      "\(name: store), el más bajo en \(digits: months) meses"
    }

    static func word(_ kind: PriceAlert.Kind) -> String {
      switch kind {
      case .up: "sube"
      case .down: "baja"
      case .newLow: "mínimo"
      }
    }

    static func seasonalChange(_ item: LinkedName, _ store: String, _ change: Value) -> RichText {
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

    static let itemsTitle: RichText = "Los artículos que más importan"

    static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText {
      """
      De los artículos con precio en al menos dos meses en una misma tienda, \
      \(count == 1 ? "el de" : "los \(.count(count)) de") más gasto en \(digits: months) meses, con \
      \(spelled(lines)) tiendas como máximo cada uno, primero el mayor cambio claro.
      """
    }

    static let itemsDrawingNote: RichText = """
      Una línea por tienda. Cada gráfico tiene su propia escala; el último precio está junto a la \
      tienda.
      """

    static func itemsDescription(_ names: [String]) -> RichText {
      "Precios por tienda de \(list(names, limit: 6))."
    }

    static func directions(
      _ entries: [(PriceTrend.Direction, Int)], of judged: Int, tooFew: Int
    ) -> RichText {
      let rest: RichText = tooFew == 0 ? "" : ", \(.count(tooFew)) con muy pocos meses"
      if let only = entries.first, only.1 == judged, tooFew == 0 { return "\(word(only.0))" }
      let parts = entries.map {
        "\(word($0.0)) en \(counted($0.1, "tienda", "tiendas"))" as RichText
      }
      return "\(list(parts)) de \(.count(judged))\(rest)"
    }

    static func word(_ direction: PriceTrend.Direction) -> String {
      switch direction {
      case .rising: "al alza"
      case .falling: "a la baja"
      case .steady: "estable"
      case .unclear: "incierto"
      case .tooFewMonths: "muy pocos meses"
      }
    }

    static let allItemsTitle: RichText = "Todos los artículos por tienda"
    static let allItemsNote: RichText = """
      El último precio, su cambio desde el primero del periodo, el cambio típico por mes y el precio \
      más bajo hasta ahora; primero el mayor cambio.
      """
    static let allItemsCaption: RichText = "Evolución de precios"
    static let perBaseUnit: RichText = "por kg, litro o unidad"
    static let mostMoney: RichText = "Se muestran las filas con más gasto."

    static func directionRule(months: Int, slope: Double, falsePercent: Int) -> RichText {
      """
      Una tendencia requiere \(spelled(months)) meses con precio. Al alza o a la baja: al menos un \
      \(.percent(slope)) al mes, y se espera que como mucho un \(percent: falsePercent) de estas \
      afirmaciones se deba al azar. Estable: el intervalo del \(percent: 95), entre paréntesis, no \
      sale de ±\(.percent(slope)). Incierto: ni lo uno ni lo otro.
      """
    }

    static func between(_ low: Value, _ high: Value) -> RichText { "(\(low) a \(high))" }

    static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
      guard let month else { return "\(price) \(name: store), ahora" }
      return "\(price) \(name: store), \(.shortMonth(month))"
    }
  }
}
