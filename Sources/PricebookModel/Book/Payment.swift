/// A payment of an account or a card, as a bank writes it, and the receipt that it is for.
package struct Payment: Hashable, Sendable {
  /// What a payment is, as far as the receipts of the book show it.
  package enum Kind: String, CaseIterable, Sendable {
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
  package var day: CalendarDate
  /// Whom the money went to or came from, as the bank writes it.
  package var payee: String
  /// Above zero, whether the money went out or came in.
  package var amount: Amount
  /// The currency as the export names it, else that of its receipt or of the book.
  package var currency: CurrencyCode
  package var kind: Kind
  /// The store of the book that the payee is; `nil` for others.
  package var store: StoreID?
  /// The shop of a well-known name that the book has no receipt of, as the bank writes it.
  package var otherShop: String?
  /// The days of its receipts, ascending; empty without one.
  package var receiptDays: [CalendarDate] = []
  /// Index into ``Book/sources``.
  package var source: Int
  /// The line in the source, from 1.
  package var line: Int

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
