import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct KnownPricesTests {
  /// The store and the price in 1/10 000.
  private struct Found: Hashable {
    var store: StoreID
    var paid: Int64
  }

  private static func lowest(
    _ prices: some Sequence<KnownPrice>
  ) -> KnownPrice? {
    prices.min { ($0.price.paid, $0.store) < ($1.price.paid, $1.store) }
  }

  private static func found(_ place: Int, in known: KnownPrices) -> Found? {
    place == LowestTwo.none
      ? nil
      : Found(
        store: known.seen[place].store, paid: known.seen[place].price.paid.tenThousandths)
  }

  private static func found(_ price: KnownPrice?) -> Found? {
    price.map { Found(store: $0.store, paid: $0.price.paid.tenThousandths) }
  }

  @Test(
    "The lowest known prices are those of looking at every day that counts again",
    arguments: [0, 3, 30, 400], 1...6 as ClosedRange<UInt64>)
  func againstEveryDay(daysBefore: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var known = KnownPrices(storeCount: 4, daysBefore: daysBefore)
    var all: [KnownPrice] = []
    var day: Int32 = 0
    var judged = 0
    for _ in 0..<300 {
      // Now and then everything that was known is too old.
      day += Int.random(in: 0..<40, using: &random) == 0 ? 500 : .random(in: 0...4, using: &random)
      let quantity = BaseQuantity(count: 10_000_000_000_000_000_000)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let paid = Amount(tenThousandths: .random(in: 90...99, using: &random) * 100)
        let value = UnitValue(paid: paid, quantity: quantity)
        let price = KnownPrice(
          store: StoreID(Int.random(in: 0..<4, using: &random)), day: day,
          lastDay: Int.random(in: 0..<5, using: &random) == 0 ? day + 6 : .max,
          isOffer: Int.random(in: 0..<6, using: &random) == 0, price: value,
          ratio: value.approximateRatio)
        let isUsable = Int.random(in: 0..<10, using: &random) > 0
        known.append(price, isUsable: isUsable)
        if isUsable { all.append(price) }
      }
      // Not every day is asked for.
      guard Bool.random(using: &random) else { continue }
      let lowest = known.lowest(on: day)
      let counting = all.filter { $0.day >= day - Int32(daysBefore) && $0.lastDay >= day }
      for (isOffer, two) in [(false, lowest.ordinary), (true, lowest.offers)] {
        let prices = counting.filter { $0.isOffer == isOffer }
        for store in 0..<4 {
          let place = two.lowest(except: StoreID(store), of: known.seen)
          let others = prices.filter { $0.store != StoreID(store) }
          #expect(Self.found(place, in: known) == Self.found(Self.lowest(others)))
          judged += others.isEmpty ? 0 : 1
        }
      }
    }
    #expect(judged > 100)
  }
}
