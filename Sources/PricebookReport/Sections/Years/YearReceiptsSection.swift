import PricebookAnalytics
import PricebookModel

extension YearReviewReport {
  /// Circles beyond which receipts of a day at a store are one.
  private static let circleLimit = 500

  /// The receipts of the year in this currency, as circles; `nil` for a year before those that are
  /// kept, and where others may see the page.
  ///
  /// - Parameter description: What the circles of the months come to.
  /// - Returns: The picture, what it says, and what is grey in it.
  func receiptsChart(
    _ description: RichText
  ) -> (chart: Chart, sentence: RichText, shaded: RichText?)? {
    let calendar = scope.period.calendar
    guard !scope.context.isShared, let first = part.months.first, let last = part.months.last else {
      return nil
    }
    let span = calendar.firstDay(of: first)...calendar.lastDay(of: last)
    let all = scope.analysis.receiptSums.filter {
      $0.currency == part.currency && span.contains($0.day)
    }
    let days = Set(all.map(\.day)).count
    // What was refunded has no area.
    var receipts = all.filter { $0.paid > .zero }
    guard !receipts.isEmpty else { return nil }
    if receipts.count > Self.circleLimit { receipts = Self.joined(receipts) }
    let slots = StoreSlots(of: scope.analysis)
    let known = part.stores.map(\.store)
    let named = known.filter { slots.slot(of: $0) != .other }
    var stores = named.map { slots.marked($0, scope.storeName($0)) }
    let others = known.filter { slots.slot(of: $0) == .other }
    if others.count == 1 {
      stores.append(slots.marked(others[0], scope.storeName(others[0])))
    } else if !others.isEmpty {
      stores.append(MarkedStore(name: words.trends.otherStores(others.count), slot: .other))
    }
    let places = Dictionary(uniqueKeysWithValues: named.enumerated().map { ($1, $0) })
    let byMonth = Dictionary(grouping: receipts) { calendar.month(of: $0.day) }
    let top = Self.weekday(of: receipts)
    let rows = (0...last.months(since: first)).map { first.adding(months: $0) }.map { month in
      let start = calendar.firstDay(of: month)
      return ReceiptCalendar.Row(
        month: month, firstDay: start,
        dayCount: calendar.lastDay(of: month).days(since: start) + 1,
        total: scope.spent(in: month),
        receipts: (byMonth[month] ?? []).map {
          ReceiptCalendar.Receipt(
            day: $0.day, paid: $0.paid, store: places[$0.store] ?? named.count)
        })
    }
    let drawing = ReceiptCalendar(
      currency: scope.currency, stores: stores, months: rows, weekday: top?.weekday,
      totalName: words.headings.spent)
    let sentence = words.year.receiptDays(
      all.count, days: days, percent: top?.percent ?? 0, weekday: top?.weekday ?? 0)
    return (
      Chart(
        id: "year-receipts", title: words.year.receiptsTitle, description: description,
        drawing: .receiptCalendar(drawing), isFullWidth: true, isTabledElsewhere: true), sentence,
      top.map { words.year.shaded(weekday: $0.weekday) }
    )
  }

  /// The weekday on which most was spent, with its share in whole percent; `nil` where two are level.
  private static func weekday(of receipts: [ReceiptSum]) -> (weekday: Int, percent: Int)? {
    var sums = [Int: Amount]()
    for receipt in receipts { sums[receipt.day.weekday, default: .zero] += receipt.paid }
    let ordered = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = ordered.first, ordered.count < 2 || ordered[1].value < first.value,
      let percent = first.value.percent(of: receipts.reduce(.zero) { $0 + $1.paid })
    else { return nil }
    return (first.key, Int(percent.rounded()))
  }

  /// One receipt for each day and store.
  private static func joined(_ receipts: [ReceiptSum]) -> [ReceiptSum] {
    receipts.reduce(into: []) { joined, receipt in
      if let last = joined.last, last.day == receipt.day, last.store == receipt.store {
        joined[joined.count - 1].paid += receipt.paid
      } else {
        joined.append(receipt)
      }
    }
  }
}
