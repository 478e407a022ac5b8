import PricebookModel

/// Sums, item after item, what the comparisons of ``ComparedDays`` need.
///
/// Everything is summed by slot first: what was spent and bought of a category, and what one item,
/// or one product (the item at one store), was bought for. An item that has lines in both sets
/// of a comparison then counts in its sums. Whatever else was bought is new or gone, so that things
/// bought once need no look at all.
struct ChangeDecomposition: Sendable {
  struct Spent: Sendable {
    /// Refunds and free items included, in 1/10 000.
    var all: Int64 = 0
    /// Paid in price observations alone.
    var bought: Int64 = 0
    var lines = 0

    static func += (left: inout Spent, right: Spent) {
      left.all &+= right.all
      left.bought &+= right.bought
      left.lines &+= right.lines
    }
  }

  /// What items with lines in both sets of a comparison come to.
  struct BoughtInBoth: Sendable {
    /// Paid in price observations, in the days explained and in all others together.
    var now: Int64 = 0
    var before: Int64 = 0
    /// Sums of ``PriceEffect/scaled``: of items over all stores, and of products.
    var itemEffect: Int128 = 0
    var productEffect: Int128 = 0

    static func += (left: inout BoughtInBoth, right: BoughtInBoth) {
      left.now &+= right.now
      left.before &+= right.before
      left.itemEffect &+= right.itemEffect
      left.productEffect &+= right.productEffect
    }
  }

  /// In one currency, in the comparison that the reports tell of.
  struct ItemSum: Sendable {
    var item: ItemID
    var rank: Int
    var now = Spent()
    /// In all days that it is compared with together.
    var before = Spent()
    /// Over all stores together.
    var whole = PriceEffect()
    /// Of every store by itself.
    var products = PriceEffect()
  }

  /// Items of one group, in one category and currency, in a comparison.
  private struct OneSided: Hashable {
    var group: ItemID
    var row: Int
    var comparison: Int
  }

  /// What was paid for items of a group that were not bought before, and for those that no longer are.
  struct Switch: Sendable {
    var now: Int64 = 0
    var before: Int64 = 0

    static func += (left: inout Switch, right: Switch) {
      left.now &+= right.now
      left.before &+= right.before
    }
  }

  let days: ComparedDays
  /// By category and currency (``row``), then slot.
  private(set) var spent: MonthTable<Spent>
  /// By category and currency, then comparison.
  private(set) var boughtInBoth: MonthTable<BoughtInBoth>
  private(set) var items: [ItemSum] = []
  /// What was paid for items of groups that were bought in one of the two sets alone.
  private var oneSided: [OneSided: Switch] = [:]
  let currencyCount: Int

  private let units: UnitTable
  private let groups: ItemGroups
  /// The group above the brand of items that have one.
  private let groupOfItem: [ItemID: ItemID]

  /// An item over all its stores, or at one of them.
  private enum Level { case item, product }

  /// The sums of one item or product in one measure and category, by slot.
  private struct SlotSum {
    var slot: Int
    var spent = Spent()
    var quantity = BaseQuantity.zero

    var purchased: Purchased {
      Purchased(paid: spent.bought, quantity: quantity.count.approximateValue)
    }
  }

  private var run: [SlotSum] = []
  private var item = ItemID(0)
  /// Where the sums of the item begin in ``items``.
  private var firstSum = 0
  private var group = CategoryID(0)
  private var kind = MeasureID(dimension: DimensionID(0), currencyRank: 0)
  private var last = ItemLine()
  private var scratch: [ItemLine] = []

  init(of book: Book, days: ComparedDays, units: UnitTable) {
    self.days = days
    self.units = units
    groups = ItemGroups(of: book)
    groupOfItem = book.names.groups.sorted { $0.key < $1.key }.reduce(into: [:]) { found, group in
      for member in group.value { found[member.item] = group.key }
    }
    currencyCount = max(1, units.currenciesByRank.count)
    let rows = groups.count * currencyCount
    spent = MonthTable(groupCount: rows, monthCount: days.slotCount, empty: Spent())
    boughtInBoth = MonthTable(
      groupCount: rows, monthCount: days.comparisons.count, empty: BoughtInBoth())
  }

