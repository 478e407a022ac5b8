import PricebookModel

extension Array where Element: BitwiseCopyable {
  /// The elements in the order of their months; those of one month keep their order.
  ///
  /// A counting sort.
  ///
  /// - Complexity: O(elements + months from the first to the last).
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
}

extension Array {
  /// Appends the elements of another array and empties it; it keeps its memory.
  mutating func take(_ other: inout Self) {
    append(contentsOf: other)
    other.removeAll(keepingCapacity: true)
  }
}
