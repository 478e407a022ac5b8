import PricebookModel

/// What the fields of the current record mean, its numbers excepted (``RowAmounts``).
///
/// A row has three forms on its way. This one is the parser's: it changes field by field, has what
/// only a check needs, and keeps what the next record may repeat. An accepted row is appended to its
/// part as a ``ParsedRows/Row``, still with the ids of one parser. The collector takes it apart into the
/// columns of ``PricebookModel/ReceiptLines``, where ``PricebookModel/ReceiptLine`` is one row for
/// those who do not need the columns.
struct CurrentRow: BitwiseCopyable {
  // These outlive the record, so that a repeated field need not be read again.
  var day: CalendarDate?
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32 = -1
  /// Whether the day is that of a time in UTC because no time zone is set.
  var isUTC = false
  var receiptID: UInt32 = 0
  var store: UInt32 = 0
  var hasStore = false
  var location: UInt32 = 0
  var person: UInt32 = 0
  var beneficiaries: UInt32 = 0
  var unit: UInt32 = 0
  /// Whether the unit is that of a column, or there is none at all.
  var hasOwnUnit = false
  var hasUnit = false
  var currency: UInt32 = 0
  var currencyDigits = 2
  var hasCurrency = false
  var category: UInt32 = 0
  /// Whether the receipt, store, day, time or persons may differ from those of the last run.
  var isRunStale = true

  // These belong to one record.
  var item = ItemPlace()
  var hasItem = false
}
