/// Distinct values with small numbers, in order of first occurrence.
struct SmallTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var ids: [Value: UInt16] = [:]

  /// Whether no new value gets a number any more.
  var isFull: Bool { values.count >= Int(ReceiptCollector.noID) }

  /// The number of a value; ``ReceiptCollector/noID`` where there are too many.
  mutating func intern(_ value: Value) -> UInt16 {
    if let id = ids[value] { return id }
    guard !isFull else { return ReceiptCollector.noID }
    let id = UInt16(values.count)
    values.append(value)
    ids[value] = id
    return id
  }
}
