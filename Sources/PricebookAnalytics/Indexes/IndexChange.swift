public import PricebookModel

/// How far an index moved from one month to another.
public struct IndexChange: Hashable, Sendable {
  /// The month it is measured from.
  public var since: Month
  /// How many months later it is measured.
  public var months: Int
  /// The change in percent with its own 95 % interval.
  public var estimate: Estimate
  /// How many products have a price in both months.
  public var products: Int
  /// The share of spending that is of matched products, in percent, in the month where it is
  /// lower; `nil` where nothing was spent.
  public var matchedPercent: Double?

  /// The numbers of a change; nothing is measured here.
  package init(
    since: Month, months: Int, estimate: Estimate, products: Int, matchedPercent: Double?
  ) {
    self.since = since
    self.months = months
    self.estimate = estimate
    self.products = products
    self.matchedPercent = matchedPercent
  }

  /// What a sentence may say of it.
  ///
  /// - Parameter rivals: As for ``ClaimGate/probability(among:)``.
  public func claim(among rivals: Int = 1) -> ChangeClaim {
    ClaimGate.change(
      estimate, coveragePercent: matchedPercent, products: products, among: rivals)
  }
}

/// What changes of an index are made of, for the months that reports speak of.
struct IndexChanges: Hashable, Sendable {
  let index: EstimatedIndex
  let linked: LinkedProducts
  /// By place, in percent; `nil` where nothing was spent.
  let matchedPercents: [Double?]

  /// - Returns: `nil` where a month has no value, or where their products were not compared.
  func change(from earlier: Month, to later: Month) -> IndexChange? {
    guard let then = index.place(of: earlier), let now = index.place(of: later),
      let products = linked.count(from: then, to: now),
      let estimate = estimate(from: earlier, to: later)
    else { return nil }
    let matched = matchedPercents[then].flatMap { old in
      matchedPercents[now].map { min(old, $0) }
    }
    return IndexChange(
      since: earlier, months: later.months(since: earlier),
      estimate: estimate, products: products,
      matchedPercent: matched)
  }

  /// The change in percent with its interval.
  func estimate(from earlier: Month, to later: Month) -> Estimate? {
    guard let then = index.place(of: earlier), let now = index.place(of: later) else { return nil }
    return index.difference(from: then, to: now)?.percentFromLogarithm
  }

  /// How much further another index moved between the same months, with its interval.
  func difference(to other: IndexChanges, from earlier: Month, to later: Month) -> Estimate? {
    guard let then = index.place(of: earlier), let now = index.place(of: later),
      let otherThen = other.index.place(of: earlier), let otherNow = other.index.place(of: later),
      let own = index.difference(from: then, to: now),
      let others = other.index.difference(from: otherThen, to: otherNow)
    else { return nil }
    let value = others.value - own.value
    guard let moves = index.moves(from: then, to: now),
      let otherMoves = other.index.moves(from: otherThen, to: otherNow)
    else { return Estimate(value, interval: nil).percentFromLogarithm }
    // An index does not move without a group that it has no product of.
    let numbers = Set(index.groupNumbers).union(other.index.groupNumbers)
    let deviations = numbers.sorted().map { number -> Double in
      let own = index.groupNumbers.firstIndex(of: number).map { moves[$0] } ?? 0
      let others = other.index.groupNumbers.firstIndex(of: number).map { otherMoves[$0] } ?? 0
      return others - own
    }
    return Jackknife.estimate(
      value, deviations: deviations,
      groups: min(index.groups[then], index.groups[now], index.groupNumbers.count)
    ).percentFromLogarithm
  }
}
