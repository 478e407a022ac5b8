extension Sequence {
  /// The elements that would come first if all were sorted, in that order; what precedes neither
  /// way keeps its place.
  ///
  /// - Complexity: O(*n* + *m* · (log `count` + `count`)), where *m* of the *n* elements are among
  ///   the first `count` when they are reached: about `count` · ln *n* of them in any order that is
  ///   not sorted against the grain.
  func first(_ count: Int, by precedes: (Element, Element) -> Bool) -> [Element] {
    guard count > 0 else { return [] }
    var kept: [Element] = []
    for element in self {
      if kept.count == count {
        guard let last = kept.last, precedes(element, last) else { continue }
        kept.removeLast()
      }
      kept.insert(element, at: kept.bisect { !precedes(element, $0) })
    }
    return kept
  }
}
