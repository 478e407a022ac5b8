import PricebookModel

/// What a basket costs less at other stores than where it is bought now.
///
/// The lines that have a price on both sides, each at the price that is shown, so that a saving is
/// the difference of two totals that are shown.
package struct BasketSaving: Hashable, Sendable {
  /// The cost where the lines are bought now, in currency units.
  package let now: Double
  /// The cost where they would be bought.
  package let there: Double
  /// Of ``amount``; `nil` where too few items say anything.
  package let error: SamplingError?
  /// The part of the basket's lines that have a price on both sides, in percent.
  package let sharePercent: Double

  /// What is saved, in currency units; below zero where it costs more.
  package var amount: Double { now - there }

  /// Of ``amount``.
  package func interval(within probability: Double = 0.95) -> ClosedRange<Double>? {
    error.map {
      let half = $0.halfWidth(within: probability)
      return amount - half...amount + half
    }
  }
}
