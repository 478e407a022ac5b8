import PricebookModel

/// The lines of a receipt so far.
struct JSONReceipt {
  var frame = -1
  /// Of the columns.
  var firstRow = 0
  var count = 0
  var skippedCount = 0
  /// What the rows that are left out would come to; `nil` once one cannot be read.
  var skipped: ExactDecimal? = .zero
  /// Whether no row was refused.
  var isReadable = true

  init(frame: Int = -1, firstRow: Int = 0) {
    self.frame = frame
    self.firstRow = firstRow
  }
}
