extension RandomAccessCollection {
  /// The first index whose element satisfies a predicate, by binary search.
  ///
  /// - Parameter isInSecondPart: Must be false for the elements of a first part of the collection
  ///   and true for all that follow.
  /// - Returns: `endIndex` where no element satisfies the predicate.
  /// - Complexity: O(log *n*)
  @inlinable
  public func partitionPoint(where isInSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
