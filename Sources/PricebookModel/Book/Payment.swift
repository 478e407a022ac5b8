/// A payment of an account or a card, as a bank writes it, and the receipt that it is for.
public struct Payment: Hashable, Sendable {
  /// What a payment is, as far as the receipts of the book show it.
  public enum Kind: String, CaseIterable, Sendable {
    /// For a receipt of the book, or for two of one day.
    case receipt
    /// To a store of the book, without a receipt.
    case withoutReceipt = "without-receipt"
    /// To somebody who is no store of the book: rent, a transfer, another shop.
    case other
    /// Money back from a store of the book.
    case refund
    /// Other money that came in.
    case income
  }

  /// The day on which it was made, or else booked.
  public var day: CalendarDate
  /// Whom the money went to or came from, as the bank writes it.
  public var payee: String
  /// Above zero, whether the money went out or came in.
  public var amount: Amount
  /// The currency as the export names it, else that of its receipt or of the book.
  public var currency: CurrencyCode
  /// What it is.
  public var kind: Kind
  /// The store of the book that the payee is; `nil` for others.
  public var store: StoreID?
  /// The days of its receipts, ascending; empty without one.
  public var receiptDays: [CalendarDate] = []
  /// Index into ``Book/sources``.
  public var source: Int
  /// The line in the source, from 1.
  public var line: Int

  package init(
    day: CalendarDate, payee: String, amount: Amount, currency: CurrencyCode, kind: Kind,
    store: StoreID? = nil, receiptDays: [CalendarDate] = [], source: Int, line: Int
  ) {
    self.day = day
    self.payee = payee
    self.amount = amount
    self.currency = currency
    self.kind = kind
    self.store = store
    self.receiptDays = receiptDays
    self.source = source
    self.line = line
  }
}
