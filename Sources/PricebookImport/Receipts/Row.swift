import PricebookModel

/// What the fields of the current record mean, its numbers aside.
struct Row: BitwiseCopyable {
  // These outlive the record, so that a repeated field need not be read again.
  var day: CalendarDate?
  /// Seconds since midnight; −1 where there is no time.
  var second: Int32 = -1
  var receiptID: UInt32 = 0
  var store: UInt32 = 0
  var hasStore = false
  var location: UInt32 = 0
  var person: UInt32 = 0
  var unit: UInt32 = 0
  var currency: UInt32 = 0
  var currencyDigits = 2
  var category: UInt32 = 0
  /// Whether the receipt, store, day, time or person may differ from those of the last run.
  var isRunStale = true

  // These belong to one record.
  var item = ItemPlace()
  var hasItem = false
}

/// The first thing wrong with a record.
struct RecordProblem {
  var reason: RejectionReason
  /// The offsets in the part that the message quotes.
  var start: Int
  var end: Int
  /// What the message shows where that is not a piece of the record.
  var value: String?
  /// The field that the message quotes, where the offsets are not those of its text: it may have
  /// quotes around it.
  var field: String?
}
