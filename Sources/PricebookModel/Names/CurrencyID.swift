/// The number of a currency in ``BookNames/currencies``.
@frozen public struct CurrencyID: BookID {
  public var rawValue: UInt16
  @inlinable @inline(__always) public init(rawValue: UInt16) { self.rawValue = rawValue }
}
