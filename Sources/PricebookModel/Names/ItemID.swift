/// The number of an item in ``BookNames/items``; ids ascend with the names.
@frozen public struct ItemID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}
