package import PricebookModel

/// Receipts by month and day, each a circle whose area is what was paid.
package struct ReceiptCalendar: Sendable {
  package var currency: CurrencyCode
  /// The stores that have a colour, for the legend.
  package var stores: [MarkedStore]
  /// Oldest first.
  package var months: [ReceiptCalendar.Row]
  /// The weekday whose days are shaded, 1 for Monday to 7.
  package var weekday: Int?
  /// The head of the totals where they are written out.
  package var totalName: RichText

  package struct Row: Sendable {
    package var month: Month
    package var firstDay: CalendarDate
    package var dayCount: Int
    package var total: Amount
    package var receipts: [ReceiptCalendar.Receipt]
  }

  package struct Receipt: Sendable {
    package var day: CalendarDate
    package var paid: Amount
    /// A place among ``ReceiptCalendar/stores``.
    package var store: Int
  }
}

extension CalendarDate {
  /// 1 for Monday to 7 for Sunday.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    ((Int(daysSinceEpoch) + 3) % 7 + 7) % 7 + 1
  }
}
