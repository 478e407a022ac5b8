import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The household index against GEKS and the mean splice as their papers define them, worked out
/// here once more from receipt lines.
struct GEKSDefinitionTests {
  /// Receipts of some months in which every two months share items, so that the definition holds
  /// without any fit.
  private struct Household {
    var made = MadeBook(items: 8, stores: 2)
    /// Paid in 1/10 000 and pieces by month, then item.
    var bought: [[Int: (paid: Double, pieces: Double)]]

    init(seed: UInt64, months: Int) {
      var random = SeededGenerator(seed: seed)
      bought = Array(repeating: [:], count: months)
      for month in 0..<months {
        let day = "\(Month(year: 2024, month: 1).adding(months: month))-07"
        for item in 0..<8 where item < 2 || Int.random(in: 0..<3, using: &random) > 0 {
          for store in 0..<UInt32.random(in: 1...2, using: &random) {
            let pieces = Int64.random(in: 1...9, using: &random)
            let price = Int64(item + 1) * 900 + Int64.random(in: 0...700, using: &random)
            made.buy(
              ItemID(item), at: StoreID(rawValue: store), on: day, paid: price * pieces,
              quantity: pieces * 1_000_000)
            let known = bought[month][item] ?? (0, 0)
            bought[month][item] = (
              known.paid + Double(price * pieces), known.pieces + Double(pieces)
            )
          }
        }
      }
      links = (0..<months).map { then in (0..<months).map { link(then, $0) } }
    }

    /// The logarithms of the Törnqvist indexes from every month to every other.
    private(set) var links: [[Double]] = []

    /// The logarithm of the Törnqvist index from one month to another.
    func tornqvist(_ then: Int, _ now: Int) -> Double { links[then][now] }

    private func link(_ then: Int, _ now: Int) -> Double {
      let items = bought[then].keys.filter { bought[now][$0] != nil }
      let totals = (
        items.reduce(0) { $0 + (bought[then][$1]?.paid ?? 0) },
        items.reduce(0) { $0 + (bought[now][$1]?.paid ?? 0) }
      )
      return items.reduce(0) { sum, item in
        guard let old = bought[then][item], let new = bought[now][item] else { return sum }
        let share = (old.paid / totals.0 + new.paid / totals.1) / 2
        return sum + share * log((new.paid / new.pieces) / (old.paid / old.pieces))
      }
    }

    /// The logarithm of the GEKS index between two months of a window: the mean, over every month
    /// of it, of the way from the one to the other through that month.
    func geks(_ then: Int, _ now: Int, window: Range<Int>) -> Double {
      window.reduce(0) { $0 + tornqvist(then, $1) + tornqvist($1, now) } / Double(window.count)
    }

    /// The published index of the whole household, by month.
    var index: [Double] {
      made.analysis().householdIndexes
        .first { $0.category == nil && $0.method == .geksTornqvistPooled }?
        .points.compactMap(\.index) ?? []
    }
  }

  @Test(
    "P(a,b) · P(b,c) = P(a,c) over all months a, b, c, and P is the published index",
    arguments: 1...6 as ClosedRange<UInt64>)
  func transitive(seed: UInt64) throws {
    let months = 14
    let household = Household(seed: seed, months: months)
    let index = household.index
    try #require(index.count == months)
    let links = (0..<months).map { then in
      (0..<months).map { household.geks(then, $0, window: 0..<months) }
    }
    var isTornqvistTransitive = true
    for first in 0..<months {
      for second in 0..<months {
        #expect(abs(index[second] / index[first] / exp(links[first][second]) - 1) < 1e-12)
        for third in 0..<months {
          let way = links[first][second] + links[second][third]
          #expect(abs(way - links[first][third]) < 1e-12)
          let direct = household.tornqvist(first, third)
          let detour = household.tornqvist(first, second) + household.tornqvist(second, third)
          if abs(direct - detour) > 1e-6 { isTornqvistTransitive = false }
        }
      }
    }
    // Else the book would be too tame to tell one method from the other.
    #expect(!isTornqvistTransitive)
  }

  @Test(
    "Beyond 25 months every new month is the mean splice of its window onto the one before",
    arguments: [26, 31, 40])
  func meanSplice(months: Int) throws {
    let household = Household(seed: UInt64(months), months: months)
    let index = household.index
    try #require(index.count == months)
    var levels = (0..<25).map { household.geks(0, $0, window: 0..<25) }
    var previous = levels
    for month in 25..<months {
      let window = month - 24..<month + 1
      let own = window.map { household.geks(window.lowerBound, $0, window: window) }
      // The geometric mean of the links over the 24 months that both windows have.
      let splice = zip(previous.dropFirst(), own).reduce(0) { $0 + ($1.0 - $1.1) } / 24
      previous = own.map { $0 + splice }
      levels.append(previous[24])
    }
    for month in 0..<months {
      #expect(abs(index[month] / (100 * exp(levels[month])) - 1) < 1e-11)
    }
    // What was published does not change when a month is added.
    #expect(Household(seed: UInt64(months), months: months).index.prefix(25) == index.prefix(25))
  }
}
