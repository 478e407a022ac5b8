public import PricebookModel
import PricebookParallel

/// The values of the few rows of a column that need more bytes than the others.
@frozen
public struct RowsAside<Value: BitwiseCopyable & Sendable>: Sendable {
  /// Ascending.
  @usableFromInline var rows: [Int32] = []
  @usableFromInline var values: [Value] = []

  @usableFromInline init() {}

  /// - Parameter row: One that stands aside.
  @inline(never) @usableFromInline
  subscript(row: Int) -> Value {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(rows[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return values[low]
  }

  mutating func append(_ value: Value, row: Int) {
    rows.append(Int32(clamping: row))
    values.append(value)
  }
}

/// A column of whole numbers in as few bytes as nearly all of them need.
@frozen
public struct NarrowColumn<Narrow: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline var narrow: [Narrow] = []
  @usableFromInline var aside = RowsAside<Int64>()

  @usableFromInline init() {}

  @inlinable var count: Int { narrow.count }

  @inline(__always) @inlinable
  subscript(row: Int) -> Int64 {
    let value = narrow[row]
    return value == Narrow.max ? aside[row] : Int64(value)
  }

  mutating func append(_ value: Int64) {
    if Self.fitting(value) == nil { aside.append(value, row: narrow.count) }
    narrow.append(Self.fitting(value) ?? Narrow.max)
  }

  mutating func reserveCapacity(_ count: Int) { narrow.reserveInLargePages(count) }

  /// Appends a number of every row, which is as ``fitting(_:)`` made it.
  @inline(__always)
  mutating func append<Row>(fitting rows: borrowing Span<Row>, _ number: (Row) -> Narrow) {
    narrow.append(rows, number)
  }

  /// A number as the column holds it; `nil` where it stands aside.
  @inline(__always)
  static func fitting(_ value: Int64) -> Narrow? {
    let fitting = Narrow(truncatingIfNeeded: value)
    return Int64(fitting) == value && fitting != Narrow.max ? fitting : nil
  }
}

/// A column of amounts.
@frozen
public struct AmountColumn: RandomAccessCollection, Sendable {
  @usableFromInline var numbers = NarrowColumn<Int32>()

  public init() {}

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { numbers.count }

  @inline(__always) @inlinable
  public subscript(row: Int) -> Amount { Amount(tenThousandths: numbers[row]) }
}

/// A column of how many lines are behind each row.
@frozen
public struct CountColumn: RandomAccessCollection, Sendable {
  @usableFromInline var numbers = NarrowColumn<UInt16>()

  public init() {}

  @inlinable public var startIndex: Int { 0 }

  @inlinable public var endIndex: Int { numbers.count }

  @inline(__always) @inlinable
  public subscript(row: Int) -> UInt32 { UInt32(truncatingIfNeeded: numbers[row]) }
}

extension AmountColumn: CustomStringConvertible {
  public var description: String { Array(self).description }
}

extension CountColumn: CustomStringConvertible {
  public var description: String { Array(self).description }
}
