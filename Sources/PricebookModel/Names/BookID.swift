/// The number of one entry in a table of a book, such as an item or a store.
///
/// Every kind of entry has a type of its own, so that a store's number cannot index items. An id
/// takes the memory of its number and costs no more than it.
public protocol BookID:
  RawRepresentable, Hashable, Strideable, BitwiseCopyable, Sendable, CustomStringConvertible
where RawValue: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable, Stride == Int {
  /// - Parameter rawValue: The place in the table, from 0.
  init(rawValue: RawValue)
}

extension BookID {
  /// The id of the entry at a place, which is not negative and fits in the id.
  @inlinable @inline(__always) public init(_ index: Int) { self.init(rawValue: RawValue(index)) }

  /// The place of the entry in its table, from 0.
  @inlinable @inline(__always) public var index: Int { Int(rawValue) }

  /// Whether two ids are of one entry.
  @inlinable @inline(__always)
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Whether an entry comes before another one.
  @inlinable @inline(__always)
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// How many places another id is behind this one.
  @inlinable @inline(__always) public func distance(to other: Self) -> Int { other.index - index }
  /// The id that is a number of places behind this one.
  @inlinable @inline(__always) public func advanced(by places: Int) -> Self { Self(index + places) }
  /// The number, such as `17`.
  public var description: String { rawValue.description }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies a predicate, by binary search.
  ///
  /// - Parameter isInSecondPart: Must be false for the elements of a first part of the collection
  ///   and true for all that follow.
  /// - Returns: `endIndex` where no element satisfies the predicate.
  /// - Complexity: O(log *n*)
  @inlinable public func partitionPoint(where isInSecondPart: (Element) -> Bool) -> Index {
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
