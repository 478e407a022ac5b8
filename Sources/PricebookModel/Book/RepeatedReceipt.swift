/// A receipt that is there twice with the same amounts: in two files, or in one.
package struct RepeatedReceipt: Hashable, Sendable {
  /// The day and the store of the second one.
  package var day: CalendarDate
  package var store: StoreID
  /// The currency of both.
  package var currency: CurrencyCode
  /// Where the second one begins, and what it comes to.
  package var line: NearCopy.Line
  /// The same of the first one.
  package var other: NearCopy.Line

  package init(
    day: CalendarDate, store: StoreID, currency: CurrencyCode, line: NearCopy.Line,
    other: NearCopy.Line
  ) {
    self.day = day
    self.store = store
    self.currency = currency
    self.line = line
    self.other = other
  }
}
