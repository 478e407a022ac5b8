import PricebookModel

/// A receipt line as far as sums by item need it.
struct ItemLine: BitwiseCopyable {
  var paid: Int64 = 0
  var millionths: Int64 = 0
  var day: Int32 = 0
  var store: UInt32 = 0
  var unit = UnitID(0)
  var currency = CurrencyID(0)
  var uses: ReceiptLines.Uses = []
  var category = CategoryID(0)

  @inline(__always)
  var isSpending: Bool { uses.rawValue & ReceiptLines.Uses.spending.rawValue != 0 }

  /// Whether the line is a price observation that can be compared.
  @inline(__always) var isPriced: Bool {
    uses.rawValue & ReceiptLines.Uses.price.rawValue != 0 && paid > 0 && millionths > 0
  }
}
