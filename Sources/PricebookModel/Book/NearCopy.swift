/// A receipt that two files have with another amount in a line: one of them was probably corrected.
package struct NearCopy: Hashable, Sendable {
  /// A line as one of the files has it.
  package struct Line: Hashable, Sendable {
    /// Index into ``Book/sources``.
    package var source: Int
    /// From 1.
    package var number: Int
    package var paid: Amount

    package init(source: Int, number: Int, paid: Amount) {
      self.source = source
      self.number = number
      self.paid = paid
    }
  }

  /// The day of the receipt.
  package var day: CalendarDate
  /// The item of the first line that differs.
  package var item: String
  /// The currency of both amounts.
  package var currency: CurrencyCode
  package var line: Line
  /// The line of the other file.
  package var other: Line

  package init(
    day: CalendarDate, item: String, currency: CurrencyCode, line: Line, other: Line
  ) {
    self.day = day
    self.item = item
    self.currency = currency
    self.line = line
    self.other = other
  }
}
