import PricebookAnalytics

/// What the money of a finding is part of.
enum FindingTopic {
  case priceChange, priceAlerts, storeLevel, storeChoice, savings, basket, cart

  /// Topics whose amounts are, at least in part, the same money.
  private static let overlaps: [[FindingTopic]] = [
    // A price that rose is a price change, an alert, and part of its store's level.
    [.priceChange, .priceAlerts, .storeLevel],
    // What was bought at dearer stores would have cost less elsewhere.
    [.storeChoice, .savings, .basket],
  ]

  func overlaps(_ other: FindingTopic) -> Bool {
    Self.overlaps.contains { $0.contains(self) && $0.contains(other) && self != other }
  }
}
