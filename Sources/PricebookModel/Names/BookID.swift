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

/// The number of an item in ``BookNames/items``; ids ascend with the names.
@frozen public struct ItemID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a store in ``BookNames/stores``; ids ascend with the names.
@frozen public struct StoreID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a category in ``BookNames/categories``; ids ascend with the names.
@frozen public struct CategoryID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a person in ``BookNames/persons``; ids ascend with the names.
@frozen public struct PersonID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The id of lines that name nobody.
  public static let nobody = PersonID(rawValue: 0)
}

/// The number of a unit of measure in ``BookNames/units``.
@frozen public struct UnitID: BookID {
  public var rawValue: UInt16
  @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The number of a currency in ``BookNames/currencies``.
@frozen public struct CurrencyID: BookID {
  public var rawValue: UInt16
  @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// A table with one value for every id of a kind, in the order of the ids.
@frozen public struct IDTable<ID: BookID, Element> {
  /// The values in the order of their ids.
  public var values: [Element]

  /// - Parameter values: In the order of their ids.
  @inlinable public init(_ values: [Element]) { self.values = values }

  /// A table that has the same value for every id.
  @inlinable public init(repeating value: Element, count: Int) {
    values = [Element](repeating: value, count: count)
  }

  /// The value of an id.
  @inlinable @inline(__always) public subscript(id: ID) -> Element {
    get { values[id.index] }
    _modify { yield &values[id.index] }
  }

  /// Adds the value of the next id.
  @inlinable public mutating func append(_ value: Element) { values.append(value) }

  /// A table with a value made of each value of this one.
  @inlinable public func mapValues<Value>(_ transform: (Element) throws -> Value) rethrows
    -> IDTable<ID, Value>
  { IDTable<ID, Value>(try values.map(transform)) }
}

extension IDTable: RandomAccessCollection, MutableCollection {
  /// The first id.
  @inlinable public var startIndex: ID { ID(0) }
  /// The id after the last one.
  @inlinable public var endIndex: ID { ID(values.count) }
  /// The number of values.
  @inlinable public var count: Int { values.count }
}

extension IDTable: ExpressibleByArrayLiteral {
  /// A table of values in the order of their ids.
  @inlinable public init(arrayLiteral values: Element...) { self.init(values) }
}

extension IDTable: Sendable where Element: Sendable {}
extension IDTable: Equatable where Element: Equatable {}
extension IDTable: Hashable where Element: Hashable {}

extension IDTable: CustomStringConvertible {
  /// The values, as an array shows them.
  public var description: String { values.description }
}

extension IDTable where Element: Hashable {
  /// The id of every value; of equal values the first.
  package var idsByValue: [Element: ID] {
    Dictionary(zip(values, indices), uniquingKeysWith: { first, _ in first })
  }
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
