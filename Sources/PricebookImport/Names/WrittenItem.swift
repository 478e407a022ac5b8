struct WrittenItem {
  var name: String
  var folded: Int
  /// `nil` if there is none, or if an alias decided what the item is.
  var barcode: GlobalTradeItemNumber?
  var isAlias, isAdjustment: Bool
  /// Whether a price list has the barcode in place of a name.
  var isNumber = false
}
