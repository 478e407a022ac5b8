/// In what two receipts of one store and day can differ whose amounts are the same.
enum ReceiptDifference: String, CaseIterable {
  case store = "the name of the store"
  case time = "the time"
  case receiptID = "the receipt number"
  case currency = "the currency"
  case quantity = "the quantities"
  case unit = "the units"
  case texts

  /// The differences of receipts with the same items: `the time and the currency differ`.
  static func words(_ differences: Set<Self>) -> String {
    let found = allCases.filter { differences.contains($0) && $0 != .texts }.map(\.rawValue)
    let isPlural = found.count > 1 || !differences.isDisjoint(with: [.quantity, .unit])
    let list = [found.dropLast().joined(separator: ", "), found.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return "\(list) \(isPlural ? "differ" : "differs")"
  }
}
