package import PricebookModel

/// What is bought at regular intervals and due within the next seven days.
///
/// The items of a group are due together, because any of them will do. The group stands for them. It
/// asks for a content if everything that was bought of it has one.
///
/// An item is due as many days after its last purchase as the median of the intervals between the
/// days on which anyone bought it, over the last year. One that is overdue by more than seven days is
/// left out: it is probably not bought any more.
package struct DueItems: Sendable {
  package struct Entry: Sendable {
    /// The item, or what a group is called.
    package var item: ItemID
    package var isGroup = false
    /// The day on which it is due; in the past where it is overdue.
    package var due: CalendarDate
    /// The mean quantity per receipt, in ``unit``.
    package var quantity: Quantity
    /// The base unit of the dimension that most receipts are in.
    package var unit: UnitOfMeasure
  }

  /// How many days are looked ahead, and how many an item may be overdue.
  package static let days = 7
  /// Purchases of so many days up to the as-of day count.
  package static let purchaseDays = 365
  /// The most items in ``items``.
  package static let limit = UsualMonth.itemLimit

  /// By the day on which they are due, then by name.
  package var items: [Entry] = []

  init(in book: Book, asOf: CalendarDate) {
    let lines = book.lines
    let firstDay = asOf.adding(days: 1 - Self.purchaseDays)
    let purchases = book.purchases(from: firstDay, through: asOf)
    let groups = book.names.groups
    let grouped = Set(groups.values.joined().map(\.item))
    var rowsOfGroup: [ItemID: [UInt32]] = [:]
    for (group, members) in groups {
      rowsOfGroup[group] = members.flatMap { purchases[$0.item.index] }
    }
    // A group may have an item of its own name among its members.
    for item in book.names.items.indices where !grouped.contains(item) || groups[item] != nil {
      let own = rowsOfGroup[item].map { $0[...] } ?? purchases[item.index]
      guard own.count >= PurchaseRhythm.leastPurchases else { continue }
      let days = lines.days(of: own)
      guard let due = Self.day(after: days[...], asOf: asOf) else { continue }
      items.append(
        Entry(
          item: item, isGroup: groups[item] != nil, due: due, quantity: .one, unit: .each))
    }
    items = Array(items.sorted { ($0.due, $0.item) < ($1.due, $1.item) }.prefix(Self.limit))
    for place in items.indices {
      let item = items[place].item
      let rows = rowsOfGroup[item].map { $0[...] } ?? purchases[item.index]
      guard
        let line = Self.content(of: groups[item] ?? [], rows, in: book)
          ?? Basket.line(of: item, in: book, lines: rows)
      else { continue }
      items[place].quantity = line.quantity
      items[place].unit = line.unit
    }
  }

  /// The mean content per receipt of what was bought of a group, by weight or in packages.
  ///
  /// - Returns: `nil` where something of it has no known content, or the contents are of several
  ///   dimensions.
  private static func content(
    of members: [GroupMember], _ rows: ArraySlice<UInt32>, in book: Book
  ) -> Basket.Line? {
    let packages = Dictionary(members.map { ($0.item, $0.package) }) { first, _ in first }
    let lines = book.lines
    var sum = BaseQuantity.zero
    var dimension: UnitOfMeasure.Dimension?
    for row in rows.map(Int.init) {
      let unit = book.names.units[lines.unit[row]]
      let item = lines.articles.item[Int(lines.article[row])]
      let held = unit.dimension == .count ? packages[item] ?? nil : unit
      guard let held, dimension == nil || dimension == held.dimension else { return nil }
      dimension = held.dimension
      sum += held.base(lines.quantity[row])
    }
    guard let dimension, let group = members.first, dimension != .count else { return nil }
    let receipts = Set(rows.map { lines.receipt[Int($0)] }).count
    let parts = Int128(UnitOfMeasure.wholeBase) * Int128(max(1, receipts))
    let mean = Int64(clamping: sum.count.dividedRounding(by: parts))
    return Basket.Line(
      item: group.item, quantity: Quantity(millionths: max(1, mean)),
      unit: UnitOfMeasure(baseOf: dimension), isMean: true)
  }

  /// The day on which an item is due.
  ///
  /// - Parameter days: Those on which it was bought, ascending, each once.
  /// - Returns: `nil` where they are not regular, and where that day is not within a week.
  static func day(after days: ArraySlice<CalendarDate>, asOf: CalendarDate) -> CalendarDate? {
    guard days.count >= PurchaseRhythm.leastPurchases, let first = days.first,
      let last = days.last, let rhythm = PurchaseRhythm(days: days.map { $0.days(since: first) })
    else { return nil }
    let due = last.adding(days: rhythm.interval)
    return abs(due.days(since: asOf)) <= Self.days ? due : nil
  }
}

extension ReceiptLines {
  /// The days of some rows, ascending, each once.
  func days(of rows: some Sequence<UInt32>) -> [CalendarDate] {
    var days: [CalendarDate] = []
    // Most files list receipts in the order of their days.
    var ascends = true
    for row in rows {
      let day = receipts.day[Int(receipt[Int(row)])]
      if let last = days.last {
        if day == last { continue }
        ascends = ascends && day > last
      }
      days.append(day)
    }
    return ascends ? days : Set(days).sorted()
  }
}
