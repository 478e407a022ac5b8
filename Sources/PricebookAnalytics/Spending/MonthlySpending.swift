import PricebookModel

/// Spending by month, category and currency, for the comparison of months.
struct MonthlySpending {
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
  func row(
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
