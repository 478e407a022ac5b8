package import PricebookModel

/// Something that is to be checked before anybody acts on a period's figures.
///
/// A new check is a case here, its finder in ``Checks`` and a sentence in every language.
package enum Check: Hashable, Sendable {
  /// The receipts end before the period does; at their usual pace so many are missing.
  case receiptsEnd(last: CalendarDate, missing: Int)
  /// A regularly visited store without a receipt since a day: for how many days, and how many usually
  /// lie between two visits.
  case storeStopped(StoreID, last: CalendarDate, silentDays: Int, usualDays: Int)
  /// Payments to stores of the book without a receipt.
  case paymentsWithoutReceipt(Int, Amount, CurrencyID, stores: [StoreID])
  /// Payments to well-known shops from which the book has no receipt.
  case shopsWithoutReceipt(Int, Amount, CurrencyID, shops: [String])
  /// The largest receipt that is there twice with the same amounts; how many others there are, and
  /// what all of them come to.
  case mayCountTwice(RepeatedReceipt, file: String, otherFile: String, others: Int, sum: Amount)
  /// The line with most money that is probably mistyped, and how many others there are.
  case unusualLine(UnusualLine, file: String, others: Int)
  /// A purchase that cost more than its store advertised, by the largest difference; how many others
  /// there are, and what all of them cost too much.
  case chargedAbove(ChargedAbove, others: Int, sum: Amount)
  /// Money that names no currency beside money that does; the file with most of it.
  case withoutCurrency(Amount, CurrencyID, file: String, otherFiles: Int)
  /// A file that looks like prices that were seen, and what it counts as spending.
  case looksLikePrices(file: String, Amount, CurrencyID)
  /// Receipts that two files have with different amounts: the first, and how many others.
  case receiptsDiffer(NearCopy, file: String, otherFile: String, others: Int)
  /// Money without a category, with its share of all in percent.
  case withoutCategory(percent: Double, Amount, CurrencyID)
  /// Names that may be items that aliases name.
  case namesAlone(Int, first: ItemID)
  /// Names with letters that no word has; the file of the first.
  case damagedNames(Int, first: ItemID, file: String)
}

extension Check {
  /// As in `answers.csv`.
  func name(in names: BookNames) -> String {
    switch self {
    case .receiptsEnd: "receipts-end"
    case .storeStopped(let store, _, _, _): "store-stopped: \(names.stores[store])"
    case .paymentsWithoutReceipt: "payments-without-receipt"
    case .shopsWithoutReceipt: "shops-without-receipt"
    case .mayCountTwice(let copy, let file, _, _, _):
      "may-count-twice: \(file):\(copy.line.number)"
    case .unusualLine(let line, let file, _): "unusual-line: \(file):\(line.number)"
    case .chargedAbove: "charged-above"
    case .withoutCurrency(_, _, let file, _): "without-currency: \(file)"
    case .looksLikePrices(let file, _, _): "looks-like-prices: \(file)"
    case .receiptsDiffer(let copy, let file, _, _): "receipts-differ: \(file):\(copy.line.number)"
    case .withoutCategory: "without-category"
    case .namesAlone: "names-alone"
    case .damagedNames(_, _, let file): "damaged-names: \(file)"
    }
  }

  /// The last receipt where that is what is to be checked.
  var day: CalendarDate? {
    switch self {
    case .receiptsEnd(let last, _), .storeStopped(_, let last, _, _): last
    default: nil
    }
  }

  /// `nil` where no money is spoken of.
  func currency(in names: BookNames) -> CurrencyID? {
    switch self {
    case .paymentsWithoutReceipt(_, _, let currency, _),
      .shopsWithoutReceipt(_, _, let currency, _), .withoutCurrency(_, let currency, _, _),
      .looksLikePrices(_, _, let currency), .withoutCategory(_, _, let currency):
      currency
    case .chargedAbove(let line, _, _): line.currency
    case .mayCountTwice(let copy, _, _, _, _): names.currencies.firstIndex(of: copy.currency)
    case .unusualLine(let line, _, _): line.currency
    case .receiptsDiffer(let copy, _, _, _): names.currencies.firstIndex(of: copy.currency)
    case .receiptsEnd, .storeStopped, .namesAlone, .damagedNames: nil
    }
  }
}
