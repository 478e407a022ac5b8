import PricebookAnalytics
import PricebookDocument

/// The words on how dear the stores are, over everything that two of them price.
protocol LevelPhrases: LanguagePhrases {
  static var title: RichText { get }
  /// - Parameter isBySpending: Whether items weigh what is spent on them, and not all the same.
  static func note(days: Int, usual: String, isBySpending: Bool) -> RichText
  static var drawingNote: RichText { get }
  /// What the answer is while no store has enough of a basket.
  static func cheaper(
    _ change: ClearChange, _ store: String, than usual: String, items: Int
  ) -> RichText
  /// Where the clear differences are all of dearer stores.
  static func dearer(
    _ change: ClearChange, _ store: String, than usual: String, items: Int
  ) -> RichText
  /// - Parameter why: Of ``reason(_:_:items:)`` or ``tie(_:items:)``.
  static func unclear(_ store: String, _ usual: String, why: RichText) -> RichText
  static func reason(
    _ doubt: ChangeClaim.Doubt, _ estimate: Estimate, items: Int
  ) -> RichText
  static func tie(_ estimate: Estimate, items: Int) -> RichText
  /// A difference that is no larger than what the greater age of one store's prices explains.
  static func olderPrices(_ estimate: Estimate, items count: Int) -> RichText
  static func omitted(_ stores: Int) -> RichText
  static func description(_ levels: RichText) -> RichText
  static var tableTitle: RichText { get }
  static var tableCaption: RichText { get }
  static var lower: RichText { get }
  static var upper: RichText { get }
  static var commonItems: RichText { get }
}

extension LevelPhrases {
  /// The size of a difference and the bounds of its size, both without their sign.
  static func sizes(_ change: ClearChange) -> (size: Value, low: Value, high: Value) {
    let estimate = change.estimate
    let bounds = [estimate.interval?.lowerBound, estimate.interval?.upperBound]
      .compactMap { $0?.magnitude }.sorted()
    return (
      .percent(estimate.value.magnitude),
      .number(bounds.first ?? estimate.value.magnitude, digits: 1),
      .number(bounds.last ?? estimate.value.magnitude, digits: 1)
    )
  }
}
