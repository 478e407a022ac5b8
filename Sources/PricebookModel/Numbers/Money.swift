/// An exact amount in a currency.
public struct Money: Hashable, Sendable {
  public var amount: Amount
  public var currency: CurrencyCode

  public init(_ amount: Amount, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }
}
