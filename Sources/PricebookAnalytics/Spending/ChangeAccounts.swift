import PricebookModel

/// Sums, item after item, what prices and the choice of stores did to spending.
///
/// Takes the months of an item, and of each of its products (the item at one store), in ascending
/// order as they are summed, and compares each with the few before it. The month under way, which
/// is compared with the same days of other months, and the items of the report's month are
/// ``ReportedChanges``.
struct ChangeAccounts: Sendable {
  /// One month of an item or a product.
  struct MonthSum: Sendable {
    /// The number of the month in ``DataCalendar``.
    var month: Int
    /// All that was spent, refunds and free items included, in 1/10 000.
    var spent: Int64
    var purchased: Purchased
  }

  private(set) var sums: ChangeSums
  private(set) var reported: ReportedChanges

  private let calendar: DataCalendar
  private let units: UnitTable
  private let groups: ItemGroups
  /// How many months the reference of every month has.
  private let counts: [Int]
  /// The number of the month under way, which is compared elsewhere.
  private let runningMonth: Int

  private var group = CategoryID(0)
  private var rank = 0
  private var itemMonths = LatestMonths()
  private var productMonths = LatestMonths()
  /// The lines of an item in several categories.
  private var mixedLines: [ItemLine] = []

  init(
    of book: Book, calendar: DataCalendar, units: UnitTable, groups: ItemGroups,
    period: ReportPeriod, references: ReferenceMonths
  ) {
    self.calendar = calendar
    self.units = units
    self.groups = groups
    counts = calendar.months.map(references.count(before:))
    runningMonth = period.monthUnderWay.flatMap(calendar.months.firstIndex) ?? -1
    sums = ChangeSums(
      groupCount: groups.count, currencyCount: units.currenciesByRank.count,
      monthCount: calendar.months.count)
    reported = ReportedChanges(
      period: period, references: references, units: units,
      runningMonth: runningMonth >= 0 ? runningMonth : nil)
  }

  /// Begins an item, of whose lines everything is to come.
  ///
  /// - Returns: Whether its months and those of its products are to be entered; an item in several
  ///   categories is entered here, as one item for each of them.
  /// - Complexity: O(lines), or O(lines log lines) for an item in several categories.
  mutating func begin(item: ItemID, lines: borrowing Span<ItemLine>, range: Range<Int>) -> Bool {
    enterReported(item: item, lines: lines, range: range)
    guard let group = groups.group(of: item) else {
      enterMixed(item: item, lines: lines, range: range)
      return false
    }
    self.group = group
    return true
  }

  /// Enters the lines of an item into ``reported``.
  mutating func enterReported(item: ItemID, lines: borrowing Span<ItemLine>, range: Range<Int>) {
    reported.enter(item: item, lines: lines, range: range, groups: groups, into: &sums)
  }

  /// Begins a measure of the item, or the next one.
  @inline(__always)
  mutating func beginMeasure(_ kind: MeasureID) {
    rank = Int(kind.currencyRank)
    itemMonths.removeAll()
  }

  /// Begins a product in a measure.
  @inline(__always)
  mutating func beginProduct(_ kind: MeasureID) {
    rank = Int(kind.currencyRank)
    productMonths.removeAll()
  }

  /// Compares a month of the item with those before, and keeps it for those that follow.
  @inline(__always)
  mutating func enterItem(_ sum: MonthSum) {
    if sum.month != runningMonth, itemMonths.count > 0 { compareItem(sum) }
    itemMonths.append(sum)
  }

  /// Compares a month of a product with those before, and keeps it for those that follow.
  @inline(__always)
  mutating func enterProduct(_ sum: MonthSum) {
    if sum.month != runningMonth, productMonths.count > 0 { compareProduct(sum) }
    productMonths.append(sum)
  }

  private mutating func compareItem(_ sum: MonthSum) {
    let (previous, three) = earlier(than: sum, among: itemMonths)
    enterItem(sum, against: previous, .previousMonth)
    enterItem(sum, against: three, .threeMonths)
  }

  @inline(__always)
  private mutating func enterItem(
    _ sum: MonthSum, against earlier: Earlier, _ reference: SpendingChange.Reference
  ) {
    guard earlier.months > 0 else { return }
    let effect = PriceEffect(
      from: earlier.purchased, over: earlier.months, to: sum.purchased)
    sums.update(reference, group: group, rank: rank, month: sum.month) {
      $0.current &+= sum.spent
      $0.previous &+= earlier.spent
      $0.itemEffect &+= effect.scaled
    }
  }

  private mutating func compareProduct(_ sum: MonthSum) {
    let (previous, three) = earlier(than: sum, among: productMonths)
    enterProduct(sum, against: previous, .previousMonth)
    enterProduct(sum, against: three, .threeMonths)
  }

