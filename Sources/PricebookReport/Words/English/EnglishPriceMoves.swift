import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words for how far price levels moved.
  enum PriceMoves: PriceMovePhrases, InEnglish {
    static func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText {
      let span = span(of: move)
      var claim: RichText
      switch move.outcome {
      case .clear(let change):
        claim = """
          Prices at the same stores: \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))
          """
      case .level: claim = "Prices at the same stores: unchanged \(span)"
      case .unclear(let doubt, let bounds):
        claim = "No clear change of prices at the same stores \(span): \(reason(doubt, bounds))"
      }
      claim += basis(of: move)
      guard let effect = storeChoice?.estimate.value else { return claim }
      return
        "\(claim); switching stores \(effect < 0 ? "took off" : "added") \(.percent(effect.magnitude))"
    }

    static func householdClause(_ move: PriceMove) -> RichText? {
      let span = span(of: move)
      switch move.outcome {
      case .clear(let change):
        return """
          prices at the same stores \(.percentDifference(change.estimate.value)) \
          \(span)\(inBrackets(change.estimate.interval))\
          \(basis(of: move))
          """
      case .level: return "prices at the same stores unchanged \(span)\(basis(of: move))"
      case .unclear: return nil
      }
    }

    private static func span(of move: PriceMove) -> RichText {
      move.isWholeYear ? "in a year" : "since \(.month(move.since))"
    }

    /// The share of spending that is compared, where it has to be named.
    private static func basis(of move: PriceMove) -> RichText {
      move.partialCoverage.map { ", based on \(.percent($0, digits: 0)) of spending" } ?? ""
    }

    static func bounds(_ bounds: ClosedRange<Double>) -> RichText {
      "\(.number(bounds.lowerBound, digits: 1)) to \(.number(bounds.upperBound, digits: 1))"
    }

    static func bounds(_ bounds: RichText, share: Value) -> RichText {
      "\(bounds); \(share) of spending"
    }

    static func reason(_ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?) -> RichText {
      switch doubt {
      case .containsZero:
        guard let bounds else { return "too few items to tell" }
        return """
          anything from \(.percentDifference(bounds.lowerBound)) to \
          \(.percentDifference(bounds.upperBound)) fits
          """
      case .nearZero:
        guard let bounds else { return "too few items to tell" }
        return """
          \(.percentDifference(bounds.lowerBound)) to \
          \(.percentDifference(bounds.upperBound)) is too near to none to be sure
          """
      case .fewProducts(0): return "no product has a price in both months"
      case .fewProducts(let count):
        return """
          only \(counted(count, "product has", "products have")) a price in both months
          """
      case .lowCoverage(let percent):
        return "only \(.percent(percent, digits: 0)) of spending can be compared"
      case .noInterval: return "too few items to tell how sure it is"
      }
    }

    static let unclear: RichText = "no clear change"
    static let unchanged: RichText = "unchanged"
    static let allPricesAlike: RichText = "at the same stores"
    static func matched(_ share: Value) -> RichText { "based on \(share) of spending" }

    static func stores(
      _ changes: [(name: String, change: ClearChange)], limit: Int, since: Month
    ) -> RichText {
      let entries: [RichText] = changes.map { "\(name: $0.name) \(change($0.change))" }
      return "Each store against itself since \(.month(since)): \(list(entries, limit: limit))."
    }

    static func noClearStore(since: Month) -> RichText {
      "No store’s own prices show a clear change since \(.month(since))."
    }

    static func storeChoice(_ change: ClearChange, since: Month) -> RichText {
      let effect = change.estimate.value
      return """
        Going to other stores than in \(.month(since)) \(effect < 0 ? "took off" : "added") \
        \(.percent(effect.magnitude))\(magnitudes(change)).
        """
    }

    static func storeChoiceUnclear(
      _ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?, since: Month
    ) -> RichText {
      """
      It cannot be told whether going to other stores than in \(.month(since)) changed what is paid: \
      \(reason(doubt, bounds)).
      """
    }

    static let band: RichText = "The band is the household’s \(percent: 95) interval."

    static func storeLevel(
      _ store: String, _ change: ClearChange, since: Month, spent: Value?, extra: Value
    ) -> RichText {
      let level: RichText =
        "Prices at \(name: store): \(self.change(change)) since \(.month(since))"
      guard let spent else { return "\(level)." }
      return """
        \(level). At the prices of then, the \(spent) spent there would have been about \(extra) \
        less.
        """
    }
  }
}
