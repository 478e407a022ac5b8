import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words for how far price levels moved.
  enum PriceMoves: PriceMovePhrases, InSpanish {
    static func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText {
      let span = span(of: move)
      var claim: RichText
      switch move.outcome {
      case .clear(let change):
        claim = """
          Precios en las mismas tiendas: \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))
          """
      case .level: claim = "Precios en las mismas tiendas: sin cambios \(span)"
      case .unclear(let doubt, let bounds):
        claim = """
          Sin un cambio claro de los precios en las mismas tiendas \(span): \
          \(reason(doubt, bounds))
          """
      }
      claim += basis(of: move)
      guard let effect = storeChoice?.estimate.value else { return claim }
      return """
        \(claim); cambiar de tienda \(effect < 0 ? "restó" : "sumó") un \
        \(.percent(effect.magnitude))
        """
    }

    static func householdClause(_ move: PriceMove) -> RichText? {
      let span = span(of: move)
      switch move.outcome {
      case .clear(let change):
        return """
          precios en las mismas tiendas \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))\
          \(basis(of: move))
          """
      case .level: return "precios en las mismas tiendas sin cambios \(span)\(basis(of: move))"
      case .unclear: return nil
      }
    }

    private static func span(of move: PriceMove) -> RichText {
      move.isWholeYear ? "en un año" : "desde \(.month(move.since))"
    }

    /// The share of spending that is compared, where it has to be named.
    private static func basis(of move: PriceMove) -> RichText {
      move.partialCoverage.map { ", según el \(.percent($0, digits: 0)) del gasto" } ?? ""
    }

    static func bounds(_ bounds: ClosedRange<Double>) -> RichText {
      "de \(.number(bounds.lowerBound, digits: 1)) a \(.number(bounds.upperBound, digits: 1))"
    }

    static func bounds(_ bounds: RichText, share: Value) -> RichText {
      "\(bounds); \(share) del gasto"
    }

    static func reason(_ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?) -> RichText {
      switch doubt {
      case .containsZero:
        guard let bounds else { return "hay muy pocos artículos para saberlo" }
        return """
          cabe cualquier valor de \(.percentDifference(bounds.lowerBound)) a \
          \(.percentDifference(bounds.upperBound))
          """
      case .nearZero:
        guard let bounds else { return "hay muy pocos artículos para saberlo" }
        return """
          de \(.percentDifference(bounds.lowerBound)) a \
          \(.percentDifference(bounds.upperBound)), demasiado cerca de cero para estar seguros
          """
      case .fewProducts(0): return "ningún producto tiene precio en ambos meses"
      case .fewProducts(let count):
        return "solo \(counted(count, "producto tiene", "productos tienen")) precio en ambos meses"
      case .lowCoverage(let percent):
        return "solo se puede comparar el \(.percent(percent, digits: 0)) del gasto"
      case .noInterval: return "hay muy pocos artículos para estimar su precisión"
      }
    }

    static let unclear: RichText = "sin cambio claro"
    static let unchanged: RichText = "sin cambios"
    static let allPricesAlike: RichText = "en las mismas tiendas"
    static func matched(_ share: Value) -> RichText { "según el \(share) del gasto" }

    static func stores(
      _ changes: [(name: String, change: ClearChange)], limit: Int, since: Month
    ) -> RichText {
      let entries: [RichText] = changes.map { "\(name: $0.name) \(change($0.change))" }
      return """
        Cada tienda comparada consigo misma, desde \(.month(since)): \
        \(list(entries, limit: limit)).
        """
    }

    static func noClearStore(since: Month) -> RichText {
      "En ninguna tienda han cambiado los precios con claridad desde \(.month(since))."
    }

    static func storeChoice(_ change: ClearChange, since: Month) -> RichText {
      let effect = change.estimate.value
      return """
        Comprar en otras tiendas que en \(.month(since)) \(effect < 0 ? "restó" : "sumó") un \
        \(.percent(effect.magnitude))\(magnitudes(change)) a los precios pagados.
        """
    }

    static func storeChoiceUnclear(
      _ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?, since: Month
    ) -> RichText {
      """
      No se puede saber si comprar en otras tiendas que en \(.month(since)) cambió los precios \
      pagados: \(reason(doubt, bounds)).
      """
    }

    static let band: RichText = "La banda es el intervalo del \(percent: 95) del hogar."

    static func storeLevel(
      _ store: String, _ change: ClearChange, since: Month, spent: Value?, extra: Value
    ) -> RichText {
      let level: RichText =
        "Precios en \(name: store): \(self.change(change)) desde \(.month(since))"
      guard let spent else { return "\(level)." }
      return """
        \(level). A los precios de entonces, lo que allí costó \(spent) habría costado unos \(extra) menos.
        """
    }
  }
}
