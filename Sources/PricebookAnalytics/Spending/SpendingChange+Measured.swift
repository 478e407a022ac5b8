import PricebookModel
import PricebookParallel

extension SpendingChange {
  /// Splits the change of every month against the month before.
  ///
  /// - Price ½ (q₀ + q₁) (p₁ − p₀) and quantity ½ (p₀ + p₁) (q₁ − q₀), over what was bought at a
  ///   price in both months (item, dimension and currency, within a category): T. L. Bennet, "The
  ///   Theory of Measurement of Changes in Cost of Living", Journal of the Royal Statistical
  ///   Society 83 (1920); W. E. Diewert, "Index Number Theory Using Differences Rather Than
  ///   Ratios", American Journal of Economics and Sociology 64 (2005).
  /// - What is in one month alone is new or gone.
  /// - What is in both without a price in each, as adjustments and refunds do, is quantity.
  /// - The price effect of a category is rounded to the minor unit and the remainder is quantity,
  ///   so that the parts add up; everything together is the sum of the categories.
  ///
  /// The report's month, while it is not over, is compared with the same days of the month
  /// before. The first month of the data has nothing before it and no rows; a month without data
  /// after one with data has.
  ///
  /// - Complexity: O(rows by item), and O(lines) for the month under way and for items in
  ///   several categories.
  init(
    in book: Book, spending: Spending, itemGroups: ItemCategories, period: ReportPeriod,
    calendar: DataCalendar, units: UnitTable
  ) {
    self.init()
    let source = ItemSpendingByMonth(
      in: book, spending: spending, itemGroups: itemGroups, period: period, calendar: calendar,
      units: units)
    let months = Self.comparedMonths(calendar.months)
    let parts = min(months.count, WorkerThreads.count * 2)
    let pieces = concurrentMap(parts) { part in
      source.changes(
        into: months[months.count * part / parts..<months.count * (part + 1) / parts],
        reportMonth: period.month)
    }
    for piece in pieces {
      rows += piece.rows
      items += piece.items
    }
  }

  /// The items of a month that is over.
  ///
  /// - Parameter book: With the lines of the month and of the one before at least.
  static func items(
    in book: Book, spending: Spending, itemGroups: ItemCategories, period: ReportPeriod,
    calendar: DataCalendar, units: UnitTable
  ) -> [ItemChange] {
    guard comparedMonths(calendar.months).contains(period.month) else { return [] }
    return ItemSpendingByMonth(
      in: book, spending: spending, itemGroups: itemGroups, period: period, calendar: calendar,
      units: units
    ).changes(into: [period.month], reportMonth: period.month).items
  }

  /// Months that have data, or whose month before has, up to the last with data.
  private static func comparedMonths(_ months: [Month]) -> [Month] {
    var compared: [Month] = []
    for (place, month) in months.enumerated() {
      if place > 0 { compared.append(month) }
      let next = month.adding(months: 1)
      if place + 1 < months.count, months[place + 1] > next { compared.append(next) }
    }
    return compared
  }
}

/// Spending by month, item and category, for the comparison of months.
struct ItemSpendingByMonth: Sendable {
  struct Entry: Sendable {
    var item: ItemID
    /// A category, or the number of categories for adjustments without one.
    var group: CategoryID
    var kind: MeasureID
    var paid: Int64
    var quantity: Double

    var key: (ItemID, CategoryID, MeasureID) { (item, group, kind) }
  }

  private let spending: Spending
  private let itemGroups: ItemCategories
  private let isAdjustment: IDTable<ItemID, Bool>
  private let units: UnitTable
  private let minorUnits: IDTable<CurrencyID, Int64>
  private let categoryCount: Int
  /// Of items in several categories.
  private var mixed: [Month: [Entry]] = [:]
  /// The month whose comparison counts ``sameDays`` as the month before.
  private var runningMonth: Month?
  private var sameDays: [Entry] = []

