import PricebookModel

/// Sums of one item's lines by group (a store, a dimension and a currency) and month.
///
/// Made for one pass over lines in any order: a line of the month that its group was last in
/// costs no search, any other costs one probe of a hash table. Reused from item to item.
struct MonthlySums {
  struct Cell {
    /// Quantity of other units than ``unit`` and what did not fit in ``millionths``, in 10⁻¹⁹
    /// base units.
    var base: Int128 = 0
    var paid: Int64 = 0
    /// Quantity in 1/1 000 000 of ``unit``.
    var millionths: Int64 = 0
    var minimum = Int64.max
    var maximum = Int64.min
    var group: UInt32
    var month: UInt32
    var lines: UInt32 = 0
    var unit: UInt16
  }

  struct Group {
    var store: UInt32
    /// A dimension and a currency: ``UnitTable/kind(dimension:currency:)``.
    var kind: UInt32
    /// The next group of the same store.
    var next: UInt32
    /// The cell that was last used.
    var cell: UInt32
    var cellCount: UInt32 = 0
    var lastMonth: UInt32
    var latestDay = Int32.min
    var latestPaid: Int64 = 0
    var latestBase: Int128 = 0
  }

  private(set) var groups: [Group] = []
  var cells: [Cell] = []
  private var groupOfStore: [UInt32]
  /// Cell ids by hash of group and month, linear probing.
  private var table: [UInt32]
  /// Where each cell stands in ``table``.
  private var places: [UInt32] = []

  private static let none = UInt32.max

  init(storeCount: Int) {
    groupOfStore = [UInt32](repeating: Self.none, count: storeCount)
    table = [UInt32](repeating: Self.none, count: 64)
  }

  /// The group of a store, a dimension and a currency, made where it is new.
  @inline(__always)
  mutating func group(store: UInt32, kind: UInt32) -> Int {
    var id = groupOfStore[Int(store)]
    while id != Self.none {
      if groups[Int(id)].kind == kind { return Int(id) }
      id = groups[Int(id)].next
    }
    return newGroup(store: store, kind: kind)
  }

  /// The cell of a group and a month, made where it is new.
  @inline(__always)
  mutating func cell(group: Int, month: UInt32, unit: UInt16) -> Int {
    let id = groups[group].cell
    if id != Self.none, groups[group].lastMonth == month { return Int(id) }
    return searchedCell(group: group, month: month, unit: unit)
  }

  /// Takes a priced day into the latest price of a group.
  @inline(__always)
  mutating func observe(
    group: Int, day: Int32, paid: Int64, millionths: Int64, basePerUnit: Int64
  ) {
    guard day >= groups[group].latestDay else { return }
    let base = Int128(millionths) &* Int128(basePerUnit)
    if day > groups[group].latestDay {
      groups[group].latestDay = day
      groups[group].latestPaid = paid
      groups[group].latestBase = base
    } else {
      groups[group].latestPaid &+= paid
      groups[group].latestBase &+= base
    }
  }

  /// Group ids in the order of store, dimension and currency.
  func sortedGroups() -> [UInt32] {
    var keys = groups.indices.map { index in
      (key: UInt64(groups[index].store) << 32 | UInt64(groups[index].kind), id: UInt32(index))
    }
    keys.sort { $0.key < $1.key }
    return keys.map(\.id)
  }

  /// Cell ids by group in the given order, and by month within each.
  func sortedCells(groups order: [UInt32]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: groups.count)
    var total: UInt32 = 0
    for id in order {
      next[Int(id)] = total
      total += groups[Int(id)].cellCount
    }
    var sorted = [UInt32](repeating: 0, count: cells.count)
    for (id, cell) in cells.enumerated() {
      sorted[Int(next[Int(cell.group)])] = UInt32(id)
      next[Int(cell.group)] += 1
    }
    var first = 0
    for id in order {
      let end = Int(next[Int(id)])
      let isSorted = (first..<end).dropFirst().allSatisfy {
        cells[Int(sorted[$0 - 1])].month < cells[Int(sorted[$0])].month
      }
      if !isSorted {
        sorted[first..<end].sort { cells[Int($0)].month < cells[Int($1)].month }
      }
      first = end
    }
    return sorted
  }

  /// Forgets everything, keeping the memory.
  mutating func removeAll() {
    for group in groups { groupOfStore[Int(group.store)] = Self.none }
    for place in places { table[Int(place)] = Self.none }
    groups.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  @inline(never)
  private mutating func newGroup(store: UInt32, kind: UInt32) -> Int {
    groups.append(
      Group(
        store: store, kind: kind, next: groupOfStore[Int(store)], cell: Self.none,
        lastMonth: Self.none))
    groupOfStore[Int(store)] = UInt32(groups.count - 1)
    return groups.count - 1
  }

  @inline(never)
  private mutating func searchedCell(group: Int, month: UInt32, unit: UInt16) -> Int {
    if cells.count * 2 >= table.count { growTable() }
    var place = Self.hash(group: UInt32(group), month: month) & (table.count - 1)
    while table[place] != Self.none {
      let id = Int(table[place])
      if cells[id].group == UInt32(group), cells[id].month == month {
        groups[group].cell = UInt32(id)
        groups[group].lastMonth = month
        return id
      }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = UInt32(cells.count)
    places.append(UInt32(place))
    groups[group].cell = UInt32(cells.count)
    groups[group].lastMonth = month
    groups[group].cellCount += 1
    cells.append(Cell(group: UInt32(group), month: month, unit: unit))
    return cells.count - 1
  }

  private mutating func growTable() {
    table = [UInt32](repeating: Self.none, count: table.count * 2)
    for id in cells.indices {
      var place =
        Self.hash(group: cells[id].group, month: cells[id].month) & (table.count - 1)
      while table[place] != Self.none { place = (place + 1) & (table.count - 1) }
      table[place] = UInt32(id)
      places[id] = UInt32(place)
    }
  }

  /// Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
  @inline(__always)
  private static func hash(group: UInt32, month: UInt32) -> Int {
    let mixed = (UInt64(group) << 32 | UInt64(month)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}

extension MonthlySums.Cell {
  /// Adds one line.
  @inline(__always)
  mutating func add(paid: Int64, millionths: Int64, unit: UInt16, factors: [UnitTable.Factor]) {
    self.paid &+= paid
    lines &+= 1
    let (sum, isTooLarge) = self.millionths.addingReportingOverflow(millionths)
    if unit == self.unit, !isTooLarge {
      self.millionths = sum
    } else {
      base &+= Int128(millionths) &* Int128(factors[Int(unit)].basePerUnit)
    }
  }

  /// Adds one line that is a price observation.
  @inline(__always)
  mutating func add(
    paid: Int64, millionths: Int64, unit: UInt16, factors: [UnitTable.Factor], price: Int64
  ) {
    add(paid: paid, millionths: millionths, unit: unit, factors: factors)
    minimum = min(minimum, price)
    maximum = max(maximum, price)
  }

  func quantity(factors: [UnitTable.Factor]) -> BaseQuantity {
    BaseQuantity(count: base &+ Int128(millionths) &* Int128(factors[Int(unit)].basePerUnit))
  }
}
