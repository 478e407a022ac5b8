package import PricebookModel

/// What was paid on one receipt.
package struct ReceiptSum: Hashable, Sendable {
  package var day: CalendarDate
  package var store: StoreID
  /// Of all its lines; receipts in several currencies have one for each.
  package var currency: CurrencyID
  package var paid: Amount

  /// How many days before the last one receipts are kept of.
  private static let days = 366 * 5

  /// The receipts of the last five years with spending, in the order of days.
  ///
  /// - Complexity: O(lines).
  static func all(in lines: ReceiptLines) -> [ReceiptSum] {
    guard let last = lines.receipts.day.max() else { return [] }
    let first = last.adding(days: -days)
    var sums = [Amount](repeating: .zero, count: lines.receipts.count)
    var currencies = [CurrencyID?](repeating: nil, count: lines.receipts.count)
    var others: [Other: Amount] = [:]
    for row in lines.receipt.indices where lines.uses[row].contains(.spending) {
      let receipt = Int(lines.receipt[row])
      guard lines.receipts.day[receipt] >= first else { continue }
      let currency = lines.articles.currency[Int(lines.article[row])]
      if currencies[receipt] == nil { currencies[receipt] = currency }
      if currencies[receipt] == currency {
        sums[receipt] += lines.paid[row]
      } else {
        others[Other(receipt: receipt, currency: currency), default: .zero] += lines.paid[row]
      }
    }
    func sum(_ receipt: Int, _ currency: CurrencyID, _ paid: Amount) -> ReceiptSum {
      ReceiptSum(
        day: lines.receipts.day[receipt], store: lines.receipts.store[receipt],
        currency: currency, paid: paid)
    }
    let own = sums.indices.compactMap { receipt in
      currencies[receipt].map { sum(receipt, $0, sums[receipt]) }
    }
    return (own + others.map { sum($0.key.receipt, $0.key.currency, $0.value) }).sorted {
      ($0.day, $0.store, $0.currency, $0.paid) < ($1.day, $1.store, $1.currency, $1.paid)
    }
  }

  private struct Other: Hashable {
    var receipt: Int
    var currency: CurrencyID
  }
}
