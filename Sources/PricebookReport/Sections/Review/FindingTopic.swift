import PricebookAnalytics
import PricebookModel

/// What the money of a finding is part of.
enum FindingTopic {
  case wholeMonth, category, pace, unbudgeted
  case priceChange, priceAlerts, storeLevel
  case storeChoice, savings, basket
  case bought
  case cart

  /// Topics whose amounts are, at least in part, the same money.
  private static let overlaps: [[FindingTopic]] = [
    // What a category is over its budget, the month is.
    [.wholeMonth, .category], [.wholeMonth, .pace], [.wholeMonth, .unbudgeted],
    // A price that rose is a price change, an alert, and part of its store's level.
    [.priceChange, .priceAlerts, .storeLevel],
    // What was bought at dearer stores would have cost less elsewhere.
    [.storeChoice, .savings, .basket],
  ]

  func overlaps(_ other: FindingTopic) -> Bool {
    Self.overlaps.contains { $0.contains(self) && $0.contains(other) && self != other }
  }
}

extension [Observation] {
  /// Those that are shown: large enough for the month's spending, and no money twice.
  ///
  /// If two overlap and have the same sign, only the larger is shown. What the headline says of
  /// the whole month is not repeated.
  ///
  /// - Parameters:
  ///   - spending: Of the month.
  ///   - headline: The amounts in the headline.
  /// - Returns: Most money first; those of one stake stay in order.
  func shown(ofSpending spending: Amount, headline: [Amount]) -> [Observation] {
    let ordered =
      filter { ClaimGate.isLargeEnough($0.stake, ofSpending: spending) }
      .filter { $0.topic != .wholeMonth || !headline.contains($0.stake) }
      .enumerated()
      .sorted {
        ($1.element.stake.magnitude, $0.offset) < ($0.element.stake.magnitude, $1.offset)
      }
      .map(\.element)
    return ordered.reduce(into: []) { shown, next in
      let isCounted = shown.contains {
        $0.topic.overlaps(next.topic) && $0.isCost == next.isCost
      }
      if !isCounted { shown.append(next) }
    }
  }
}
