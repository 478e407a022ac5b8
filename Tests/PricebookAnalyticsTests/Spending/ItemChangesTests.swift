import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct ItemChangesTests {
  /// Sums of random items; most changes have equals.
  private static func sums(seed: UInt64, items: Int) -> [ChangeDecomposition.ItemSum] {
    var generator = SeededGenerator(seed: seed)
    return (0..<ItemID(items)).flatMap { item in
      (0...1).map { rank in
        var sum = ChangeDecomposition.ItemSum(item: item, rank: rank)
        sum.now.all = Int64.random(in: 1...4, using: &generator) * 10_000
        sum.before.all = Int64.random(in: 1...4, using: &generator) * 20_000
        for _ in 0..<2 {
          sum.products += PriceEffect(
            from: Purchased(paid: Int64.random(in: 1...4, using: &generator), quantity: 1),
            over: 1, to: Purchased(paid: Int64.random(in: 1...4, using: &generator), quantity: 1))
        }
        return sum
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
    let sums = Self.sums(seed: seed, items: Int(seed) * 3)
    let told = SpendingChange.largest(
      of: sums, referenceMonths: 2, units: units, minorUnits: [100, 100])
    for rank in 0...1 {
      let all = sums.filter { $0.rank == rank }
      func change(_ sum: ChangeDecomposition.ItemSum) -> Int64 { sum.now.all * 2 - sum.before.all }
      let rises = all.sorted { (change($1), $0.item) < (change($0), $1.item) }
      let dearer = all.sorted {
        ($1.products.scaled, $0.item) < ($0.products.scaled, $1.item)
      }
      let cheaper = all.sorted {
        ($0.products.scaled, $0.item) < ($1.products.scaled, $1.item)
      }
      var wanted = Set(rises.prefix(5).filter { change($0) > 0 }.map(\.item))
      wanted.formUnion(rises.suffix(5).filter { change($0) < 0 }.map(\.item))
      wanted.formUnion(dearer.prefix(5).filter { $0.products.scaled > 0 }.map(\.item))
      wanted.formUnion(cheaper.prefix(5).filter { $0.products.scaled < 0 }.map(\.item))
      let found = told.filter { $0.currency == units.currenciesByRank[rank] }.map(\.item)
      #expect(found == rises.map(\.item).filter(wanted.contains))
    }
  }

  @Test("What was got for nothing before is not new")
  func freeBefore() {
    var made = MadeBook()
    for month in 1...4 { made.buy(1, on: "2026-0\(month)-10", paid: 10_000) }
    made.buy(0, on: "2026-02-10", paid: 0)
    for item in [0, 2] as [ItemID] { made.buy(item, on: "2026-04-10", paid: 10_000) }
    let items = made.analysis { $0.asOf = date("2026-04-30") }.spendingChange.items
    #expect(items.filter(\.isNew).map(\.item) == [2])
  }
}
