import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The words for how far price levels moved, and how sure that is.
///
/// A phrase states a change only from a ``ClearChange``.
protocol PriceMovePhrases: LanguagePhrases {
  /// The household's prices at the same stores, without a full stop.
  ///
  /// - Parameter storeChoice: What choosing other stores did over the same months.
  static func household(_ move: PriceMove, storeChoice: ClearChange?) -> RichText
  /// The same as a clause of a headline; `nil` where no change may be stated.
  static func householdClause(_ move: PriceMove) -> RichText?
  /// `1.2 to 5.0`, in percent or points of an index.
  static func bounds(_ bounds: ClosedRange<Double>) -> RichText
  /// `1.2 to 5.0; 60% of spending`.
  static func bounds(_ bounds: RichText, share: Value) -> RichText
  /// Why no change may be stated.
  static func reason(_ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?) -> RichText
  static var unclear: RichText { get }
  static var unchanged: RichText { get }
  static var allPricesAlike: RichText { get }
  static func matched(_ share: Value) -> RichText

  /// Clear changes of stores, each against itself, since the same month.
  static func stores(
    _ changes: [(name: String, change: ClearChange)], limit: Int, since: Month
  ) -> RichText
  static func noClearStore(since: Month) -> RichText

  /// What choosing other stores did to prices.
  static func storeChoice(_ change: ClearChange, since: Month) -> RichText
  static func storeChoiceUnclear(
    _ doubt: ChangeClaim.Doubt, _ bounds: ClosedRange<Double>?, since: Month
  ) -> RichText
  static var band: RichText { get }

  /// A finding: prices at a store, and how much less what was spent there would have cost.
  static func storeLevel(
    _ store: String, _ change: ClearChange, since: Month, spent: Value?, extra: Value
  ) -> RichText
}

extension PriceMovePhrases {
  /// `+3.1% (1.2 to 5.0)`, with the share of spending where it has to be named.
  static func change(_ change: ClearChange) -> RichText {
    """
    \(.percentDifference(change.estimate.value))\
    \(inBrackets(change.estimate.interval, share: change.partialCoverage))
    """
  }

  /// ` (1.2 to 5.0)`; nothing without an interval.
  static func inBrackets(_ interval: ClosedRange<Double>?, share: Double? = nil) -> RichText {
    guard let interval else { return "" }
    guard let share else { return " (\(bounds(interval)))" }
    return " (\(bounds(bounds(interval), share: .percent(share, digits: 0))))"
  }

  /// The interval of the size of a change, without its sign.
  static func magnitudes(_ change: ClearChange) -> RichText {
    inBrackets(change.estimate.interval?.magnitudes, share: change.partialCoverage)
  }
}
