/// A column that keeps for each row the number of its value in a shorter table.
///
/// Public and inlinable, because loops over millions of rows in other targets read it.
@frozen public struct LookupColumn<Element: Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline let numbers: [UInt32]
  @usableFromInline let values: [Element]

  /// - Parameters:
  ///   - numbers: One for each row.
  ///   - values: The values by their numbers.
  @inlinable public init(_ numbers: [UInt32], in values: [Element]) {
    self.numbers = numbers
    self.values = values
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of rows.
  @inlinable public var endIndex: Int { numbers.count }
  /// The value of a row.
  @inlinable public subscript(row: Int) -> Element { values[Int(numbers[row])] }
}

extension LookupColumn: Equatable where Element: Equatable {
  /// Whether two columns have the same values in the same rows.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
