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
