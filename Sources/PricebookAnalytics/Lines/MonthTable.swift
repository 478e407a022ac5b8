import PricebookModel

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
    if !isDense {
      keys = []
      places = [:]
    }
    let (cells, overflow) = groupCount.multipliedReportingOverflow(by: monthCount)
    isDense = !overflow && cells <= Self.denseLimit
    values.reset(count: isDense ? cells : 0, to: empty)
  }

  /// Changes the value of a group and a month, which is the empty one at first.
  @inline(__always) mutating func update(group: Int, month: Int, _ change: (inout Value) -> Void) {
    if isDense {
      change(&values[group &* monthCount &+ month])
    } else {
      change(&values[sparsePlace(group: group, month: month)])
    }
  }

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

  @inline(never) private mutating func sparsePlace(group: Int, month: Int) -> Int {
    let key = UInt64(group) << 32 | UInt64(month)
    if let place = places[key] { return place }
    places[key] = values.count
    keys.append(key)
    values.append(empty)
    return values.count - 1
  }
}

extension Array {
  /// A counting sort; elements of one month keep their order.
  func sorted(byMonth month: (Element) -> Month) -> [Element] {
    let source = span
    guard var first = self.first.map(month), var last = self.first.map(month) else { return self }
    for index in source.indices {
      let month = month(source[index])
      if month < first { first = month }
      if month > last { last = month }
    }
    var places = [Int](repeating: 0, count: Int(last.index - first.index) + 2)
    var place = places.mutableSpan
    for index in source.indices { place[Int(month(source[index]).index - first.index) + 1] += 1 }
    for index in place.indices.dropFirst() { place[index] += place[index - 1] }
    var sorted = [Element](repeating: source[0], count: source.count)
    var target = sorted.mutableSpan
    for index in source.indices {
      let key = Int(month(source[index]).index - first.index)
      target[place[key]] = source[index]
      place[key] += 1
    }
    return sorted
  }

  /// Becomes so many equal elements, in the same memory.
  mutating func reset(count: Int, to value: Element) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }

  /// Appends the elements of another array and empties it; it keeps its memory.
  mutating func take(_ other: inout Self) {
    append(contentsOf: other)
    other.removeAll(keepingCapacity: true)
  }
}

extension RandomAccessCollection where Element: Comparable, Index == Int {
  /// The place of an element of a collection that ascends; `nil` where it has none.
  func place(of element: Element) -> Int? {
    let place = partitionPoint { $0 >= element }
    return place < endIndex && self[place] == element ? place : nil
  }
}

extension Sequence {
  /// The elements that would come first if all were sorted, in that order.
  ///
  /// - Parameter precedes: A total order.
  /// - Complexity: O(elements log limit) time, O(limit) memory.
  package func foremost(_ limit: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
    var found: [Element] = []
    /// The last of the first `limit` elements so far; no element after it can be in the result.
    var last: Element?
    for element in self {
      if let last, !precedes(element, last) { continue }
      found.append(element)
      guard found.count >= limit * 2 else { continue }
      found.sort(by: precedes)
      found.removeLast(found.count - limit)
      last = found.last
    }
    return Array(found.sorted(by: precedes).prefix(limit))
  }
}
