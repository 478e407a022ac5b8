import PricebookModel

/// The report's months against their reference, item by item: the items that moved them, and all of
/// it where a month is under way and compared with the same days of other months, or where the
/// reference is a period of its own.
struct ReportedChanges: Sendable {
  /// One item in one currency, against the three months before.
  struct ItemSum: Sendable {
    var item: ItemID
    var rank: Int
    var current: Int64 = 0
    /// Spent in all months of the reference together.
    var previous: Int64 = 0
    /// Over all stores together.
    var whole = PriceEffect()
    /// Of every store by itself.
    var products = PriceEffect()
    var isNew = true
  }

  /// A category, or the number of categories for adjustments without one, and the place of a
  /// currency in the order of labels.
  struct Key: Hashable, Comparable {
    var group: CategoryID
    var rank: Int

    static func < (left: Key, right: Key) -> Bool {
      (left.group, left.rank) < (right.group, right.rank)
    }
  }

  /// In the order of items.
  private(set) var items: [ItemSum] = []
  /// What was bought in both, where the reference is a period of its own.
  private(set) var sums: [Key: ChangeSums.Sum] = [:]

  private let units: UnitTable
  /// The days that count: of the report's months, then of the reference; of one month each month of
  /// the reference by itself, the newest first.
  private var spans: [ClosedRange<Int32>] = []
  /// The first and the last of the days that count.
  private var bounds: ClosedRange<Int32> = 0...0
  /// How many parts the mean of the reference is over; 0 where there is none.
  let referenceMonths: Int
  private let isGiven: Bool
  private let runningMonth: Int?
  private var lines: [Line] = []

  /// A line that counts, and the place of its span.
  private struct Line: BitwiseCopyable {
    var group: CategoryID
    var kind: MeasureID
    var store: UInt32
    var span: Int32
    var line: ItemLine

    static func precedes(_ left: Line, _ right: Line) -> Bool {
      if left.group != right.group { return left.group < right.group }
      return left.kind == right.kind ? left.store < right.store : left.kind < right.kind
    }
  }

  /// - Parameter runningMonth: The number of the report's month where it is not over.
  init(
    period: ReportPeriod, references: ReferenceMonths, units: UnitTable, runningMonth: Int?
  ) {
    self.units = units
    self.runningMonth = runningMonth
    isGiven = period.reference != nil
    let compared = references.compared(by: period)
    referenceMonths = compared.count
    let calendar = period.calendar
    let begun = period.begun
    spans = [
      calendar.firstDay(of: begun.lowerBound)...calendar.lastDay(of: begun.upperBound)
    ].map { $0.lowerBound.daysSinceEpoch...$0.upperBound.daysSinceEpoch }
    for part in compared {
      let days = period.countedDays(of: part)
      spans.append(days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch)
    }
    bounds =
      (spans.map(\.lowerBound).min() ?? 0)...(spans.map(\.upperBound).max() ?? 0)
  }

  /// Enters the lines of an item.
  ///
  /// - Complexity: O(lines), and sorting of those that count.
  mutating func enter(
    item: ItemID, lines all: borrowing Span<ItemLine>, range: Range<Int>, groups: ItemGroups,
    into sums: inout ChangeSums
  ) {
    guard referenceMonths > 0 else { return }
    lines.removeAll(keepingCapacity: true)
    for index in range where bounds.contains(all[index].day) && all[index].isSpending {
      let line = all[index]
      guard let span = spans.firstIndex(where: { $0.contains(line.day) }) else { continue }
      lines.append(
        Line(
          group: groups.group(of: item, category: line.category), kind: units.kind(of: line),
          store: line.store, span: Int32(truncatingIfNeeded: span), line: line))
    }
    guard !lines.isEmpty else { return }
    lines.sort(by: Line.precedes)
    let firstItem = items.count
    var first = 0
    while first < lines.count {
      let (group, kind) = (lines[first].group, lines[first].kind)
      var end = first + 1
      while end < lines.count, lines[end].group == group, lines[end].kind == kind { end += 1 }
      enter(item: item, lines: first..<end, firstItem: firstItem, into: &sums)
      first = end
    }
  }

  /// Enters the lines of an item in one category and measure, which are in the order of stores.
  private mutating func enter(
    item: ItemID, lines range: Range<Int>, firstItem: Int, into sums: inout ChangeSums
  ) {
    let rank = Int(lines[range.lowerBound].kind.currencyRank)
    var whole = SpanSums()
    for index in range { whole.add(lines[index].line, span: lines[index].span, units: units) }
    var (onPrevious, onThree) = (PriceEffect(), PriceEffect())
    var first = range.lowerBound
    // Without a price in the report's months there is no effect.
    while whole.isBoughtNow, first < range.upperBound {
      let store = lines[first].store
      var product = SpanSums()
      while first < range.upperBound, lines[first].store == store {
        product.add(lines[first].line, span: lines[first].span, units: units)
        first += 1
      }
      guard product.isBoughtNow else { continue }
      onPrevious += product.effect(over: 1)
      onThree += product.effect(over: referenceMonths)
    }

    var place = firstItem
    while place < items.count, items[place].rank != rank { place += 1 }
    if place == items.count { items.append(ItemSum(item: item, rank: rank)) }
    items[place].current += whole.spent
    items[place].previous += whole.spentBefore(referenceMonths)
    items[place].whole += whole.effect(over: referenceMonths)
    items[place].products += onThree
    if whole.isBoughtBefore(referenceMonths) { items[place].isNew = false }

    let group = lines[range.lowerBound].group
    if isGiven, whole.isBoughtNow, whole.isBoughtBefore(referenceMonths) {
      let key = Key(group: group, rank: rank)
      self.sums[key, default: ChangeSums.Sum()].current += whole.spent
      self.sums[key, default: ChangeSums.Sum()].previous += whole.spentBefore(referenceMonths)
      self.sums[key, default: ChangeSums.Sum()].itemEffect +=
        whole.effect(over: referenceMonths).scaled
      self.sums[key, default: ChangeSums.Sum()].productEffect += onThree.scaled
    }
    guard let runningMonth else { return }
    for (reference, months) in [
      (SpendingChange.Reference.previousMonth, 1), (.threeMonths, referenceMonths),
    ] where whole.isBoughtNow && whole.isBoughtBefore(months) {
      sums.update(reference, group: group, rank: rank, month: runningMonth) {
        $0.current += whole.spent
        $0.previous += whole.spentBefore(months)
        $0.itemEffect += whole.effect(over: months).scaled
        $0.productEffect += (reference == .previousMonth ? onPrevious : onThree).scaled
      }
    }
  }

