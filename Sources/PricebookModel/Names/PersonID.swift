/// The number of a person in ``BookNames/persons``; ids ascend with the names.
@frozen public struct PersonID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The id of lines that name nobody.
  public static let nobody = PersonID(rawValue: 0)
}
