package import PricebookModel

/// Who owes whom, so that everybody has paid their part in the end.
package struct Settlement: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    /// One of the persons that the amounts were given for.
    package var person: PersonID
    package var paid: Amount
    /// How large the share is beside those of the others, in the smallest whole numbers.
    package var weight: Int64
    /// Shares add up to what was paid; where it cannot be divided so, those who would miss most of a
    /// minor unit have one more, of equals the first.
    package var share: Amount
    /// Paid − share: plus is to be given back, minus is owed.
    package var balance: Amount { paid - share }
  }

  package struct Transfer: Hashable, Sendable {
    /// Who paid less than the share.
    package var from: PersonID
    /// Who paid more than the share.
    package var to: PersonID
    package var amount: Amount
  }

  /// In the order that was given.
  package let parts: [Part]
  /// The fewest that settle everything; those of the first persons come first.
  package let transfers: [Transfer]

  /// Beyond this many persons a column does not list the members of a household.
  package static let limit = 12

  /// Whether lines said for whom they are.
  package let isByLine: Bool

  /// Whether the weights are not the same in all months; those of ``parts`` are then the last ones.
  package let changesWeights: Bool

  /// Whether all have the same share, but for minor units that cannot be divided.
  package var isEqual: Bool { hasEqualWeights && !isByLine && !changesWeights }
  package var hasEqualWeights: Bool { parts.allSatisfy { $0.weight == parts[0].weight } }

  /// Divides what some persons paid among them, by their weights: what was for some of them among
  /// those, the rest among all.
  ///
  /// The fewest transfers are as many as there are persons, less one for each of the groups into which
  /// they fall whose balances add up to nothing. The most such groups are found by trying every subset.
  ///
  /// - Parameters:
  ///   - paid: What each person paid, below zero where refunds exceed purchases, and a weight; who has
  ///     none bears nothing.
  ///   - portions: What was for some of the persons; for nobody else. What was for persons without a
  ///     weight alone is borne by all.
  ///   - digits: Decimals of the currency's minor unit, 0 to 4.
  /// - Returns: `nil` for fewer than two persons, for more than ``limit``, or without any weight.
  /// - Complexity: O(*n* 2ⁿ) for *n* persons whose balance is not zero.
  package init?(
    of paid: [(person: PersonID, paid: Amount, weight: Quantity)],
    for portions: [(persons: [PersonID], amount: Amount)] = [], digits: Int
  ) {
    guard (2...Self.limit).contains(paid.count), paid.contains(where: { $0.weight > .zero })
    else { return nil }
    let total = paid.reduce(Int64(0)) { $0 + $1.paid.tenThousandths }
    let step = Amount.step(digits: digits)
    let divisor = paid.reduce(0) { greatestDivisor($0, $1.weight.millionths) }
    let weights = paid.map { $0.weight.millionths / divisor }
    var shares = [Int64](repeating: 0, count: paid.count)
    var rest = total
    for portion in portions {
      let places = paid.indices.filter {
        weights[$0] > 0 && portion.persons.contains(paid[$0].person)
      }
      guard !places.isEmpty else { continue }
      let amount = portion.amount.tenThousandths
      rest -= amount
      let parts = Self.divided(amount, by: places.map { weights[$0] }, step: step)
      for (place, part) in zip(places, parts) { shares[place] += part }
    }
    isByLine = !portions.isEmpty
    for (place, part) in Self.divided(rest, by: weights, step: step).enumerated() {
      shares[place] += part
    }
    let parts = paid.indices.map { place in
      Part(
        person: paid[place].person, paid: paid[place].paid, weight: weights[place],
        share: Amount(tenThousandths: shares[place]))
    }
    self.parts = parts
    changesWeights = false
    transfers = Self.fewestTransfers(parts)
  }

  /// Adds up months whose weights differ.
  ///
  /// - Parameter months: Each with the same persons in the same order; at least one.
  package init(of months: [Settlement]) {
    var parts = months[months.count - 1].parts
    for place in parts.indices {
      parts[place].paid = months.reduce(.zero) { $0 + $1.parts[place].paid }
      parts[place].share = months.reduce(.zero) { $0 + $1.parts[place].share }
    }
    self.parts = parts
    isByLine = months.contains(where: \.isByLine)
    changesWeights = months.contains { $0.parts.map(\.weight) != parts.map(\.weight) }
    transfers = Self.fewestTransfers(parts)
  }

  private static func fewestTransfers(_ parts: [Part]) -> [Transfer] {
    groups(parts.filter { $0.balance != .zero }).flatMap { transfers(within: $0) }
  }

  /// Divides an amount by weights in whole minor units.
  ///
  /// Who would miss most of a minor unit has one more, of equals the first. What is less than one, which
  /// no till has, goes to the first. A weight of zero gets nothing.
  ///
  /// - Parameters:
  ///   - amount: In 1/10 000 of a currency unit.
  ///   - weights: Zero or above; at least one above.
  ///   - step: How many of the amount's units are a minor unit.
  static func divided(_ amount: Int64, by weights: [Int64], step: Int64) -> [Int64] {
    let sum = weights.reduce(Int128(0)) { $0 + Int128($1) }
    let units = amount / step
    let exact = weights.map { Int128(units) * Int128($0) }
    var shares = exact.map { Int64($0 / sum) }
    let missing = exact.map { ($0 % sum).magnitude }
    let left = units - shares.reduce(0, +)
    let places = weights.indices.sorted { (missing[$1], $0) < (missing[$0], $1) }
    for place in places.prefix(Int(left.magnitude)) { shares[place] += left.signum() }
    let first = weights.firstIndex { $0 > 0 }
    return shares.enumerated().map { $1 * step + ($0 == first ? amount % step : 0) }
  }

  /// The most groups whose balances add up to nothing.
  private static func groups(_ parts: [Part]) -> [[Part]] {
    let subsets = 1 << parts.count
    var sums = [Int64](repeating: 0, count: subsets)
    // The most groups that a subset, in some order, is complete after.
    var most = [Int](repeating: 0, count: subsets)
    var last = [Int](repeating: 0, count: subsets)
    for subset in 1..<max(1, subsets) {
      let lowest = subset.trailingZeroBitCount
      sums[subset] = sums[subset & (subset - 1)] + parts[lowest].balance.tenThousandths
      most[subset] = -1
      for member in parts.indices where subset & 1 << member != 0 {
        let before = most[subset ^ 1 << member]
        if before > most[subset] {
          most[subset] = before
          last[subset] = member
        }
      }
      if sums[subset] == 0 { most[subset] += 1 }
    }
    var groups: [[Part]] = []
    var left = subsets - 1
    var members: [Int] = []
    while left != 0 {
      members.append(last[left])
      left ^= 1 << last[left]
      if sums[left] == 0 {
        groups.append(members.sorted().map { parts[$0] })
        members = []
      }
    }
    return groups.reversed()
  }

  /// Settles a group with one transfer fewer than persons: each passes on what is still open.
  private static func transfers(within group: [Part]) -> [Transfer] {
    let open = group.map { (person: $0.person, balance: $0.balance) }
    var owing = open.filter { $0.balance < .zero }
    var owed = open.filter { $0.balance > .zero }
    var transfers: [Transfer] = []
    while let from = owing.first, let to = owed.first {
      let amount = min(.zero - from.balance, to.balance)
      transfers.append(Transfer(from: from.person, to: to.person, amount: amount))
      owing[0].balance += amount
      owed[0].balance = to.balance - amount
      if owing[0].balance == .zero { owing.removeFirst() }
      if owed[0].balance == .zero { owed.removeFirst() }
    }
    return transfers
  }
}
