import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct ItemChangesTests {
  /// Spending on random items in two months, by item, group and kind; most changes have equals.
  private static func change(
    seed: UInt64, items: Int
  ) -> [(item: ItemID, rank: Int, old: Int64, new: Int64)] {
    var generator = SeededGenerator(seed: seed)
    return (0..<ItemID(items)).flatMap { item in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (
          item, Int.random(in: 0...1, using: &generator),
          Int64.random(in: 1...4, using: &generator) * 10_000,
          Int64.random(in: 1...4, using: &generator) * 10_000
        )
      }
    }
  }

  @Test(
    "The items told are those that sorting all of them would bring to the ends",
    arguments: 1...20 as ClosedRange<UInt64>)
  func foremost(seed: UInt64) {
    var book = Book()
    book.names.currencies = IDTable(["EUR", "CHF"].map { CurrencyCode(label: $0) })
    let units = UnitTable(of: book)
    var changes = ItemChanges()
    var sums: [[ItemID: (previous: Int64, current: Int64, effect: Int128)]] = [[:], [:]]
    for (item, rank, old, new) in Self.change(seed: seed, items: Int(seed) * 3) {
      func entry(_ paid: Int64) -> ItemSpendingByMonth.Entry {
        ItemSpendingByMonth.Entry(
          item: item, group: 0, kind: MeasureID(dimension: DimensionID(0), currencyRank: 0),
          paid: paid, quantity: 1)
      }
      let difference = PriceDifference(from: entry(old), to: entry(new), isPriced: true)
      changes.add(difference, item: item, rank: rank)
      let sum = sums[rank][item] ?? (0, 0, 0)
      sums[rank][item] = (
        sum.previous + old, sum.current + new, sum.effect + difference.priceEffect
      )
    }
    let told = changes.largest(units: units, minorUnits: [100, 100])
    for rank in 0...1 {
      let all = sums[rank].sorted { $0.key < $1.key }
      func ends(_ value: ((previous: Int64, current: Int64, effect: Int128)) -> Int128) -> [ItemID]
      {
        let order = all.indices.sorted { (value(all[$1].value), $0) < (value(all[$0].value), $1) }
        return order.prefix(5).filter { value(all[$0].value) > 0 }.map { all[$0].key }
      }
      let rises = all.indices.sorted {
        let (one, other) = (all[$0].value, all[$1].value)
        return (other.current - other.previous, $0) < (one.current - one.previous, $1)
      }
      let falls = rises.suffix(5).filter { all[$0].value.current < all[$0].value.previous }
      let wanted = Set(
        ends { Int128($0.current - $0.previous) } + falls.map { all[$0].key }
          + ends { $0.effect } + ends { -$0.effect })
      #expect(
        told.filter { $0.currency == units.currenciesByRank[rank] }.map(\.item)
          == rises.map { all[$0].key }.filter(wanted.contains))
    }
  }
}
