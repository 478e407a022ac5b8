import PricebookModel

/// A total of a receipt, to be compared with what its lines came to.
struct ReceiptTotal {
  /// `nil` where the receipt has none.
  var amount: ExactDecimal?
  var sum: ExactDecimal
  var lineCount: Int
  /// The money that is not among the lines, and that nothing shows to belong there.
  var unused: String
  var line: Int
}