  mutating func add(_ other: ChangeDecomposition) {
    other.spent.forEach { row, slot, sum in
      if sum.lines > 0 { spent.update(group: row, month: slot) { $0 += sum } }
    }
    other.boughtInBoth.forEach { row, comparison, sum in
      boughtInBoth.update(group: row, month: comparison) { $0 += sum }
    }
    items += other.items
    oneSided.merge(other.oneSided) { left, right in
      var sum = left
      sum += right
      return sum
    }
  }

  /// What changed from one brand to another: of groups with both an item that is new and one that is
  /// gone, by category and currency (``row``), then comparison.
  var brandSwitches: [Int: [Int: Switch]] {
    oneSided.reduce(into: [:]) { found, entry in
      guard entry.value.now > 0, entry.value.before > 0 else { return }
      found[entry.key.row, default: [:]][entry.key.comparison, default: Switch()] += entry.value
    }
  }

  /// Notes the comparisons in whose two sets the item at hand was bought in one alone.
  private mutating func noteOneSided(_ group: ItemID, row: Int) {
    for (number, comparison) in days.comparisons.enumerated() {
      var sums = (now: Spent(), before: Spent())
      for sum in run {
        if comparison.reported.contains(sum.slot) { sums.now += sum.spent }
        if comparison.before.contains(where: { $0.contains(sum.slot) }) { sums.before += sum.spent }
      }
      guard (sums.now.lines > 0) != (sums.before.lines > 0) else { continue }
      oneSided[OneSided(group: group, row: row, comparison: number), default: Switch()] += Switch(
        now: sums.now.bought, before: sums.before.bought)
    }
  }

  /// Enters the lines of an item, which are in the order of measures, then days.
  ///
  /// - Returns: Whether ``enterProducts(_:order:)`` is to follow; the lines of an item in several
  ///   categories are entered here as those of several items.
  mutating func enter(item: ItemID, lines: borrowing Span<ItemLine>, range: Range<Int>) -> Bool {
    guard let only = groups.group(of: item) else {
      enterWhole(item: item, lines: lines, range: range)
      return false
    }
    begin(item, only)
    for index in range where lines[index].isSpending { add(lines[index], .item) }
    finishRun(.item)
    return true
  }

  /// Enters the prices of the item that ``enter(item:lines:range:)`` was called with, in the order of
  /// stores, measures and days.
  mutating func enterProducts(_ lines: borrowing Span<ItemLine>, order: borrowing Span<UInt64>) {
    for place in order.indices {
      let line = lines[StoreOrder.line(of: order[place])]
      if line.isSpending { add(line, .product) }
    }
    finishRun(.product)
  }

  /// Enters everything of an item, in whatever order its lines are.
  mutating func enterWhole(item: ItemID, lines: borrowing Span<ItemLine>, range: Range<Int>) {
    begin(item, CategoryID(0))
    var all: [ItemLine] = []
    swap(&all, &scratch)
    all.removeAll(keepingCapacity: true)
    for index in range where lines[index].isSpending { all.append(lines[index]) }
    let (groups, units) = (groups, units)
    all.sort {
      let (left, right) = (
        groups.group(of: item, category: $0.category), groups.group(of: item, category: $1.category)
      )
      if left != right { return left < right }
      return (units.kind(of: $0), $0.day) < (units.kind(of: $1), $1.day)
    }
    var first = 0
    while first < all.count {
      group = groups.group(of: item, category: all[first].category)
      var end = first
      while end < all.count, groups.group(of: item, category: all[end].category) == group {
        add(all[end], .item)
        end += 1
      }
      finishRun(.item)
      all[first..<end].sort {
        ($0.store, units.kind(of: $0), $0.day) < ($1.store, units.kind(of: $1), $1.day)
      }
      for line in all[first..<end] where line.isPriced { add(line, .product) }
      finishRun(.product)
      first = end
    }
    swap(&all, &scratch)
  }

  private mutating func begin(_ item: ItemID, _ group: CategoryID) {
    self.item = item
    self.group = group
    firstSum = items.count
  }

