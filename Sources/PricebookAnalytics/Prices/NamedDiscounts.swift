import PricebookModel
import PricebookParallel

/// The discounts that lines name, by the day of their product.
struct NamedDiscounts: Sendable {
  /// Places in ``PriceDays``, ascending, and what was taken off on each, in 1/10 000.
  private(set) var places: [Int32] = []
  private(set) var amounts: [Int64] = []
  /// A bit for each day up to the last of ``places``: most days have no discount, and are asked for.
  private var isNamed: [UInt64] = []

  /// No discounts at all.
  init() {}

  init(of lines: ReceiptLines, in unitValues: UnitValues, units: UnitTable) {
    let count = lines.discount.rows.count
    guard count > 0 else { return }
    let found = concurrentMap(of: count, parts: 1 + count / 4_000) { part in
      part.map { place -> Int32? in
        let line = Int(lines.discount.rows[place])
        let (receipt, article) = (Int(lines.receipt[line]), Int(lines.article[line]))
        guard lines.discount.amounts[place] > .zero, lines.uses[line].contains(.price),
          lines.paid[line] > .zero, lines.quantity[line] > .zero
        else { return nil }
        return unitValues.place(
          item: lines.articles.item[article], store: lines.receipts.store[receipt],
          dimension: units.factors[lines.articles.unit[article]].dimension,
          currency: lines.articles.currency[article], day: lines.receipts.day[receipt]
        ).map { Int32(truncatingIfNeeded: $0) }
      }
    }
    let amounts = zip(found.joined(), lines.discount.amounts)
      .compactMap { place, amount in place.map { (place: $0, amount: amount.tenThousandths) } }
      .sorted { $0.place < $1.place }
    for (place, amount) in amounts {
      if places.last == place {
        let before = self.amounts[places.count - 1]
        self.amounts[places.count - 1] = before + min(amount, Int64.max / 4 - before)
      } else {
        places.append(place)
        self.amounts.append(min(amount, Int64.max / 4))
      }
    }
    isNamed = Array(repeating: 0, count: places.last.map { Int($0) / 64 + 1 } ?? 0)
    for place in places { isNamed[Int(place) / 64] |= 1 << (UInt64(place) % 64) }
  }

  /// What was taken off on a day, in 1/10 000; `nil` where no line names a discount.
  func amount(at place: Int) -> Int64? {
    guard place / 64 < isNamed.count, isNamed[place / 64] >> (UInt64(place) % 64) & 1 != 0
    else { return nil }
    return places.place(of: Int32(clamping: place)).map { amounts[$0] }
  }

  /// The days of a product before the first one that names a discount.
  func firstPart(of days: Range<Int>) -> Range<Int> {
    let next = places.partitionPoint { Int($0) >= days.lowerBound }
    guard next < places.count, Int(places[next]) < days.upperBound else { return days }
    return days.lowerBound..<Int(places[next])
  }
}

extension UnitValues {
  /// The place of a day of a product in ``days``, found in O(log days).
  fileprivate func place(
    item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID, day: CalendarDate
  ) -> Int? {
    guard
      let index = seriesIndex(item: item, store: store, dimension: dimension, currency: currency)
    else { return nil }
    let places = days.places(series[index].days, in: day...day)
    return places.isEmpty ? nil : places.lowerBound
  }
}
