import PricebookModel

/// Sums, item after item, what the comparisons of ``ComparedDays`` need.
///
/// Everything is summed by slot first: what was spent and bought of a category, and what one item,
/// or one product (the item at one store), was bought for. An item that has lines in both sets
/// of a comparison then counts in its sums. Whatever else was bought is new or gone, so that things
/// bought once need no look at all.
///
/// The lines of an item are entered run by run (``Run``): first those of the item over all its stores,
/// then those of each of its products.
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
    /// Paid in price observations: in the days that are explained, and in those they are compared
    /// with, all together.
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

  /// The lines of one item or product in one category and measure, which are entered together.
  private struct Run {
    struct SlotSum {
      var slot: Int
      var spent = Spent()
      var quantity = BaseQuantity.zero

      var purchased: Purchased {
        Purchased(paid: spent.bought, quantity: quantity.count.approximateValue)
      }
    }

    var group = CategoryID(0)
    var kind = MeasureID(dimension: DimensionID(0), currencyRank: 0)
    /// The line that was added last, also to the run before.
    var last = ItemLine()
    /// Slots ascend, as lines are in the order of days.
    var sums: [SlotSum] = []

    /// What was bought in some slots; `nil` where none of them has a line.
    ///
    /// - Parameter place: One of ``sums`` to begin from, near to the slots.
    @inline(__always) func purchased(in range: Range<Int>, near place: Int) -> Purchased? {
      var place = place
      while place < sums.count, sums[place].slot < range.upperBound { place &+= 1 }
      var sum: Purchased?
      while place > 0, sums[place &- 1].slot >= range.lowerBound {
        place &-= 1
        if sums[place].slot < range.upperBound {
          sum = (sum ?? Purchased()) + sums[place].purchased
        }
      }
      return sum
    }

    /// What was spent in the days that a comparison explains, and in those it compares them with.
    func spent(in comparison: ComparedDays.Comparison) -> (now: Spent, before: Spent) {
      var spent = (now: Spent(), before: Spent())
      for sum in sums {
        if comparison.reported.contains(sum.slot) { spent.now += sum.spent }
        if comparison.before.contains(where: { $0.contains(sum.slot) }) {
          spent.before += sum.spent
        }
      }
      return spent
    }
  }

  /// The item whose lines are entered.
  private var item = ItemID(0)
  /// Where its sums begin in ``items``.
  private var firstSum = 0
  private var run = Run()
  /// Memory of ``enterWhole(item:lines:range:)``, kept from one item to the next.
  private var scratch: [ItemLine] = []

  init(of book: Book, days: ComparedDays, units: UnitTable) {
    self.days = days
    self.units = units
    groups = ItemGroups(of: book)
    groupOfItem = book.names.groupOfItem
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
      let sums = run.spent(in: comparison)
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

  /// Enters everything of an item in several categories, in whatever order its lines are.
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
      let group = groups.group(of: item, category: all[first].category)
      run.group = group
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
    run.group = group
    firstSum = items.count
  }

  @inline(__always) private mutating func add(_ line: ItemLine, _ level: Level) {
    if run.sums.isEmpty {
      run.kind = units.kind(of: line)
    } else {
      let next = units.kind(of: line, after: run.last, of: run.kind)
      if next != run.kind || (level == .product && line.store != run.last.store) {
        finishRun(level)
        run.kind = next
      }
    }
    run.last = line
    let slot = days.slot(of: line.day)
    if run.sums.isEmpty || run.sums[run.sums.count &- 1].slot != slot {
      run.sums.append(Run.SlotSum(slot: slot))
    }
    let place = run.sums.count &- 1
    run.sums[place].spent.all &+= line.paid
    run.sums[place].spent.lines &+= 1
    guard line.isPriced else { return }
    run.sums[place].spent.bought &+= line.paid
    run.sums[place].quantity += units.quantity(of: line)
  }

  /// Enters the run at hand, whose lines are all there, and empties it.
  private mutating func finishRun(_ level: Level) {
    guard !run.sums.isEmpty else { return }
    let row = run.group.index &* currencyCount &+ Int(run.kind.currencyRank)
    if level == .item {
      for sum in run.sums { spent.update(group: row, month: sum.slot) { $0 += sum.spent } }
      enterOwn()
      if let group = groupOfItem[item] { noteOneSided(group, row: row) }
    }
    for place in run.sums.indices where run.sums.count > 1 {
      let slot = run.sums[place].slot
      // By their places, because a loop over an array inside of another one copies it.
      for explaining in days.explaining[slot].indices {
        let number = days.explaining[slot][explaining]
        let reported = days.comparisons[number].reported
        // Of several slots that it explains the first that is here enters all.
        guard place == 0 || run.sums[place &- 1].slot < reported.lowerBound else { continue }
        compare(number, reported, from: place, level, row: row)
      }
    }
    run.sums.removeAll(keepingCapacity: true)
  }

  /// Enters the run at hand into a comparison, if it has lines in both sets of it.
  ///
  /// - Parameter place: The first of its sums that the comparison explains.
  @inline(__always) private mutating func compare(
    _ number: Int, _ reported: Range<Int>, from place: Int, _ level: Level, row: Int
  ) {
    guard let now = run.purchased(in: reported, near: place) else { return }
    var known: Purchased?
    for part in days.comparisons[number].before.indices {
      let range = days.comparisons[number].before[part]
      if let part = run.purchased(in: range, near: place) { known = (known ?? Purchased()) + part }
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

  /// Enters the run at hand into the comparison that the reports tell of.
  private mutating func enterOwn() {
    guard let number = days.own, run.sums.contains(where: { days.isOwn[$0.slot] }) else { return }
    let sums = run.spent(in: days.comparisons[number])
    let place = ownSum()
    items[place].now += sums.now
    items[place].before += sums.before
  }

  /// The place of the item's sum in the currency of the run, which is made where there is none.
  private mutating func ownSum() -> Int {
    let rank = Int(run.kind.currencyRank)
    if let known = items[firstSum...].firstIndex(where: { $0.rank == rank }) { return known }
    items.append(ItemSum(item: item, rank: rank))
    return items.count - 1
  }
}
