public import PricebookModel

/// Decides what a sentence of a report may claim.
///
/// A headline, a key figure or a finding that states a change takes a ``ClearChange``, one that
/// names a winner a ``ClearLead``. Only this gate makes them, so that a new sentence cannot state
/// what the figures do not hold.
public enum ClaimGate {
  /// Products, or items, that must link the two ends of a change.
  static let fewestProducts = 10
  /// The share of spending that must be covered, in percent.
  public static let leastCoveragePercent = 50.0
  /// Below this share of spending, in percent, the sentence itself names the share.
  public static let fullCoveragePercent = 80.0
  /// The chance that a month's headlines and findings say anything that is not so, in percent.
  static let falseClaimPercent = 5.0
  /// How many parts ``falseClaimPercent`` has, one for each that headlines can claim and one for
  /// findings: prices in a year; the choice of stores in a year; a cheaper store; findings.
  static let claimParts = 4
  /// How many kinds of findings share their part: prices, and the choice of stores, against the
  /// months before; the prices of a store.
  public static let findingKinds = 3
  /// A lead below this share of the total, in percent, is a tie.
  public static let tiePercent = 1
  /// The smallest finding that is shown, in percent of the month's spending.
  public static let findingPercent = 1

  /// The probability of the bounds that must leave out zero.
  ///
  /// With it, all claims together hold as often as one of them alone would at 95 % (C. E. Bonferroni,
  /// "Teoria statistica delle classi e calcolo delle probabilità", 1936).
  ///
  /// - Parameter rivals: How many claims share the part: other findings, and things that the claim
  ///   is chosen from.
  public static func probability(among rivals: Int = 1) -> Double {
    1 - falseClaimPercent / 100 / Double(claimParts * max(1, rivals))
  }

  /// Judges a change of prices, or a price level against another one.
  ///
  /// - Parameters:
  ///   - estimate: The change in percent; zero means no change.
  ///   - coveragePercent: The share of spending that is compared; `nil` where nothing was spent,
  ///     as with prices that were only seen.
  ///   - products: How many products, or items, are compared.
  ///   - rivals: As for ``probability(among:)``.
  public static func change(
    _ estimate: Estimate, coveragePercent: Double?, products: Int, among rivals: Int = 1
  ) -> ChangeClaim {
    if products < fewestProducts { return .unclear(estimate, .fewProducts(products)) }
    if let coveragePercent, coveragePercent < leastCoveragePercent {
      return .unclear(estimate, .lowCoverage(percent: coveragePercent))
    }
    guard estimate.interval != nil else { return .unclear(estimate, .noInterval) }
    guard estimate.excludesZero else { return .unclear(estimate, .containsZero) }
    guard let bounds = estimate.bounds(within: probability(among: rivals)), !bounds.contains(0)
    else { return .unclear(estimate, .nearZero) }
    let isPartial = coveragePercent.map { $0 < fullCoveragePercent } ?? false
    return .clear(
      ClearChange(estimate: estimate, partialCoverage: isPartial ? coveragePercent : nil))
  }

  /// Judges the price level of a store against another one's, over the items that they share with
  /// each other or with other stores.
  ///
  /// The sentence speaks of those items alone and says how many there are, so that it asks for no
  /// share of the spending.
  ///
  /// - Parameters:
  ///   - estimate: The difference of the levels in percent.
  ///   - simultaneous: Bounds that hold with ``probability(among:)`` of the stores that the sentence
  ///     could have been about: of many stores one is outside its own interval by chance.
  ///   - onOneDay: The same bounds with the prices of both stores moved to one day, by how fast the
  ///     household's prices move.
  ///   - items: The smaller of the numbers of items that the two levels rest on.
  public static func level(
    _ estimate: Estimate, simultaneous: ClosedRange<Double>?, onOneDay: ClosedRange<Double>?,
    items: Int
  ) -> LevelClaim {
    switch change(estimate, coveragePercent: nil, products: items) {
    case .unclear(let estimate, let doubt): return .unclear(estimate, doubt)
    case .clear(let change):
      guard let simultaneous, !simultaneous.contains(0) else {
        return .unclear(estimate, .nearZero)
      }
      let isLower = estimate.value < 0
      guard let onOneDay, isLower ? onOneDay.upperBound < 0 : onOneDay.lowerBound > 0 else {
        return .restsOnOlderPrices(estimate)
      }
      return estimate.value.magnitude < Double(tiePercent) ? .tie(estimate) : .clear(change)
    }
  }