  init(
    in book: Book, spending: Spending, itemGroups: ItemCategories, period: ReportPeriod,
    calendar: DataCalendar, units: UnitTable
  ) {
    self.spending = spending
    self.itemGroups = itemGroups
    self.units = units
    isAdjustment = book.names.items.mapValues(\.isAdjustment)
    minorUnits = book.names.currencies.mapValues { Amount.step(digits: $0.minorUnitDigits) }
    categoryCount = book.names.categories.count
    let isMixed = itemGroups.isMixed
    if isMixed.contains(true) {
      mixed = Self.sums(of: book, calendar: calendar, units: units) { _, item in
        isMixed[item]
      }
    }
    let before = period.month.adding(months: -1)
    guard !period.isOver, period.daysElapsed < before.dayCount else { return }
    runningMonth = period.month
    let first = period.calendar.firstDay(of: before)
    let days = first...first.adding(days: period.daysElapsed - 1)
    sameDays =
      Self.sums(of: book, calendar: calendar, units: units) { day, _ in days.contains(day) }[
        before] ?? []
  }

  /// Sums of the lines that are wanted, by month; each month by item, group and kind.
  private static func sums(
    of book: Book, calendar: DataCalendar, units: UnitTable,
    where isWanted: (CalendarDate, ItemID) -> Bool
  ) -> [Month: [Entry]] {
    // Lines by item and group are found as lines by item and store are.
    let groups = groups(of: book)
    var columns = book.lines
    let (days, items) = (columns.day, columns.item)
    for line in columns.uses.indices {
      let isCounted =
        columns.uses[line].contains(.spending) && isWanted(days[line], items[line])
      columns.uses[line] = isCounted ? .spending : []
    }
    let offsets = ItemLines.offsets(of: columns, itemCount: book.names.items.count)
    let ranges = balancedRanges(offsets: offsets, parts: Int(offsets.last ?? 0) / linesAtATime + 1)
    let memory = ItemLines.memory(for: ranges, offsets: offsets)
    var order = StoreOrder(storeCount: book.names.categories.count + 1)
    var entries: [Month: [Entry]] = [:]
    for items in ranges {
      memory.withArray { memory in
        var grouped = ItemLines(
          of: columns, items: items, offsets: offsets, groups: groups.map(\.rawValue),
          memory: &memory)
        for item in items where !grouped.range(of: item).isEmpty {
          let lines = grouped.sort(item: item, units: units)
          order.sort(grouped.lines.span, range: lines)
          forEachSum(of: order.keys, lines: grouped.lines.span, calendar: calendar, units: units) {
            month, group, kind, paid, quantity in
            entries[calendar.months[month], default: []].append(
              Entry(
                item: ItemID(item), group: group, kind: kind, paid: paid,
                quantity: quantity.count.approximateValue))
          }
        }
        grouped.giveBack(&memory)
      }
    }
    return entries
  }

  private static let linesAtATime = 1 << 19

  /// The group of every article: its category, or the number of categories for adjustments
  /// without one.
  private static func groups(of book: Book) -> [CategoryID] {
    let (articles, names) = (book.lines.articles, book.names)
    let uncategorised = names.categories.firstIndex(of: "")
    let adjustments = names.categories.endIndex
    return zip(articles.item, articles.category).map { item, category in
      category == uncategorised && names.items[item].isAdjustment ? adjustments : category
    }
  }

  /// Calls `body` for every group, kind and month of one item.
  private static func forEachSum(
    of keys: [UInt64], lines: borrowing Span<ItemLine>, calendar: DataCalendar, units: UnitTable,
    _ body: (_ month: Int, _ group: CategoryID, _ kind: MeasureID, Int64, BaseQuantity) -> Void
  ) {
    var position = 0
    while position < keys.count {
      let group = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let month = calendar.monthNumber(ofUsed: first.day)
      var paid: Int64 = 0
      var quantity = BaseQuantity.zero
      while position < keys.count, StoreOrder.store(of: keys[position]) == group {
        let line = lines[StoreOrder.line(of: keys[position])]
        guard units.kind(of: line) == kind,
          calendar.monthNumber(ofUsed: line.day) == month
        else { break }
        paid &+= line.paid
        quantity += units.quantity(of: line)
        position += 1
      }
      body(month, CategoryID(rawValue: group), kind, paid, quantity)
    }
  }

