package import PricebookModel

/// Decides what a sentence of a report may claim.
///
/// Sentences that state a change take a ``ClearChange``, those that name a winner a ``ClearLead``.
/// Only this gate makes them, so that a new sentence cannot state what the figures do not hold.
package enum ClaimGate {
  /// Products, or items, that must link the two ends of a change.
  static let fewestProducts = 10
  /// The share of spending that must be covered, in percent.
  package static let leastCoveragePercent = 50.0
  /// Below this share of spending, in percent, the sentence itself names the share.
  package static let fullCoveragePercent = 80.0
  /// The chance that a month's headlines and findings say anything that is not so, in percent.
  static let falseClaimPercent = 5.0
  /// The parts of ``falseClaimPercent``: prices in a year; the choice of stores in a year; a cheaper
  /// store, or its level; findings.
  static let claimParts = 4
  /// Kinds of findings that share a part: prices, and the choice of stores, against the months before;
  /// the prices of a store.
  package static let findingKinds = 3
  /// A lead below this share of the total, in percent, is a tie.
  package static let tiePercent = 1
  /// The smallest finding that is shown, in percent of the month's spending.
  package static let findingPercent = 1

  /// The probability of the bounds that must leave out zero.
  ///
  /// With it, all claims together hold as often as one of them alone would at 95 % (C. E. Bonferroni,
  /// "Teoria statistica delle classi e calcolo delle probabilità", 1936).
  ///
  /// - Parameter rivals: How many claims share the part: other findings, and things that the claim
  ///   is chosen from.
  package static func probability(among rivals: Int = 1) -> Double {
    1 - falseClaimPercent / 100 / Double(claimParts * max(1, rivals))
  }

  /// Whether the whole 95 % interval of a change or a difference lies within ±2 %.
  package static func isHardlyAny(_ estimate: Estimate) -> Bool {
    estimate.interval.map { $0.lowerBound >= -2 && $0.upperBound <= 2 } ?? false
  }

  package static func isLargeEnough(_ amount: Amount, ofSpending spending: Amount) -> Bool {
    amount.isAtLeast(percent: findingPercent, of: spending)
  }
}

extension Amount {
  /// Whether it is not zero and at least so many percent of another, exactly and without signs.
  package func isAtLeast(percent: Int, of other: Amount) -> Bool {
    self != .zero
      && Int128(tenThousandths).magnitude * 100
        >= Int128(other.tenThousandths).magnitude * UInt128(percent)
  }
}
