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
    return try sortedPlaces(elements.count) { try precedes(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Array {
  /// Puts the elements into an order; equal ones stay as they are.
  @inlinable package mutating func sort(
    by precedes: (Element, Element) throws -> Bool
  ) rethrows { self = try sorted(by: precedes) }
}

@inline(never) @usableFromInline func sortedPlaces(
  _ count: Int, by precedes: (Int, Int) throws -> Bool
) rethrows -> [Int] {
  var places = Array(0..<count)
  try places[...].sort(by: precedes)
  return places
}
