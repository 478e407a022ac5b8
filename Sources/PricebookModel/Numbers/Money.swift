/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
  /// How much it is.
  public var amount: Amount
  /// What the amount is in.
  public var currency: CurrencyCode

  /// An amount in a currency.
  public init(_ amount: Amount, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }
}

extension Money: CustomStringConvertible {
  /// `12.50 EUR`: with the decimals of the currency, or with four if the amount needs them.
  public var description: String {
    let step = Amount.step(digits: currency.minorUnitDigits)
    let isWhole = amount.tenThousandths % step == 0
    let number = ExactDecimal(
      significand: Int128(isWhole ? amount.tenThousandths / step : amount.tenThousandths),
      scale: isWhole ? UInt8(currency.minorUnitDigits) : 4)
    return currency.label.isEmpty ? number.description : "\(number) \(currency.label)"
  }
}
