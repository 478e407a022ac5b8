import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words for how far price levels moved.
  enum PriceMoves: PriceMovePhrases, InFrench {
    static func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText {
      let span = span(of: move)
      var claim: RichText
      switch move.outcome {
      case .clear(let change):
        claim = """
          Prix dans les mêmes magasins : \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))
          """
      case .level: claim = "Prix dans les mêmes magasins : inchangés \(span)"
      case .unclear(let doubt, let bounds):
        claim = """
          Pas de variation nette des prix dans les mêmes magasins \(span) : \
          \(reason(doubt, bounds))
          """
      }
      claim += basis(of: move)
      guard let effect = storeChoice?.estimate.value else { return claim }
      return """
        \(claim) ; le changement de magasins les a \(effect < 0 ? "réduits" : "augmentés") de \
        \(.percent(effect.magnitude))
        """
    }

    static func householdClause(_ move: PriceMove) -> RichText? {
      let span = span(of: move)
      switch move.outcome {
      case .clear(let change):
        return """
          prix dans les mêmes magasins \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))\
          \(basis(of: move))
          """
      case .level: return "prix dans les mêmes magasins inchangés \(span)\(basis(of: move))"
      case .unclear: return nil
      }
    }

    private static func span(of move: PriceMove) -> RichText {
      move.isWholeYear ? "en un an" : "depuis \(.month(move.since))"
    }

    /// The share of spending that is compared, where it has to be named.
    private static func basis(of move: PriceMove) -> RichText {
      move.partialCoverage.map { ", sur \(.percent($0, digits: 0)) des dépenses" } ?? ""
    }

    static func bounds(_ bounds: ClosedRange<Double>) -> RichText {
      "de \(.number(bounds.lowerBound, digits: 1)) à \(.number(bounds.upperBound, digits: 1))"
    }

    static func bounds(_ bounds: RichText, share: Value) -> RichText {
      "\(bounds) ; \(share) des dépenses"
    }

    static func reason(_ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?) -> RichText {
      switch doubt {
      case .containsZero:
        guard let bounds else { return "trop peu d’articles pour conclure" }
        return """
          tout est possible de \(.percentDifference(bounds.lowerBound)) à \
          \(.percentDifference(bounds.upperBound))
          """
      case .nearZero:
        guard let bounds else { return "trop peu d’articles pour conclure" }
        return """
          de \(.percentDifference(bounds.lowerBound)) à \
          \(.percentDifference(bounds.upperBound)), trop près de zéro pour en être sûr
          """
      case .fewProducts(0): return "aucun produit n’a de prix les deux mois"
      case .fewProducts(let count):
        return """
          \(counted(count, "seul produit a", "produits seulement ont")) un prix les deux mois
          """
      case .lowCoverage(let percent):
        return "\(.percent(percent, digits: 0)) seulement des dépenses sont comparables"
      case .noInterval: return "trop peu d’articles pour en estimer la précision"
      }
    }

    static let unclear: RichText = "pas de variation nette"
    static let unchanged: RichText = "inchangés"
    static let allPricesAlike: RichText = "dans les mêmes magasins"
    static func matched(_ share: Value) -> RichText { "sur \(share) des dépenses" }

    static func stores(
      _ changes: [(name: String, change: ClearChange)], limit: Int, since: Month
    ) -> RichText {
      let entries: [RichText] = changes.map { "\(name: $0.name) \(change($0.change))" }
      return """
        Chaque magasin comparé à lui-même, depuis \(.month(since)) : \
        \(list(entries, limit: limit)).
        """
    }

    static func noClearStore(since: Month) -> RichText {
      "Dans aucun magasin les prix n’ont nettement varié depuis \(.month(since))."
    }

    static func storeChoice(_ change: ClearChange, since: Month) -> RichText {
      let effect = change.estimate.value
      return """
        Aller dans d’autres magasins qu’en \(.month(since)) a \
        \(effect < 0 ? "réduit" : "augmenté") les prix payés de \
        \(.percent(effect.magnitude))\(magnitudes(change)).
        """
    }

    static func storeChoiceUnclear(
      _ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?, since: Month
    ) -> RichText {
      """
      On ne peut pas dire si aller dans d’autres magasins qu’en \(.month(since)) a changé les prix \
      payés : \(reason(doubt, bounds)).
      """
    }

    static let band: RichText = "La bande est l’intervalle à \(percent: 95) du foyer."

    static func storeLevel(
      _ store: String, _ change: ClearChange, since: Month, spent: Value?, extra: Value
    ) -> RichText {
      let level: RichText =
        "Prix chez \(name: store) : \(self.change(change)) depuis \(.month(since))"
      guard let spent else { return "\(level)." }
      return """
        \(level). Aux prix d’alors, ce qui y a coûté \(spent) aurait coûté environ \(extra) de moins.
        """
    }
  }
}