  /// What was spent in a month, by item, group and kind.
  private func entries(of month: Month) -> [Entry] {
    let rows = spending.byItem
    let first = rows.partitionPoint(where: { $0.month >= month })
    let end = rows.partitionPoint(where: { $0.month > month })
    let others = mixed[month] ?? []
    var entries: [Entry] = []
    entries.reserveCapacity(end - first + others.count)
    var next = 0
    for place in first..<end {
      let row = rows[place]
      guard !itemGroups.isMixed[row.item] else { continue }
      while next < others.count, others[next].item < row.item {
        entries.append(others[next])
        next += 1
      }
      entries.append(
        Entry(
          item: row.item, group: itemGroups.category[row.item],
          kind: units.kind(dimension: row.dimension, currency: row.currency),
          paid: row.spent.tenThousandths, quantity: row.quantity.count.approximateValue))
    }
    entries.append(contentsOf: others[next...])
    return entries
  }

  /// Months, ascending, each against the one before.
  func changes(
    into months: ArraySlice<Month>, reportMonth: Month
  ) -> (rows: [SpendingChange.Row], items: [SpendingChange.ItemChange]) {
    var rows: [SpendingChange.Row] = []
    var items: [SpendingChange.ItemChange] = []
    var last: (month: Month, entries: [Entry])?
    for month in months {
      let now = entries(of: month)
      let before = month.adding(months: -1)
      var then = month == runningMonth ? sameDays : []
      if month != runningMonth {
        then = last.flatMap { $0.month == before ? $0.entries : nil } ?? entries(of: before)
      }
      let found = change(from: then, to: now, month: month, isReported: month == reportMonth)
      rows += found.rows
      items += found.items
      last = (month, now)
    }
    return (rows, items)
  }

  private func change(
    from then: [Entry], to now: [Entry], month: Month, isReported: Bool
  ) -> (rows: [SpendingChange.Row], items: [SpendingChange.ItemChange]) {
    let currencyCount = max(1, units.currenciesByRank.count)
    var sums = MonthTable(
      groupCount: (categoryCount + 1) * currencyCount, monthCount: 1, empty: ChangeSum())
    var items = ItemChanges()
    var (old, new) = (0, 0)
    while old < then.count || new < now.count {
      let isOld =
        old < then.count && (new >= now.count || then[old].key <= now[new].key)
      let isNew = new < now.count && (old >= then.count || now[new].key <= then[old].key)
      let entry = isOld ? then[old] : now[new]
      let difference = PriceDifference(
        from: isOld ? then[old] : nil, to: isNew ? now[new] : nil,
        isPriced: !isAdjustment[entry.item])
      let rank = Int(entry.kind.currencyRank)
      sums.update(group: entry.group.index * currencyCount + rank, month: 0) {
        $0.add(difference)
      }
      if isReported { items.add(difference, item: entry.item, rank: rank) }
      if isOld { old += 1 }
      if isNew { new += 1 }
    }
    return (
      rows(of: sums, month: month, currencyCount: currencyCount),
      items.largest(units: units, minorUnits: minorUnits)
    )
  }

  private func rows(
    of sums: MonthTable<ChangeSum>, month: Month, currencyCount: Int
  ) -> [SpendingChange.Row] {
    var totals = [SpendingChange.Row?](repeating: nil, count: currencyCount)
    var rows: [SpendingChange.Row] = []
    sums.forEach { place, _, sum in
      guard sum.count > 0 else { return }
      let (group, rank) = (place / currencyCount, place % currencyCount)
      let currency = units.currenciesByRank[rank]
      let row = sum.row(
        month: month,
        scope: .category(group == categoryCount ? .adjustments : .named(CategoryID(group))),
        currency: currency, minorUnit: minorUnits[currency])
      rows.append(row)
      guard var total = totals[rank] else {
        totals[rank] = row
        totals[rank]?.scope = .wholeMonth
        return
      }
      total.previous += row.previous
      total.current += row.current
      total.priceEffect += row.priceEffect
      total.quantityEffect += row.quantityEffect
      total.newItems += row.newItems
      total.goneItems += row.goneItems
      totals[rank] = total
    }
    return totals.compactMap(\.self) + rows
  }
}