  /// What some lines come to in the report's months, in the newest part of the reference, and in its
  /// other parts together, however many those are.
  private struct SpanSums {
    private struct Sum {
      var spent: Int64 = 0
      var lines = 0
      var paid: Int64 = 0
      var quantity = BaseQuantity.zero

      var purchased: Purchased {
        Purchased(paid: paid, quantity: quantity.count.approximateValue)
      }
    }

    private var sums = InlineArray<3, Sum>(repeating: Sum())

    @inline(__always)
    mutating func add(_ line: ItemLine, span: Int32, units: UnitTable) {
      let span = min(Int(span), 2)
      sums[span].spent += line.paid
      sums[span].lines += 1
      guard line.isPriced else { return }
      sums[span].paid += line.paid
      sums[span].quantity += units.quantity(of: line)
    }

    /// Spent in the report's months.
    var spent: Int64 { sums[0].spent }

    var isBoughtNow: Bool { sums[0].lines > 0 }

    /// Whether there is something in the newest part of the reference, or in all of its parts.
    func isBoughtBefore(_ parts: Int) -> Bool {
      Self.places(parts).contains { sums[$0].lines > 0 }
    }

    func spentBefore(_ parts: Int) -> Int64 {
      Self.places(parts).reduce(0) { $0 + sums[$1].spent }
    }

    /// - Parameter parts: One, for the newest, or all that the reference has.
    private static func places(_ parts: Int) -> ClosedRange<Int> { 1...min(parts, 2) }

    func effect(over parts: Int) -> PriceEffect {
      PriceEffect(
        from: Self.places(parts).reduce(Purchased()) { $0 + sums[$1].purchased }, over: parts,
        to: sums[0].purchased)
    }
  }
}

extension ReportedChanges {
  /// The items that ``SpendingChange/items`` holds.
  ///
  /// - Parameter items: Of all pieces, in the order of items.
  static func largest(
    of items: [ItemSum], referenceMonths: Int, units: UnitTable,
    minorUnits: IDTable<CurrencyID, Int64>
  ) -> [SpendingChange.ItemChange] {
    let months = Int128(max(1, referenceMonths))
    // Times the number of months, so that it is whole.
    func change(_ place: Int) -> Int128 {
      Int128(items[place].current) * months - Int128(items[place].previous)
    }
    func effect(_ place: Int) -> Int128 { items[place].products.scaled }
    var found: [SpendingChange.ItemChange] = []
    for rank in units.currenciesByRank.indices {
      let own = items.indices.filter { items[$0].rank == rank }
      guard !own.isEmpty else { continue }
      let limit = SpendingChange.itemLimit
      let rises: (Int, Int) -> Bool = { (change($1), $0) < (change($0), $1) }
      let up = first(limit, of: own, by: rises).filter { change($0) > 0 }
      let down = first(limit, of: own) { rises($1, $0) }.filter { change($0) < 0 }
      let dearer = first(limit, of: own) { (effect($1), $0) < (effect($0), $1) }
      let cheaper = first(limit, of: own) { (effect($0), $0) < (effect($1), $1) }
      var wanted = up + down
      for place in dearer.filter({ effect($0) > 0 }) + cheaper.filter({ effect($0) < 0 })
      where !wanted.contains(place) {
        wanted.append(place)
      }
      let currency = units.currenciesByRank[rank]
      let minorUnit = minorUnits[currency]
      found += wanted.sorted(by: rises).map { place in
        let sum = items[place]
        let price = PriceEffect.rounded(sum.products.scaled, minorUnit: minorUnit)
        let store = PriceEffect.rounded(
          sum.whole.scaled - sum.products.scaled, minorUnit: minorUnit)
        return SpendingChange.ItemChange(
          item: sum.item, currency: currency,
          previous: Amount.mean(sum.previous, over: referenceMonths, minorUnit: minorUnit),
          current: Amount(tenThousandths: sum.current),
          priceEffect: Amount(tenThousandths: price),
          storeEffect: Amount(tenThousandths: store),
          priceChangePercent: sum.products.before > 0
            ? (sum.products.now / sum.products.before - 1) * 100 : nil,
          isNew: sum.isNew)
      }
    }
    return found
  }

  /// The places that would come first if all were sorted, in that order.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted, a few.
  ///   - precedes: A total order.
  private static func first(
    _ limit: Int, of places: [Int], by precedes: (Int, Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for place in places {
      if found.count == limit {
        if let last = found.last, !precedes(place, last) { continue }
        found.removeLast()
      }
      found.insert(place, at: found.firstIndex { precedes(place, $0) } ?? found.count)
    }
    return found
  }
}
