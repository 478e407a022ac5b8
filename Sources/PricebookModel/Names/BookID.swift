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
  /// The id of the entry at a place.
  ///
  /// - Precondition: The place is not negative and fits in the id.
  @inlinable @inline(__always)
  public init(_ index: Int) { self.init(rawValue: RawValue(index)) }

  /// The place of the entry in its table, from 0.
  @inlinable @inline(__always)
  public var index: Int { Int(rawValue) }

  /// Whether two ids are of one entry.
  @inlinable @inline(__always)
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Whether an entry comes before another one.
  @inlinable @inline(__always)
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// How many places another id is behind this one.
  @inlinable @inline(__always)
  public func distance(to other: Self) -> Int { other.index - index }

  /// The id that is a number of places behind this one.
  @inlinable @inline(__always)
  public func advanced(by places: Int) -> Self { Self(index + places) }

  /// The number, such as `17`.
  public var description: String { rawValue.description }
}

/// The number of an item in ``BookNames/items``; ids ascend with the names.
@frozen
public struct ItemID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt32

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a store in ``BookNames/stores``; ids ascend with the names.
@frozen
public struct StoreID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt32

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a category in ``BookNames/categories``; ids ascend with the names.
@frozen
public struct CategoryID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt32

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a person in ``BookNames/persons``; ids ascend with the names.
@frozen
public struct PersonID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt32

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The id of lines that name nobody.
  public static let nobody = PersonID(rawValue: 0)
}

/// The number of a unit of measure in ``BookNames/units``.
@frozen
public struct UnitID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt16

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The number of a currency in ``BookNames/currencies``.
@frozen
public struct CurrencyID: BookID {
  /// The place in the table, from 0.
  public var rawValue: UInt16

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  public init(rawValue: UInt16) { self.rawValue = rawValue }
}
