/// An item as a source writes it.
struct ItemText: Hashable, Sendable {
  /// The trimmed name, never empty.
  var name: String
  var barcode: String?
  var isAdjustment = false
  /// Which of the book's alias tables holds for it.
  var aliases = 0
}
