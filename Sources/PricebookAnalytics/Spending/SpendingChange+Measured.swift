import PricebookModel

extension SpendingChange {
  /// Splits the change of every month against both references.
  ///
  /// - *Price*: Bennet's price effect (``PriceEffect``) of every product bought in both at a price:
  ///   the item at one store, in one dimension and currency, within a category.
  /// - *Store choice*: Bennet's price effect of every item, over all stores together, less those of
  ///   its products. A unit value over several outlets changes with their prices and with the share
  ///   of each (W. E. Diewert and P. von der Lippe, "Notes on Unit Value Index Bias", Jahrbücher für
  ///   Nationalökonomie und Statistik 230 (2010)); this is the second part. Where no store has a
  ///   price in both, it is the whole price effect of the item.
  /// - What is in one of them alone is *new* or *gone*.
  /// - *Quantity* is the remainder: Bennet's quantity effect, and what has no price, such as refunds,
  ///   free items and adjustments.
  ///
  /// Of a reference of several months the mean counts. All parts of a category are rounded to the
  /// minor unit, and everything together is the sum of the categories, so that both add up.
  ///
  /// The first month of the data has nothing before it and no rows; a month without data has some
  /// as long as its reference has data.
  ///
  /// - Parameters:
  ///   - sums: Of all items.
  ///   - items: Of the report's month, in their order.
  /// - Complexity: O(rows by category).
  init(
    in book: Book, spending: Spending, sums: ChangeSums, items: [ReportedChanges.ItemSum],
    references: ReferenceMonths, period: ReportPeriod, calendar: DataCalendar, units: UnitTable
  ) {
    self.init()
    setItems(
      items, months: references.compared(by: period).count, in: book, units: units)
    let minorUnits = book.names.currencies.minorUnits
    let months = MonthlySpending(
      spending, categoryCount: book.names.categories.count, units: units,
      running: period.monthUnderWay)
    for month in Self.comparedMonths(calendar.months) {
      let count = references.count(before: month)
      let number = calendar.monthNumber(of: month)
      let compared = months.compared(month, over: count)
      var totals: [Total: Row] = [:]
      var rows: [Row] = []
      for (key, pair) in compared {
        let currency = units.currenciesByRank[key.rank]
        for reference in Reference.allCases {
          guard
            let row = pair.row(
              month: month, key: key, reference: reference, currency: currency,
              months: reference == .previousMonth ? 1 : max(1, count),
              sum: number.map {
                sums.sum(reference, group: key.group, rank: key.rank, month: $0)
              } ?? ChangeSums.Sum(),
              categoryCount: book.names.categories.count, minorUnit: minorUnits[currency])
          else { continue }
          rows.append(row)
          totals[Total(rank: key.rank, reference: reference), default: Row(totalOf: row)] += row
        }
      }
      self.rows += totals.sorted { $0.key < $1.key }.map(\.value) + rows
    }
  }

  /// Takes the items of the report's months.
  ///
  /// - Parameters:
  ///   - items: In their order.
  ///   - months: How many months the mean of the reference is over.
  mutating func setItems(
    _ items: [ReportedChanges.ItemSum], months: Int, in book: Book, units: UnitTable
  ) {
    referenceMonths = months
    self.items = ReportedChanges.largest(
      of: items, referenceMonths: referenceMonths, units: units,
      minorUnits: book.names.currencies.minorUnits)
    priceChanges = Self.priceChanges(of: items, units: units)
  }

  private static func priceChanges(
    of items: [ReportedChanges.ItemSum], units: UnitTable
  ) -> [PriceChange] {
    var sameStores = units.currenciesByRank.map { _ in MatchedCosts() }
    var storeChoice = sameStores
    for item in items {
      sameStores[item.rank].add(item.products.before, item.products.now)
      let effect = PriceEffect.unscaled(item.whole.scaled - item.products.scaled)
      guard effect != 0 else { continue }
      storeChoice[item.rank].add(item.whole.before, item.whole.before + effect)
    }
    let claim = { (costs: MatchedCosts) in
      ClaimGate.change(
        costs.change(), coveragePercent: nil, products: costs.count,
        among: ClaimGate.findingKinds)
    }
    return units.currenciesByRank.enumerated().map { rank, currency in
      PriceChange(
        currency: currency, sameStores: claim(sameStores[rank]),
        storeChoice: claim(storeChoice[rank]))
    }
  }

