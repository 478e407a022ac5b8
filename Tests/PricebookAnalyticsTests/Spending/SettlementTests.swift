import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite struct SettlementTests {
  private func divided(
    _ cents: [Int64], digits: Int = 2, weights: [Int64] = []
  ) -> Settlement? {
    Settlement(
      of: cents.enumerated().map { place, cents in
        (
          PersonID(place + 1), Amount(tenThousandths: cents * 100),
          weights.isEmpty ? .one : Quantity(millionths: weights[place])
        )
      }, digits: digits)
  }

  /// The fewest transfers, found by trying all.
  private func fewest(_ balances: [Int64]) -> Int {
    guard let first = balances.first else { return 0 }
    let rest = Array(balances.dropFirst())
    if first == 0 { return fewest(rest) }
    var best = Int.max
    for (place, other) in rest.enumerated() where (other < 0) != (first < 0) && other != 0 {
      var next = rest
      next[place] += first
      let count = 1 + fewest(next)
      best = min(best, count)
    }
    return best
  }

  @Test func `What was for some is divided among them, and the rest among all`() throws {
    let split = try #require(
      Settlement(
        of: [
          (PersonID(1), Amount(tenThousandths: 440_000), .one),
          (PersonID(2), Amount(tenThousandths: 100_100), .one),
          (PersonID(3), .zero, .one),
        ],
        for: [
          ([PersonID(1)], Amount(tenThousandths: 99_000)),
          ([PersonID(2), PersonID(3)], Amount(tenThousandths: 231_100)),
        ], digits: 2))
    // 9.90 and 23.11 of 54.01; the other 21.00 are 7.00 for each.
    #expect(split.parts.map(\.share.tenThousandths) == [169_000, 185_600, 185_500])
    #expect(split.parts.reduce(0) { $0 + $1.balance.tenThousandths } == 0)
    #expect(split.isByLine)
  }

  @Test("one person who paid everything gets half of it back from the other")
  func two() throws {
    let split = try #require(divided([3_000, 0]))
    #expect(split.parts.map(\.share.tenThousandths) == [150_000, 150_000])
    #expect(split.parts.map(\.balance.tenThousandths) == [150_000, -150_000])
    #expect(
      split.transfers == [
        Settlement.Transfer(
          from: PersonID(2), to: PersonID(1), amount: Amount(tenThousandths: 150_000))
      ])
  }

  @Test(
    "cents that cannot be divided are the first persons'", arguments: [100, 101, 102, -100, -101])
  func cents(total: Int64) throws {
    let split = try #require(divided([total, 0, 0]))
    let shares = split.parts.map { $0.share.tenThousandths / 100 }
    #expect(shares.reduce(0, +) == total)
    let sizes = shares.map(\.magnitude)
    #expect(sizes == sizes.sorted(by: >))
    #expect(sizes[0] <= sizes[2] + 1)
  }

  @Test("what is less than a minor unit is the first person's, and not lost")
  func parts() throws {
    let split = try #require(
      Settlement(
        of: [
          (PersonID(1), Amount(tenThousandths: 10_001), .one), (PersonID(2), .zero, .one),
        ], digits: 2))
    #expect(split.parts.map(\.share.tenThousandths) == [5_001, 5_000])
  }

  @Test("a currency without a minor unit is divided in whole units")
  func yen() throws {
    let split = try #require(divided([1_000, 0, 0], digits: 0))
    #expect(split.parts.map { $0.share.tenThousandths / 10_000 } == [4, 3, 3])
  }

  @Test("who has no weight bears nothing, and what was for nobody else is borne by the others")
  func weightOfNothing() throws {
    let split = try #require(divided([3_001, 0, 0], weights: [0, 1_000_000, 1_000_000]))
    #expect(split.parts.map(\.share.tenThousandths) == [0, 150_100, 150_000])
    #expect(split.parts.map(\.weight) == [0, 1, 1])
    let forBaby = try #require(
      Settlement(
        of: [
          (PersonID(1), Amount(tenThousandths: 100_000), .one), (PersonID(2), .zero, .one),
          (PersonID(3), .zero, Quantity(millionths: 0)),
        ], for: [([PersonID(3)], Amount(tenThousandths: 40_000))], digits: 2))
    #expect(forBaby.parts.map(\.share.tenThousandths) == [50_000, 50_000, 0])
    #expect(divided([3_000, 0], weights: [0, 0]) == nil)
  }

  @Test("months with weights of their own are each divided by them")
  func months() throws {
    let months = try [
      #require(divided([3_000, 0, 0])),
      #require(divided([2_000, 0, 0], weights: [1_000_000, 1_000_000, 0])),
    ]
    let split = Settlement(of: months)
    #expect(split.parts.map(\.share.tenThousandths) == [200_000, 200_000, 100_000])
    #expect(split.parts.reduce(0) { $0 + $1.balance.tenThousandths } == 0)
    #expect(split.changesWeights && !split.isEqual)
    #expect(split.transfers.count == 2)
  }

  @Test("shares are by weight, which are compared in the smallest whole numbers")
  func weights() throws {
    let split = try #require(divided([3_000, 0], weights: [1_500_000, 750_000]))
    #expect(split.parts.map(\.weight) == [2, 1])
    #expect(split.parts.map(\.share.tenThousandths) == [200_000, 100_000])
    #expect(!split.isEqual)
    #expect(try #require(divided([3_000, 0], weights: [5, 5])).isEqual)
  }

  @Test("who misses most of a cent has one more", arguments: [1, -1] as [Int64])
  func unequalCents(sign: Int64) throws {
    // 1.00 in 5 parts of 7 and 2 of 7: 71.43 and 28.57 cents.
    let split = try #require(divided([100 * sign, 0], weights: [5, 2]))
    #expect(split.parts.map { $0.share.tenThousandths / 100 } == [71 * sign, 29 * sign])
  }

  @Test("shares of any weights add up to what was paid", arguments: 0..<60 as Range<UInt64>)
  func sums(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...12, using: &generator)
    let paid = (0..<count).map { _ in Int64.random(in: -90_000...900_000, using: &generator) }
    let weights = (0..<count).map { _ in Int64.random(in: 1...1_000_000_000, using: &generator) }
    let split = try #require(divided(paid, weights: weights), "seed \(seed)")
    let total = paid.reduce(0, +)
    #expect(split.parts.reduce(Int64(0)) { $0 + $1.share.tenThousandths } == total * 100)
    let sum = Double(weights.reduce(0, +))
    for (part, weight) in zip(split.parts, weights) {
      let exact = Double(total) * Double(weight) / sum
      #expect(abs(Double(part.share.tenThousandths) / 100 - exact) <= 1, "seed \(seed)")
    }
  }

  @Test("people who paid the same owe nothing")
  func even() throws {
    #expect(try #require(divided([700, 700, 700])).transfers.isEmpty)
  }

  @Test("one person, or more than twelve, share nothing", arguments: [1, 13])
  func limits(count: Int) {
    #expect(divided([Int64](repeating: 5, count: count)) == nil)
  }

  @Test("groups that settle among themselves need fewer transfers")
  func groups() throws {
    // +3 −3, +5 −2 −3: three transfers, where passing on in order takes four.
    let split = try #require(divided([2_300, 2_500, 1_700, 1_700, 1_800]))
    #expect(split.transfers.count == 3)
  }

  @Test("transfers settle everything, and there are no fewer", arguments: 0..<60 as Range<UInt64>)
  func fewestTransfers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...6, using: &generator)
    let range: ClosedRange<Int64> = seed % 2 == 0 ? 0...6 : -500...20_000
    let paid = (0..<count).map { _ in Int64.random(in: range, using: &generator) * 60 }
    let split = try #require(divided(paid), "seed \(seed)")
    var balances = Dictionary(
      uniqueKeysWithValues: split.parts.map { ($0.person, $0.balance.tenThousandths) })
    #expect(balances.values.reduce(0, +) == 0)
    for transfer in split.transfers {
      #expect(transfer.amount > .zero)
      balances[transfer.from, default: 0] += transfer.amount.tenThousandths
      balances[transfer.to, default: 0] -= transfer.amount.tenThousandths
    }
    #expect(balances.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    let needed = fewest(split.parts.map(\.balance.tenThousandths))
    #expect(split.transfers.count == needed, "seed \(seed)")
  }

  @Test("twelve people are settled")
  func twelve() throws {
    let split = try #require(divided((1...12).map { Int64($0 * $0 * 137) }))
    #expect(split.transfers.count <= 11)
    #expect(split.parts.reduce(Int64(0)) { $0 + $1.balance.tenThousandths } == 0)
  }
}
