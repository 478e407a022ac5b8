import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words for how far price levels moved.
  enum PriceMoves: PriceMovePhrases, InGerman {
    static func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText {
      let span = span(of: move)
      var claim: RichText
      switch move.outcome {
      case .clear(let change):
        claim = """
          Preise in denselben Läden: \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))
          """
      case .level: claim = "Preise in denselben Läden: \(span) unverändert"
      case .unclear(let doubt, let bounds):
        claim = "Preise in denselben Läden \(span) ohne klare Veränderung: \(reason(doubt, bounds))"
      }
      claim += basis(of: move)
      guard let effect = storeChoice?.estimate.value else { return claim }
      return """
        \(claim); durch den Wechsel des Ladens \(.percent(effect.magnitude)) \
        \(effect < 0 ? "weniger" : "mehr")
        """
    }

    static func householdClause(_ move: PriceMove) -> RichText? {
      let span = span(of: move)
      switch move.outcome {
      case .clear(let change):
        return """
          Preise in denselben Läden \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))\
          \(basis(of: move))
          """
      case .level: return "Preise in denselben Läden \(span) unverändert\(basis(of: move))"
      case .unclear: return nil
      }
    }

    private static func span(of move: PriceMove) -> RichText {
      move.isWholeYear ? "in einem Jahr" : "seit \(.month(move.since))"
    }

    /// The share of spending that is compared, where it has to be named.
    private static func basis(of move: PriceMove) -> RichText {
      move.partialCoverage.map { ", bezogen auf \(.percent($0, digits: 0)) der Ausgaben" } ?? ""
    }

    static func bounds(_ bounds: ClosedRange<Double>) -> RichText {
      "\(.number(bounds.lowerBound, digits: 1)) bis \(.number(bounds.upperBound, digits: 1))"
    }

    static func bounds(_ bounds: RichText, share: Value) -> RichText {
      "\(bounds); \(share) der Ausgaben"
    }

    static func reason(_ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?) -> RichText {
      switch doubt {
      case .containsZero:
        guard let bounds else { return "zu wenige Artikel für eine Aussage" }
        return """
          alles von \(.percentDifference(bounds.lowerBound)) bis \
          \(.percentDifference(bounds.upperBound)) ist möglich
          """
      case .nearZero:
        guard let bounds else { return "zu wenige Artikel für eine Aussage" }
        return """
          \(.percentDifference(bounds.lowerBound)) bis \
          \(.percentDifference(bounds.upperBound)) liegt zu nahe bei null, um sicher zu sein
          """
      case .fewProducts(0): return "kein Produkt hat in beiden Monaten einen Preis"
      case .fewProducts(let count):
        return """
          nur \(counted(count, "Produkt hat", "Produkte haben")) in beiden Monaten einen Preis
          """
      case .lowCoverage(let percent):
        return "nur \(.percent(percent, digits: 0)) der Ausgaben lassen sich vergleichen"
      case .noInterval: return "zu wenige Artikel, um die Unsicherheit zu schätzen"
      }
    }

    static let unclear: RichText = "keine klare Veränderung"
    static let unchanged: RichText = "unverändert"
    static let allPricesAlike: RichText = "in denselben Läden"
    static func matched(_ share: Value) -> RichText { "\(share) der Ausgaben verglichen" }

    static func stores(
      _ changes: [(name: String, change: ClearChange)], limit: Int, since: Month
    ) -> RichText {
      let entries: [RichText] = changes.map { "\(name: $0.name) \(change($0.change))" }
      return """
        Jeder Laden mit sich selbst verglichen, seit \(.month(since)): \
        \(list(entries, limit: limit)).
        """
    }

    static func noClearStore(since: Month) -> RichText {
      "In keinem Laden haben sich die Preise seit \(.month(since)) klar verändert."
    }

    static func storeChoice(_ change: ClearChange, since: Month) -> RichText {
      let effect = change.estimate.value
      return """
        Weil zum Teil woanders eingekauft wird als im \(.month(since)), zahlt der Haushalt \
        \(.percent(effect.magnitude)) \(effect < 0 ? "weniger" : "mehr")\(magnitudes(change)).
        """
    }

    static func storeChoiceUnclear(
      _ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?, since: Month
    ) -> RichText {
      """
      Ob der Einkauf in anderen Läden als im \(.month(since)) die gezahlten Preise verändert hat, lässt \
      sich nicht sagen: \(reason(doubt, bounds)).
      """
    }

    static let band: RichText =
      "Das Band ist das Konfidenzintervall (\(percent: 95)) des Haushalts."

    static func storeLevel(
      _ store: String, _ change: ClearChange, since: Month, spent: Value?, extra: Value
    ) -> RichText {
      let level: RichText =
        "Preise bei \(name: store): \(self.change(change)) seit \(.month(since))"
      guard let spent else { return "\(level)." }
      return """
        \(level). Zu den Preisen von damals hätten die Einkäufe dort für \(spent) etwa \
        \(extra) weniger gekostet.
        """
    }
  }
}