  @inline(__always) private mutating func add(_ line: ItemLine, _ level: Level) {
    if run.isEmpty {
      kind = units.kind(of: line)
    } else {
      let next = units.kind(of: line, after: last, of: kind)
      if next != kind || (level == .product && line.store != last.store) {
        finishRun(level)
        kind = next
      }
    }
    last = line
    let slot = days.slot(of: line.day)
    if run.isEmpty || run[run.count &- 1].slot != slot { run.append(SlotSum(slot: slot)) }
    let place = run.count &- 1
    run[place].spent.all &+= line.paid
    run[place].spent.lines &+= 1
    guard line.isPriced else { return }
    run[place].spent.bought &+= line.paid
    run[place].quantity += units.quantity(of: line)
  }

  private mutating func finishRun(_ level: Level) {
    guard !run.isEmpty else { return }
    let row = group.index &* currencyCount &+ Int(kind.currencyRank)
    if level == .item {
      for sum in run { spent.update(group: row, month: sum.slot) { $0 += sum.spent } }
      enterOwn()
      if let group = groupOfItem[item] { noteOneSided(group, row: row) }
    }
    for place in run.indices where run.count > 1 {
      for number in days.explaining[run[place].slot] {
        let reported = days.comparisons[number].reported
        // Of several slots that it explains the first that is here enters all.
        guard place == 0 || run[place &- 1].slot < reported.lowerBound else { continue }
        compare(number, reported, from: place, level, row: row)
      }
    }
    run.removeAll(keepingCapacity: true)
  }

  @inline(__always) private mutating func compare(
    _ number: Int, _ reported: Range<Int>, from place: Int, _ level: Level, row: Int
  ) {
    guard let now = purchased(in: reported, near: place) else { return }
    var known: Purchased?
    for range in days.comparisons[number].before {
      if let part = purchased(in: range, near: place) { known = (known ?? Purchased()) + part }
    }
    guard let before = known else { return }
    let effect = PriceEffect(from: before, over: days.comparisons[number].parts, to: now)
    boughtInBoth.update(group: row, month: number) {
      switch level {
      case .item:
        $0.now &+= now.paid
        $0.before &+= before.paid
        $0.itemEffect &+= effect.scaled
      case .product: $0.productEffect &+= effect.scaled
      }
    }
    guard number == days.own else { return }
    let own = ownSum()
    switch level {
    case .item: items[own].whole += effect
    case .product: items[own].products += effect
    }
  }

  /// What was bought in some slots; `nil` where none of them has a line.
  @inline(__always) private func purchased(in range: Range<Int>, near place: Int) -> Purchased? {
    var place =
      range.upperBound > run[place].slot
      ? run.partitionPoint { $0.slot >= range.upperBound } : place
    var sum: Purchased?
    while place > 0, run[place &- 1].slot >= range.lowerBound {
      place &-= 1
      if run[place].slot < range.upperBound { sum = (sum ?? Purchased()) + run[place].purchased }
    }
    return sum
  }

  private mutating func enterOwn() {
    guard let number = days.own, run.contains(where: { days.isOwn[$0.slot] }) else { return }
    let comparison = days.comparisons[number]
    let place = ownSum()
    for sum in run {
      if comparison.reported.contains(sum.slot) { items[place].now += sum.spent }
      if comparison.before.contains(where: { $0.contains(sum.slot) }) {
        items[place].before += sum.spent
      }
    }
  }

  /// The place of the item's sum in the currency at hand, which is made where there is none.
  private mutating func ownSum() -> Int {
    let rank = Int(kind.currencyRank)
    if let known = items[firstSum...].firstIndex(where: { $0.rank == rank }) { return known }
    items.append(ItemSum(item: item, rank: rank))
    return items.count - 1
  }
}

/// What was paid for how much, by price observations alone.
struct Purchased: Sendable {
  /// In 1/10 000.
  var paid: Int64 = 0
  /// In base units, nearly.
  var quantity = 0.0

  static func + (left: Purchased, right: Purchased) -> Purchased {
    Purchased(paid: left.paid &+ right.paid, quantity: left.quantity + right.quantity)
  }
}
