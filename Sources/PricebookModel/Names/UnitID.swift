/// The number of a unit of measure in ``BookNames/units``.
@frozen public struct UnitID: BookID {
  public var rawValue: UInt16
  @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }
}
