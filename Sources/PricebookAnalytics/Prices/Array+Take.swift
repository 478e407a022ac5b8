extension Array {
  /// Appends the elements of another array and empties it; it keeps its memory.
  mutating func take(_ other: inout Self) {
    append(contentsOf: other)
    other.removeAll(keepingCapacity: true)
  }
}
