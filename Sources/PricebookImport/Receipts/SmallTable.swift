/// Distinct values with small numbers, in order of first occurrence.
struct SmallTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ids: [Value: UInt16] = [:]
  /// Stands for a value that got no number, because there were too many.
  static var noID: UInt16 { .max }
  var isFull: Bool { values.count >= Int(Self.noID) }

  /// The number of a value, new or known; ``noID`` if there are too many values.
  mutating func intern(_ value: Value) -> UInt16 {
    if let id = ids[value] { return id }
    guard !isFull else { return Self.noID }
    let id = UInt16(values.count)
    values.append(value)
    ids[value] = id
    return id
  }
}
