/// The number of a store in ``BookNames/stores``; ids ascend with the names.
@frozen public struct StoreID: BookID {
  public var rawValue: UInt32
  @inlinable @inline(__always) public init(rawValue: UInt32) { self.rawValue = rawValue }
}
