import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// Where a month under way ends, as it is written.
///
/// Phrases that say that a month ends over or under its budget take one, so that none says so
/// without a claim.
struct WrittenEnd {
  /// What the month is expected to come to, in whole units.
  let projection: Value
  /// How far that is from the budget, in whole units.
  let distance: Value
  let isOver: Bool

  init(_ end: ClearMonthEnd, in scope: CurrencyScope) {
    projection = scope.whole(end.projection)
    distance = scope.whole(end.excess.magnitude)
    isOver = end.excess > .zero
  }
}
