/// The number of a category in ``BookNames/categories``; ids ascend with the names.
@frozen public struct CategoryID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}