  @inline(__always)
  private mutating func enterProduct(
    _ sum: MonthSum, against earlier: Earlier, _ reference: SpendingChange.Reference
  ) {
    guard earlier.months > 0 else { return }
    let effect = PriceEffect(
      from: earlier.purchased, over: earlier.months, to: sum.purchased)
    sums.update(reference, group: group, rank: rank, month: sum.month) {
      $0.productEffect &+= effect.scaled
    }
  }

  /// The months of a reference together.
  private struct Earlier {
    /// How many months the mean is over; 0 where none of them has anything.
    var months = 0
    var spent: Int64 = 0
    var purchased = Purchased()
  }

  @inline(__always)
  private func earlier(
    than sum: MonthSum, among latest: LatestMonths
  ) -> (previous: Earlier, three: Earlier) {
    let current = calendar.months[sum.month]
    let count = counts[sum.month]
    var (previous, three) = (Earlier(), Earlier())
    for place in 0..<latest.count {
      let month = latest[place]
      let distance = current.months(since: calendar.months[month.month])
      if distance == 1 {
        previous = Earlier(months: 1, spent: month.spent, purchased: month.purchased)
      }
      guard distance <= count else { break }
      three.months = count
      three.spent &+= month.spent
      three.purchased = three.purchased + month.purchased
    }
    return (previous, three)
  }

  /// Enters an item in several categories.
  private mutating func enterMixed(
    item: ItemID, lines: borrowing Span<ItemLine>, range: Range<Int>
  ) {
    mixedLines.removeAll(keepingCapacity: true)
    for index in range where lines[index].isSpending { mixedLines.append(lines[index]) }
    let (groups, units) = (groups, units)
    let category = { (line: ItemLine) in groups.group(of: item, category: line.category) }
    mixedLines.sort {
      (category($0), units.kind(of: $0), $0.day) < (category($1), units.kind(of: $1), $1.day)
    }
    forEachRun(item: item, isSameRun: { _, _ in true }) { accounts, run, kind, isFirst in
      if isFirst { accounts.beginMeasure(kind) }
      accounts.enterItem(accounts.sum(of: run))
    }
    mixedLines.sort {
      (category($0), $0.store, units.kind(of: $0), $0.day)
        < (category($1), $1.store, units.kind(of: $1), $1.day)
    }
    forEachRun(item: item, isSameRun: { $0.store == $1.store }) { accounts, run, kind, isFirst in
      if isFirst { accounts.beginProduct(kind) }
      let sum = accounts.sum(of: run)
      if sum.purchased.paid > 0 { accounts.enterProduct(sum) }
    }
  }

  /// Calls `body` for every month of every category and measure of ``mixedLines``.
  private mutating func forEachRun(
    item: ItemID, isSameRun: (ItemLine, ItemLine) -> Bool,
    _ body: (inout ChangeAccounts, _ lines: Range<Int>, MeasureID, _ isFirst: Bool) -> Void
  ) {
    var first = 0
    var last: (line: ItemLine, kind: MeasureID)?
    while first < mixedLines.count {
      let line = mixedLines[first]
      let kind = units.kind(of: line)
      let month = calendar.monthNumber(ofUsed: line.day)
      group = groups.group(of: item, category: line.category)
      func isSame(_ other: ItemLine) -> Bool {
        groups.group(of: item, category: other.category) == group && units.kind(of: other) == kind
          && isSameRun(other, line)
      }
      var end = first + 1
      while end < mixedLines.count, isSame(mixedLines[end]),
        calendar.monthNumber(ofUsed: mixedLines[end].day) == month
      {
        end += 1
      }
      let isFirst = last.map { !isSame($0.line) } ?? true
      body(&self, first..<end, kind, isFirst)
      last = (line, kind)
      first = end
    }
  }

  private func sum(of run: Range<Int>) -> MonthSum {
    var sum = MonthSum(
      month: calendar.monthNumber(ofUsed: mixedLines[run.lowerBound].day), spent: 0,
      purchased: Purchased())
    var quantity = BaseQuantity.zero
    for line in mixedLines[run] {
      sum.spent &+= line.paid
      guard line.isPriced else { continue }
      sum.purchased.paid &+= line.paid
      quantity += units.quantity(of: line)
    }
    sum.purchased.quantity = quantity.count.approximateValue
    return sum
  }
}

/// The latest months of an item or a product, newest first; no more are needed than a reference
/// has.
private struct LatestMonths {
  private var newest = ChangeAccounts.MonthSum(month: 0, spent: 0, purchased: Purchased())
  private var middle = ChangeAccounts.MonthSum(month: 0, spent: 0, purchased: Purchased())
  private var oldest = ChangeAccounts.MonthSum(month: 0, spent: 0, purchased: Purchased())
  private(set) var count = 0

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ sum: ChangeAccounts.MonthSum) {
    oldest = middle
    middle = newest
    newest = sum
    count = min(count + 1, ReferenceMonths.wanted)
  }

  /// - Parameter place: From 0, the newest, to below ``count``.
  subscript(place: Int) -> ChangeAccounts.MonthSum {
    place == 0 ? newest : place == 1 ? middle : oldest
  }
}
