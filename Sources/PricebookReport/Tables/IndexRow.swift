import PricebookAnalytics
import PricebookModel

/// One month of an index, with the places of its words, in the order of the table.
struct IndexRow: Comparable {
  /// The store, or the place of the category in the order of names.
  var group: UInt32
  /// The store, or the place of the index among all.
  var name: UInt32
  var currencyRank: UInt32
  var currency: CurrencyID
  /// Among the rows before they are sorted, so that equal ones stay as they are.
  var position: Int
  var point: IndexPoint

  static func < (left: IndexRow, right: IndexRow) -> Bool {
    if left.group != right.group { return left.group < right.group }
    if left.currencyRank != right.currencyRank { return left.currencyRank < right.currencyRank }
    if left.point.month != right.point.month { return left.point.month < right.point.month }
    return left.position < right.position
  }
}