  /// Months that have data, or whose reference has, up to the last with data.
  private static func comparedMonths(_ months: [Month]) -> [Month] {
    var compared: [Month] = []
    for (place, month) in months.enumerated() {
      if place > 0 { compared.append(month) }
      guard place + 1 < months.count else { continue }
      let gap = months[place + 1].months(since: month) - 1
      for distance in 0..<min(gap, ReferenceMonths.wanted) {
        compared.append(month.adding(months: distance + 1))
      }
    }
    return compared
  }

  private struct Total: Hashable, Comparable {
    var rank: Int
    var reference: Reference

    static func < (left: Total, right: Total) -> Bool {
      (left.rank, left.reference.rawValue) < (right.rank, right.reference.rawValue)
    }
  }

  /// Splits the change of the report's months against ``ReportPeriod/reference``.
  ///
  /// - Parameter sums: What was bought in both.
  mutating func setGivenRows(
    in book: Book, spending: Spending, sums: [ReportedChanges.Key: ChangeSums.Sum],
    period: ReportPeriod, references: ReferenceMonths, units: UnitTable
  ) {
    guard period.reference != nil else { return }
    let minorUnits = book.names.currencies.minorUnits
    let parts = references.compared(by: period)
    let months = MonthlySpending(
      spending, categoryCount: book.names.categories.count, units: units, running: nil)
    var totals: [Int: Row] = [:]
    var rows: [Row] = []
    for (key, pair) in months.compared(period, with: parts) {
      let currency = units.currenciesByRank[key.rank]
      guard
        let row = pair.row(
          month: period.month, key: key, reference: .given, currency: currency,
          months: parts.count, sum: sums[key] ?? ChangeSums.Sum(),
          categoryCount: book.names.categories.count, minorUnit: minorUnits[currency])
      else { continue }
      rows.append(row)
      totals[key.rank, default: Row(totalOf: row)] += row
    }
    givenRows = totals.sorted { $0.key < $1.key }.map(\.value) + rows
  }
}

extension SpendingChange.Row {
  /// A row of everything together to which the categories are to be added.
  fileprivate init(totalOf row: SpendingChange.Row) {
    self.init(
      month: row.month, scope: .wholeMonth, currency: row.currency, reference: row.reference,
      previous: .zero, current: .zero, priceEffect: .zero, storeEffect: .zero,
      quantityEffect: .zero, newItems: .zero, goneItems: .zero)
  }

  /// Adds the amounts of another row.
  package static func += (left: inout Self, right: Self) {
    left.previous += right.previous
    left.current += right.current
    left.priceEffect += right.priceEffect
    left.storeEffect += right.storeEffect
    left.quantityEffect += right.quantityEffect
    left.newItems += right.newItems
    left.goneItems += right.goneItems
  }
}

extension Amount {
  /// The mean of a sum over some months, rounded half away from zero to the minor unit; the sum
  /// itself of one month.
  ///
  /// - Parameters:
  ///   - sum: In 1/10 000.
  ///   - minorUnit: In 1/10 000.
  static func mean(_ sum: Int64, over months: Int, minorUnit: Int64) -> Amount {
    guard months > 1 else { return Amount(tenThousandths: sum) }
    let units = Int128(sum).dividedRounding(by: Int128(months) * Int128(minorUnit))
    return Amount(tenThousandths: Int64(clamping: units * Int128(minorUnit)))
  }
}

extension IDTable<CurrencyID, CurrencyCode> {
  /// In 1/10 000.
  fileprivate var minorUnits: IDTable<CurrencyID, Int64> {
    mapValues { Amount.step(digits: $0.minorUnitDigits) }
  }
}
