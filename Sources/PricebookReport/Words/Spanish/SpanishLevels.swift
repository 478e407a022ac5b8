import PricebookAnalytics
import PricebookDocument

extension Spanish {
  /// The Spanish words on how dear the stores are.
  enum Levels: LevelPhrases, InSpanish {
    static let title: RichText = "Nivel de precios de las tiendas"

    static func note(days: Int, usual: String, isBySpending: Bool) -> RichText {
      let weights: RichText =
        isBySpending ? "según lo que se gasta en ellos" : "todos con el mismo peso"
      return """
        Los precios más recientes \(days == 1 ? "del último día" : "de los últimos \(.count(days)) días"), \
        de todos los artículos que tienen al menos dos de estas tiendas, \
        \(weights); \(name: usual) es 100. Son comunes los artículos que tiene también otra de ellas.
        """
    }

    static let drawingNote: RichText = "El punto es el nivel; la línea, su intervalo del 95 %."

    private static func items(_ count: Int) -> RichText {
      counted(count, "artículo común", "artículos comunes")
    }

    static func cheaper(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        \(name: store) es un \(size) más barata que \(name: usual) (de \(low) a \(high)) en \
        \(items(count))
        """
    }

    static func dearer(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        Ninguna tienda es claramente más barata que \(name: usual); \(name: store) es un \(size) \
        más cara (de \(low) a \(high)) en \(items(count))
        """
    }

    static func unclear(_ store: String, _ usual: String, why: RichText) -> RichText {
      "Sin diferencia clara entre \(name: store) y \(name: usual): \(why)"
    }

    static func reason(
      _ doubt: ChangeClaim.Doubt, _ estimate: Estimate, items count: Int
    ) -> RichText {
      switch doubt {
      case .fewProducts(let few): "solo \(items(few))"
      case .containsZero: measured(estimate, items: count)
      case .nearZero:
        "\(measured(estimate, items: count)), demasiado cerca de cero para estar seguros"
      case .noInterval, .lowCoverage: "muy pocos artículos enlazan las dos"
      }
    }

    static func tie(_ estimate: Estimate, items count: Int) -> RichText {
      measured(estimate, items: count)
    }

    static func olderPrices(_ estimate: Estimate, items count: Int) -> RichText {
      "\(measured(estimate, items: count)), y los precios de una son más antiguos"
    }

    private static func measured(_ estimate: Estimate, items count: Int) -> RichText {
      let size: RichText = .value(.percentDifference(estimate.value))
      guard let interval = estimate.interval else { return "\(size) en \(items(count))" }
      let low = Value.number(interval.lowerBound, digits: 1)
      let high = Value.number(interval.upperBound, digits: 1)
      return "\(size) (de \(low) a \(high)) en \(items(count))"
    }

    static func omitted(_ stores: Int) -> RichText {
      stores == 1
        ? "1 tienda más tiene precios de los mismos artículos, pero aquí no tiene nivel: pocos en común, o ninguno."
        : "\(.count(stores)) tiendas más tienen precios de los mismos artículos, pero aquí no tienen nivel: pocos en común, o ninguno."
    }

    static func description(_ levels: RichText) -> RichText { "\(levels)." }
    static let tableTitle: RichText = "Tabla de niveles"
    static let tableCaption: RichText = "Nivel de precios por tienda"
    static let lower: RichText = "De"
    static let upper: RichText = "A"
    static let commonItems: RichText = "Artículos comunes"
  }
}