  /// Judges whether the lower of two totals is really lower.
  ///
  /// - Parameters:
  ///   - amount: By how much it is lower; not negative.
  ///   - total: The total that it is lower than.
  ///   - estimated: How much of the two totals was estimated.
  ///   - standsWithoutOldPrices: Whether the same side leads without stale prices.
  ///   - matched: By how many percent the lower side is above the other over the things that both
  ///     have. `nil` where the sentence speaks of the prices that were last seen alone.
  ///   - matchedOnOneDay: The same with the prices of both sides moved to one day, by how fast the
  ///     household's prices move.
  ///   - rivals: How many sides the lower one is chosen from, beside the other.
  public static func lead(
    _ amount: Amount, of total: Amount, estimated: Amount, standsWithoutOldPrices: Bool,
    matched: Estimate?, matchedOnOneDay: Estimate?, among rivals: Int = 1
  ) -> LeadClaim {
    guard !isBelow(percent: tiePercent, amount, of: total), amount > .zero else {
      return .tie(.belowOnePercent)
    }
    guard amount >= estimated else { return .tie(.smallerThanEstimated) }
    guard standsWithoutOldPrices else { return .tie(.restsOnOldPrices) }
    let probability = probability(among: rivals)
    if let matched {
      guard let bounds = matched.bounds(within: probability) else { return .tie(.restsOnOneItem) }
      guard bounds.upperBound < 0 else { return .tie(.withinScatter) }
    }
    if let moved = matchedOnOneDay?.bounds(within: probability), moved.upperBound >= 0 {
      return .tie(.withinDrift)
    }
    return .clear(ClearLead(amount: amount))
  }

  /// Whether an amount is large enough, against the spending of its month, to be a finding.
  public static func isLargeEnough(_ amount: Amount, ofSpending spending: Amount) -> Bool {
    amount != .zero && !isBelow(percent: findingPercent, amount, of: spending)
  }

  /// Whether an amount is less than so many percent of another, exactly and without signs.
  private static func isBelow(percent: Int, _ amount: Amount, of total: Amount) -> Bool {
    Int128(amount.tenThousandths).magnitude * 100
      < Int128(total.tenThousandths).magnitude * UInt128(percent)
  }
}

/// A change that a sentence may state.
public struct ClearChange: Hashable, Sendable {
  /// The change in percent.
  public let estimate: Estimate
  /// The share of spending that it is based on, in percent, where the sentence has to name it.
  public let partialCoverage: Double?

  fileprivate init(estimate: Estimate, partialCoverage: Double?) {
    self.estimate = estimate
    self.partialCoverage = partialCoverage
  }
}

/// Whether a change may be stated.
public enum ChangeClaim: Hashable, Sendable {
  /// The change is large and certain enough to be stated.
  case clear(ClearChange)
  /// There is no clear change, and why.
  case unclear(Estimate, Doubt)

  /// Why a change may not be stated.
  public enum Doubt: Hashable, Sendable {
    /// The interval contains zero.
    case containsZero
    /// The interval leaves out zero, but not as clearly as one of several claims has to.
    case nearZero
    /// Too few products, or items, link the two ends: so many.
    case fewProducts(Int)
    /// Too little of the spending is compared: so many percent of it.
    case lowCoverage(percent: Double)
    /// Too few observations for an interval.
    case noInterval
  }

  /// The change where it may be stated.
  public var clear: ClearChange? {
    if case .clear(let change) = self { change } else { nil }
  }
}

/// A lead that a sentence may state.
public struct ClearLead: Hashable, Sendable {
  /// By how much the winner is lower.
  public let amount: Amount

  fileprivate init(amount: Amount) { self.amount = amount }
}

/// Whether a winner may be named.
public enum LeadClaim: Hashable, Sendable {
  /// One side is lower by so much that a sentence may name it.
  case clear(ClearLead)
  /// No side may be named, and why.
  case tie(Tie)

  /// Why two totals count as the same.
  public enum Tie: CaseIterable, Hashable, Sendable {
    /// The lead is less than ``ClaimGate/tiePercent`` of the higher total, or zero.
    case belowOnePercent
    /// The lead is less than what was estimated to compare the totals.
    case smallerThanEstimated
    /// Another store leads once prices older than 90 days are left out.
    case restsOnOldPrices
    /// The two share at most one item.
    case restsOnOneItem
    /// The prices of the two differ so much from item to item that the sign may be chance.
    case withinScatter
    /// The prices of one side are older, and prices have moved about as much since.
    case withinDrift
  }

  /// The lead where it may be stated.
  public var clear: ClearLead? {
    if case .clear(let lead) = self { lead } else { nil }
  }
}

/// Whether a difference between two stores' price levels may be stated.
public enum LevelClaim: Hashable, Sendable {
  /// One store is dearer or cheaper by so much that a sentence may say so.
  case clear(ClearChange)
  /// There is a difference, of less than one percent.
  case tie(Estimate)
  /// The prices of one store are older, and prices have moved about as much since.
  case restsOnOlderPrices(Estimate)
  /// There is no clear difference, and why.
  case unclear(Estimate, ChangeClaim.Doubt)

  /// The difference where it may be stated.
  public var clear: ClearChange? {
    if case .clear(let change) = self { change } else { nil }
  }
}
