extension Sequence {
  /// The elements that would come first if all were sorted, in that order.
  ///
  /// - Parameters:
  ///   - limit: How many elements to return, at least one.
  ///   - precedes: A total order.
  /// - Complexity: O(elements log limit) time, O(limit) memory.
  func foremost(_ limit: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
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
