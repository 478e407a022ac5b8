/// Sorting by a rule, compiled once.
///
/// These take the place of the standard library's methods of the same names. The compiler makes a
/// sort of its own, 4 KB of machine code, for every call of those: of 260 calls it made an eighth of
/// the release program. Here all calls share the sort of places.
extension Sequence {
  /// The elements in an order; equal ones stay as they are.
  @inlinable package func sorted(
    by precedes: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    let elements = Array(self)
    // A span lends its elements, where an array copies them: with them, every text that they hold.
    let lent = elements.span
    return try sortedPlaces(elements.count) { try precedes(lent[$0], lent[$1]) }
      .map { elements[$0] }
  }
}

extension Array {
  /// Puts the elements into an order; equal ones stay as they are.
  @inlinable package mutating func sort(
    by precedes: (Element, Element) throws -> Bool
  ) rethrows { self = try sorted(by: precedes) }
}

/// The places of elements in an order, by merging ever longer runs.
///
/// A comparison is a call of a closure that calls others, so few comparisons count most: the sort of
/// the standard library inserts one by one into runs of up to 64, which takes twice as many.
@inline(never) @usableFromInline func sortedPlaces(
  _ count: Int, by precedes: (Int, Int) throws -> Bool
) rethrows -> [Int] {
  var places = Array(0..<count)
  var merged = places
  var length = 1
  while length < count {
    var start = 0
    while start < count {
      let middle = min(start + length, count)
      let end = min(middle + length, count)
      try merge(places, start..<middle, middle..<end, into: &merged, by: precedes)
      start = end
    }
    swap(&places, &merged)
    length *= 2
  }
  return places
}

/// Merges two runs that follow each other; of equal elements, that of the first run comes first.
private func merge(
  _ places: [Int], _ first: Range<Int>, _ second: Range<Int>, into merged: inout [Int],
  by precedes: (Int, Int) throws -> Bool
) rethrows {
  var (left, right, next) = (first.lowerBound, second.lowerBound, first.lowerBound)
  // Runs that are in order already take one comparison.
  if !second.isEmpty, try precedes(places[right], places[right - 1]) {
    while left < first.upperBound, right < second.upperBound {
      if try precedes(places[right], places[left]) {
        merged[next] = places[right]
        right += 1
      } else {
        merged[next] = places[left]
        left += 1
      }
      next += 1
    }
  }
  while left < first.upperBound {
    merged[next] = places[left]
    (left, next) = (left + 1, next + 1)
  }
  while right < second.upperBound {
    merged[next] = places[right]
    (right, next) = (right + 1, next + 1)
  }
}
