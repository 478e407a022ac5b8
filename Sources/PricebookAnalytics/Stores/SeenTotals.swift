package import PricebookModel

/// The stores where every item of a basket has a regular price of the last 90 days, or one without a
/// day, and how their totals differ: a fact, and no estimate of what is to come.
package struct SeenTotals: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``, the lowest total first.
  package let stores: [Int]
  /// The lowest of them, and those that ask less than 1 % more.
  package let lowest: [Int]
  /// What the lowest is compared with: the usual store unless it is one of ``lowest``, else the next;
  /// `nil` where all ask about the same.
  package let rival: Int?
  /// What the other stores are compared with in `answers.csv`: ``rival``, else one of ``lowest``.
  package let against: Int
  /// What the first of ``lowest`` asks less than ``against``; not negative.
  package let amount: Amount
  /// The days of the prices of ``lowest`` and of ``against``; `nil` where none has a day.
  package let days: ClosedRange<CalendarDate>?
  /// Whether one of those prices has no day.
  package let isPartlyUndated: Bool
  private let totals: [Int: Amount]

  /// What a store asks less than ``against``; below zero where it asks more.
  package func amount(at store: Int) -> Amount {
    (totals[against] ?? .zero) - (totals[store] ?? .zero)
  }

  /// - Parameter usual: Where the household buys; `nil` in a book without purchases.
  /// - Returns: `nil` for fewer than two such stores.
  init?(in priced: PricedBasket, usual: Int?) {
    let rows = priced.rows
    let totals = rows.indices.reduce(into: [Int: Amount]()) { totals, place in
      if priced.lines.indices.allSatisfy({ priced.isSeenOfLate($0, at: place) }) {
        totals[place] = rows[place].basketTotal
      }
    }
    let stores = totals.sorted { left, right in
      (left.value, rows[left.key].store) < (right.value, rows[right.key].store)
    }
    guard stores.count > 1, let first = stores.first else { return nil }
    self.totals = totals
    self.stores = stores.map(\.key)
    let lowest = stores.prefix {
      !($0.value - first.value).isAtLeast(percent: ClaimGate.tiePercent, of: $0.value)
    }.map(\.key)
    self.lowest = lowest
    let dearer = self.stores.filter { !lowest.contains($0) }
    rival = dearer.first { $0 == usual } ?? dearer.first
    let against = rival ?? lowest.first { $0 == usual } ?? lowest[1]
    self.against = against
    amount = max(.zero, (totals[against] ?? .zero) - first.value)
    let shown = (rival == nil ? lowest : lowest + [against]).flatMap { rows[$0].shown }
    let days = shown.compactMap { $0?.observed }
    self.days = days.min().flatMap { first in days.max().map { first...$0 } }
    isPartlyUndated = shown.contains { $0?.isUndated == true }
  }
}
