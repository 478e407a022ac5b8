/// Distinct values with small numbers, in order of first occurrence.
struct SmallTable<Value: Hashable> {
  private(set) var values: [Value] = []
  /// The numbers of all values, once there are more than a few.
  private var ids: [Value: UInt16] = [:]

  /// Stands for a value that got no number, because there were too many.
  static var noID: UInt16 { .max }

  /// Comparing with so many values takes no longer than looking one up.
  private static var few: Int { 16 }

  /// Whether new values no longer get a number.
  var isFull: Bool { values.count >= Int(Self.noID) }

  /// The number of a value, new or known; ``noID`` if there are too many values.
  mutating func intern(_ value: Value) -> UInt16 {
    if values.count <= Self.few {
      if let place = values.firstIndex(of: value) { return UInt16(truncatingIfNeeded: place) }
    } else if let id = ids[value] {
      return id
    }
    guard !isFull else { return Self.noID }
    let id = UInt16(values.count)
    values.append(value)
    if values.count == Self.few + 1 {
      for (place, value) in values.enumerated() { ids[value] = UInt16(truncatingIfNeeded: place) }
    } else if values.count > Self.few {
      ids[value] = id
    }
    return id
  }
}
