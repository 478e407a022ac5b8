public import PricebookModel

/// Writes receipts as a journal of hledger: one balanced transaction for each receipt.
///
/// Purchases are posted to `expenses:CATEGORY`. Adjustments, such as deposits and coupons, have
/// accounts of their own: `adjustments:NAME`, or `expenses:CATEGORY:NAME` with a category. What
/// balances a receipt is posted to `assets:unknown`, in each of its currencies. Dated prices that
/// were seen and not paid become price directives.
public struct JournalRenderer: Sendable {
  /// The account of what was paid with, which no receipt says.
  static let balancingAccount = "assets:unknown"
  /// The account name of lines without a category.
  static let noCategory = "no category"

  private static let chunkSize = 1 << 16

  /// A renderer.
  public init() {}

  /// Hands the journal's bytes to a sink in order, the transactions by day.
  ///
  /// - Parameters:
  ///   - book: Its receipt ids are written where they were kept.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: O(rows + receipts × log receipts + prices × log prices).
  public func write<Failure>(
    _ book: Book, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let prices = JournalPrices(of: book)
    var bytes = Array((Self.head(of: book) + prices.undatedNote).utf8)
    func handOnIfFull() throws(Failure) {
      guard bytes.count >= Self.chunkSize else { return }
      try sink(bytes.span)
      bytes.removeAll(keepingCapacity: true)
    }
    if !prices.byDay.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    for price in prices.byDay {
      bytes += prices.directive(of: price).utf8
      try handOnIfFull()
    }
    let receipts = JournalReceipts(of: book)
    for receipt in receipts.byDay {
      bytes += receipts.transaction(of: receipt).utf8
      try handOnIfFull()
    }
    if !bytes.isEmpty { try sink(bytes.span) }
  }

  /// What every reader of the journal needs to read its numbers.
  private static func head(of book: Book) -> String {
    var text = "decimal-mark .\n"
    for currency in book.names.currencies.values where !currency.label.isEmpty {
      let zeros = String(repeating: "0", count: currency.minorUnitDigits)
      text +=
        "commodity 1000\(zeros.isEmpty ? "" : ".")\(zeros) "
        + "\(Escaping.journalCommodity(currency.label))\n"
    }
    return text
  }
}
