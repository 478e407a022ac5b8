public import PricebookModel

/// Tests number the names of small books by hand.
extension BookID where Self: ExpressibleByIntegerLiteral, IntegerLiteralType == RawValue {
  public init(integerLiteral value: RawValue) { self.init(rawValue: value) }
}

extension ItemID: ExpressibleByIntegerLiteral {}
extension StoreID: ExpressibleByIntegerLiteral {}
extension CategoryID: ExpressibleByIntegerLiteral {}
extension UnitID: ExpressibleByIntegerLiteral {}
extension CurrencyID: ExpressibleByIntegerLiteral {}

extension BookID {
  /// An id drawn from a range.
  public static func random(
    in range: Range<Self>, using generator: inout some RandomNumberGenerator
  ) -> Self {
    Self(
      rawValue: RawValue.random(
        in: range.lowerBound.rawValue..<range.upperBound.rawValue, using: &generator))
  }
}
