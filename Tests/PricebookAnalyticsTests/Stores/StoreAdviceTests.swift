import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// What is said of a basket, by what is known of its prices.
struct StoreAdviceTests {
  private static let base = (0..<20).map { 130 + 37 * $0 }

  /// The base prices times a percentage, with as much scatter from item to item.
  private static func prices(percent: Int, scatter: Int = 0, first count: Int = 20) -> [Int?] {
    base.enumerated().map { item, price in
      item < count ? price * (percent + (item * 7 % 3 - 1) * scatter) / 100 : nil
    }
  }

  private static func comparison(_ prices: [[Int?]]) throws -> StoreComparison {
    try #require(PriceBoard(prices: prices).comparisons.first)
  }

  private static func stores(_ places: [Int], _ comparison: StoreComparison) -> [StoreID] {
    places.map { comparison.stores[$0].store }
  }

  @Test("A stated saving comes first, and is the difference of the two totals")
  func saves() throws {
    let comparison = try Self.comparison([
      Self.prices(percent: 100), Self.prices(percent: 88, scatter: 3),
    ])
    guard case .saves(let lead, let places) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Self.stores(places, comparison) == [1])
    // As much was bought at the one as at the other, so it costs half of both now.
    let (own, other) = (Self.prices(percent: 100), Self.prices(percent: 88, scatter: 3))
    let halves = zip(own, other).reduce(0) { $0 + (($1.0 ?? 0) + ($1.1 ?? 0) + 1) / 2 }
    #expect(lead.amount == Amount(cents: halves - other.reduce(0) { $0 + ($1 ?? 0) }))
  }

  @Test("Two stores whose stated savings differ by less than 1 % are both named")
  func tiedSavings() throws {
    let other: [Int?] = Self.prices(percent: 88, scatter: 3).enumerated().map {
      $0.offset == 0 ? ($0.element ?? 0) + 5 : $0.element
    }
    let comparison = try Self.comparison([
      Self.prices(percent: 100), Self.prices(percent: 88, scatter: 3), other,
    ])
    guard case .saves(_, let places) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Self.stores(places, comparison) == [1, 2])
  }

  @Test("Without a stated saving, totals of what was seen at both are a fact")
  func seen() throws {
    let comparison = try Self.comparison([[310, 225], [280, 240], [300, 260]])
    guard case .seen(let seen) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Self.stores(seen.lowest, comparison) == [1])
    // Nothing was bought, so the next is what it is compared with.
    #expect(comparison.stores[seen.against].store == 0)
    #expect(seen.amount == Amount(cents: 15))
  }

  @Test("Totals within 1 % are a tie that names both, against the next")
  func tie() throws {
    let comparison = try Self.comparison([[1_000], [1_005], [1_400]])
    guard case .seen(let seen) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Self.stores(seen.lowest, comparison) == [0, 1])
    #expect(comparison.stores[seen.against].store == 2)
    #expect(seen.amount == Amount(cents: 400))
    let all = try Self.comparison([[1_000], [1_005]])
    #expect(all.advice.finding == .alike([0, 1]))
  }

  @Test("A price of more than 90 days makes no fact, and an undated one does", arguments: [90, 91])
  func age(days: Int) throws {
    var board = PriceBoard(prices: [[nil, nil], [nil, nil]])
    for item in 0..<2 {
      board.addSeries(
        item: item, store: 0, cents: 300,
        day: board.asOf.adding(days: item == 0 ? -days : -1))
      board.addSeries(item: item, store: 1, cents: 250, day: board.asOf.adding(days: -3))
    }
    let comparison = try #require(board.comparisons.first)
    #expect((comparison.seen != nil) == (days == 90))
    if let seen = comparison.seen {
      #expect(seen.days == board.asOf.adding(days: -90)...board.asOf.adding(days: -1))
    }
  }

  @Test("A store below the threshold that saves more is named beside, never in the heading")
  func beyond() throws {
    let comparison = try Self.comparison([
      Self.prices(percent: 100), Self.prices(percent: 94, scatter: 1),
      Self.prices(percent: 82, scatter: 2, first: 15),
    ])
    let beyond = try #require(comparison.advice.beyond)
    #expect(comparison.stores[beyond].store == 2)
    #expect(Self.stores(comparison.advice.named, comparison) == [1])
  }

  @Test("Nothing is called the same while a store below the threshold is stated to save")
  func notAlike() throws {
    let comparison = try Self.comparison([
      Self.prices(percent: 100), Self.prices(percent: 100),
      Self.prices(percent: 82, scatter: 2, first: 15),
    ])
    #expect(comparison.advice.beyond != nil)
    guard case .unclear(let places) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Set(Self.stores(places, comparison)) == [0, 1])
  }

  @Test("Where no store reaches the threshold one below it may be named")
  func belowAlone() throws {
    var board = PriceBoard(prices: [
      Self.prices(percent: 100, first: 16), Self.prices(percent: 85, scatter: 2, first: 15),
    ])
    board.book.names.items.append(Item(name: "Nowhere"))
    board.book.baskets[0].lines += (0..<4).map { _ in
      Basket.Line(item: ItemID(20), quantity: .one, unit: .each)
    }
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.stores.allSatisfy { !$0.isEligible })
    #expect(comparison.advice.stated.map { comparison.stores[$0.store].store } == 1)
  }

  @Test("Differences that vary too much from item to item are not stated")
  func unclear() throws {
    let comparison = try Self.comparison([
      Self.prices(percent: 100), Self.prices(percent: 104, scatter: 30, first: 19),
    ])
    guard case .unclear(let places) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(places.count == 2)
  }

  @Test("With too few items to judge, the lowest total is named as what it is")
  func lowest() throws {
    var board = PriceBoard(prices: [[300, 400, nil], [200, 350, 700]])
    board.options.settings[.availabilityPercent] = 60
    let comparison = try #require(board.comparisons.first)
    guard case .lowest(let places) = comparison.advice.finding else {
      Issue.record("\(comparison.advice.finding)")
      return
    }
    #expect(Self.stores(places, comparison) == [1])
  }

  @Test("A store that was left has a total, and neither a saving nor a place in what is said")
  func left() throws {
    var board = PriceBoard(prices: [Self.base.map { _ in nil }, Self.base.map { _ in nil }])
    for (item, price) in Self.base.enumerated() {
      board.addSeries(item: item, store: 0, cents: price, day: board.asOf)
      board.addSeries(
        item: item, store: 1, cents: price * 80 / 100, day: board.asOf.adding(days: -120))
    }
    let comparison = try #require(board.comparisons.first)
    let left = try #require(comparison.stores.first { $0.store == 1 })
    #expect(left.basketTotal != nil && left.saving == nil && left.rank == 1)
    #expect(comparison.advice.finding == .one(1))
    #expect(comparison.seen == nil)
  }
}
