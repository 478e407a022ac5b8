/// Values by group and month: an array where the table is small, a dictionary where it is not.
///
/// A household's table of categories and months has a few hundred cells; only a book with
/// thousands of groups over thousands of months is kept sparse.
struct MonthTable<Value: Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var keys: [UInt64] = []
  private var places: [UInt64: Int] = [:]
  private var monthCount = 0
  private let empty: Value
  private var isDense = true

  private static var denseLimit: Int { 1 << 18 }

  init(groupCount: Int, monthCount: Int, empty: Value) {
    self.empty = empty
    reset(groupCount: groupCount, monthCount: monthCount)
  }

  /// Makes an empty table of another size in the same memory.
  mutating func reset(groupCount: Int, monthCount: Int) {
    self.monthCount = monthCount
    values.removeAll(keepingCapacity: true)
    if !isDense {
      keys = []
      places = [:]
    }
    let (cells, overflow) = groupCount.multipliedReportingOverflow(by: monthCount)
    isDense = !overflow && cells <= Self.denseLimit
    if isDense { values.append(contentsOf: repeatElement(empty, count: cells)) }
  }

  /// Changes the value of a group and a month, which is the empty one at first.
  @inline(__always)
  mutating func update(group: Int, month: Int, _ change: (inout Value) -> Void) {
    if isDense {
      change(&values[group &* monthCount &+ month])
    } else {
      change(&values[sparsePlace(group: group, month: month)])
    }
  }

  /// The value of a group and a month.
  func value(group: Int, month: Int) -> Value {
    if isDense { return values[group * monthCount + month] }
    return places[UInt64(group) << 32 | UInt64(month)].map { values[$0] } ?? empty
  }

  /// Calls `body` for every cell, by group, then month; a dense table includes empty values.
  func forEach(_ body: (_ group: Int, _ month: Int, _ value: Value) -> Void) {
    guard !isDense else {
      var (group, month) = (0, 0)
      for value in values {
        body(group, month, value)
        month += 1
        if month == monthCount { (group, month) = (group + 1, 0) }
      }
      return
    }
    for place in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
      body(Int(keys[place] >> 32), Int(keys[place] & 0xFFFF_FFFF), values[place])
    }
  }

  @inline(never)
  private mutating func sparsePlace(group: Int, month: Int) -> Int {
    let key = UInt64(group) << 32 | UInt64(month)
    if let place = places[key] { return place }
    places[key] = values.count
    keys.append(key)
    values.append(empty)
    return values.count - 1
  }
}
