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
      ClaimGate.change(costs.change(), coveragePercent: nil, products: costs.count)
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

/// Spending by month, category and currency, for the comparison of months.
private struct MonthlySpending {
  typealias Key = ReportedChanges.Key

  /// What was spent in a month, in the one before, and in a reference of several months together;
  /// `nil` where nothing was bought.
  struct Pair {
    var current: Int64?
    var previous: Int64?
    var three: Int64?
  }

  private let rows: [Spending.CategoryRow]
  private let categoryCount: Int
  private let units: UnitTable
  private let running: Month?

  /// - Parameter running: The month that is compared with the same days of others.
  init(_ spending: Spending, categoryCount: Int, units: UnitTable, running: Month?) {
    rows = spending.byCategory
    self.categoryCount = categoryCount
    self.units = units
    self.running = running
  }

  /// What a month is compared with, by category, then currency.
  ///
  /// - Parameter count: How many months the reference of three months has.
  func compared(_ month: Month, over count: Int) -> [(key: Key, value: Pair)] {
    var found: [Key: Pair] = [:]
    let start = rows.partitionPoint { $0.month >= month.adding(months: -max(1, count)) }
    for row in rows[start...] {
      guard row.month <= month else { break }
      let key = key(of: row)
      if row.month == month {
        found[key, default: Pair()].current = row.spent.tenThousandths
        continue
      }
      let spent = month == running ? row.spentToSameDay : row.spent
      // What was bought after the day of the report is not compared with.
      guard month != running || spent != .zero else { continue }
      let distance = month.months(since: row.month)
      if distance == 1 { found[key, default: Pair()].previous = spent.tenThousandths }
      if distance <= count {
        found[key, default: Pair()].three = (found[key]?.three ?? 0) + spent.tenThousandths
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  /// What a period is compared with, by category, then currency.
  ///
  /// - Parameter parts: Those of the reference; of a period under way as much of each counts as has
  ///   passed of the period.
  func compared(
    _ period: ReportPeriod, with parts: [MonthPeriod]
  ) -> [(key: Key, value: Pair)] {
    var found: [Key: Pair] = [:]
    let counted = parts.map(period.counted)
    for row in rows {
      let key = key(of: row)
      if period.begun.contains(row.month) {
        found[key, default: Pair()].current =
          (found[key]?.current ?? 0) + row.spent.tenThousandths
      }
      for part in counted {
        let isPartial = part.partial == row.month
        guard isPartial || part.whole.contains(row.month) else { continue }
        let spent = isPartial ? row.spentToSameDay : row.spent
        // What was bought after the day of the report is not compared with.
        guard !isPartial || spent != .zero else { continue }
        found[key, default: Pair()].three =
          (found[key]?.three ?? 0) + spent.tenThousandths
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  private func key(of row: Spending.CategoryRow) -> Key {
    let group: CategoryID =
      switch row.category {
      case .named(let id): id
      case .adjustments: CategoryID(categoryCount)
      }
    return Key(group: group, rank: Int(units.currencyRanks[row.currency]))
  }
}

extension MonthlySpending.Pair {
  /// The change of one category; `nil` where there is nothing now or in the reference.
  ///
  /// - Parameters:
  ///   - months: How many months the mean is over.
  ///   - sum: What was bought in both.
  ///   - minorUnit: In 1/10 000.
  fileprivate func row(
    month: Month, key: MonthlySpending.Key, reference: SpendingChange.Reference,
    currency: CurrencyID, months: Int, sum: ChangeSums.Sum, categoryCount: Int, minorUnit: Int64
  ) -> SpendingChange.Row? {
    let before = reference == .previousMonth ? previous : three
    guard current != nil || before != nil else { return nil }
    let spent = current ?? 0
    var row = SpendingChange.Row(
      month: month,
      scope: .category(key.group.index == categoryCount ? .adjustments : .named(key.group)),
      currency: currency, reference: reference,
      previous: .mean(before ?? 0, over: months, minorUnit: minorUnit),
      current: Amount(tenThousandths: spent),
      priceEffect: Amount(
        tenThousandths: PriceEffect.rounded(sum.productEffect, minorUnit: minorUnit)),
      storeEffect: Amount(
        tenThousandths: PriceEffect.rounded(
          sum.itemEffect - sum.productEffect, minorUnit: minorUnit)),
      quantityEffect: .zero, newItems: Amount(tenThousandths: spent - sum.current),
      goneItems: -Amount.mean((before ?? 0) - sum.previous, over: months, minorUnit: minorUnit))
    row.quantityEffect =
      row.change - row.priceEffect - row.storeEffect - row.newItems - row.goneItems
    return row
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
