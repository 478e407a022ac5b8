import PricebookModel

@testable import PricebookAnalytics

/// The change of spending as plainly as it can be written: for every month all lines again.
struct SlowSpendingChange {
  private(set) var rows: [SpendingChange.Row] = []

  private struct Line {
    var month: Month
    var day: Int
    var item: ItemID
    var store: StoreID
    var currency: CurrencyID
    var category: SpendingCategory
    var dimension: UnitOfMeasure.Dimension
    var paid: Amount
    var quantity: BaseQuantity
    var isPrice: Bool

    var key: String { "\(item) \(dimension)" }
  }

  private struct Side {
    var paid = 0.0
    var quantity = 0.0
  }

  init(_ book: Book, period: ReportPeriod) {
    var book = book
    book.fillCategories()
    let lines = book.lines
    var all: [Line] = []
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      let unit = book.names.units[lines.unit[row]]
      let item = lines.item[row]
      let category = lines.category[row]
      let isWithout = book.names.categories[category].isEmpty && book.names.items[item].isAdjustment
      all.append(
        Line(
          month: period.calendar.month(of: lines.day[row]),
          day: period.calendar.dayNumber(of: lines.day[row]), item: item, store: lines.store[row],
          currency: lines.currency[row], category: isWithout ? .adjustments : .named(category),
          dimension: unit.dimension, paid: lines.paid[row],
          quantity: unit.base(lines.quantity[row]),
          isPrice: lines.uses[row].contains(.price)))
    }
    let months = Set(all.map(\.month)).sorted()
    guard var first = months.first, let last = months.last else { return }
    let begins = first
    let firstDays = all.filter { $0.month == begins }.map(\.day)
    if (firstDays.min() ?? 1) > 7 { first = first.adding(months: 1) }
    let labels = book.names.currencies
    let currencies = labels.indices.sorted { labels[$0] < labels[$1] }
    // A month that the data begin in the middle of is compared with nothing.
    var month = first.adding(months: 1)
    while month <= last {
      var made: [SpendingChange.Row] = []
      for reference in SpendingChange.Reference.allCases {
        let whole = min(3, month.months(since: first))
        let count = reference == .previousMonth ? 1 : whole
        let isRunning = month == period.month && !period.isOver
        let now = all.filter { $0.month == month }
        let then = all.filter { line in
          line.month < month && line.month >= month.adding(months: -count)
            && (!isRunning || line.day <= period.daysElapsed)
        }
        for currency in currencies {
          let categories = Set((now + then).filter { $0.currency == currency }.map(\.category))
          let own = categories.sorted().compactMap { category in
            Self.row(
              now.filter { $0.currency == currency && $0.category == category },
              then.filter { $0.currency == currency && $0.category == category },
              count: count, month: month, reference: reference)
          }
          made += own
          if var total = own.first {
            total.scope = .wholeMonth
            for row in own.dropFirst() { total.parts += row.parts }
            made.append(total)
          }
        }
      }
      rows += made.sorted { left, right in
        let order: (SpendingChange.Row) -> (Int, SpendingCategory, CurrencyCode, String) = { row in
          guard case .category(let category) = row.scope else {
            return (0, .adjustments, labels[row.currency], row.reference.rawValue)
          }
          return (1, category, labels[row.currency], row.reference.rawValue)
        }
        return order(left) < order(right)
      }
      month = month.adding(months: 1)
    }
  }

  private static func row(
    _ now: [Line], _ then: [Line], count: Int, month: Month,
    reference: SpendingChange.Reference
  ) -> SpendingChange.Row? {
    guard let any = now.first ?? then.first else { return nil }
    let spentThen = then.reduce(.zero) { $0 + $1.paid }
    var (both, stores) = (0.0, 0.0)
    var (newItems, gone) = (Amount.zero, Amount.zero)
    for key in Set((now + then).map(\.key)) {
      let (new, old) = (now.filter { $0.key == key }, then.filter { $0.key == key })
      let (bought, boughtBefore) = (new.filter(\.isPrice), old.filter(\.isPrice))
      if old.isEmpty { newItems += bought.reduce(.zero) { $0 + $1.paid } }
      if new.isEmpty { gone += boughtBefore.reduce(.zero) { $0 + $1.paid } }
      both += effect(old, new, count)
      for store in Set(new.map(\.store)) {
        stores += effect(
          old.filter { $0.store == store }, new.filter { $0.store == store }, count)
      }
    }
    let current = now.reduce(.zero) { $0 + $1.paid }
    let previous = mean(spentThen, count)
    let price = cents(stores)
    let store = cents(both - stores)
    var parts = ChangeParts()
    (parts.previous, parts.current) = (previous, current)
    (parts.priceEffect, parts.storeEffect) = (price, store)
    (parts.newItems, parts.goneItems) = (newItems, -mean(gone, count))
    let unpriced = { (lines: [Line]) in
      min(.zero, lines.filter { !$0.isPrice }.reduce(Amount.zero) { $0 + $1.paid })
    }
    (parts.previousRefunds, parts.currentRefunds) = (mean(unpriced(then), count), unpriced(now))
    return SpendingChange.Row(
      month: month, scope: .category(any.category), currency: any.currency, reference: reference,
      parts: parts)
  }

  private static func effect(_ old: [Line], _ new: [Line], _ count: Int) -> Double {
    let (before, now) = (side(old), side(new))
    guard before.quantity > 0, now.quantity > 0 else { return 0 }
    let mean = before.quantity / Double(count)
    return (mean + now.quantity) / 2 * (now.paid / now.quantity - before.paid / before.quantity)
  }

  private static func side(_ lines: [Line]) -> Side {
    lines.filter(\.isPrice).reduce(into: Side()) {
      $0.paid += Double($1.paid.tenThousandths)
      $0.quantity += $1.quantity.count.approximateValue
    }
  }

  private static func mean(_ amount: Amount, _ count: Int) -> Amount {
    count == 1
      ? amount : cents(Double(amount.tenThousandths) / Double(count))
  }

  private static func cents(_ tenThousandths: Double) -> Amount {
    // Nearer to half a cent than this, both are right; the sums are exact elsewhere.
    let cents = (tenThousandths / 100 + (tenThousandths < 0 ? -1e-7 : 1e-7))
    return Amount(tenThousandths: Int64(cents.rounded(.toNearestOrAwayFromZero)) * 100)
  }
}
