package import PricebookModel
import PricebookReport

/// Writes receipts as a journal of hledger or beancount: one balanced transaction for each receipt.
///
/// Purchases are posted to `expenses:CATEGORY`. Adjustments, such as deposits and coupons, have
/// accounts of their own: `adjustments:NAME`, or `expenses:CATEGORY:NAME` with a category. What
/// balances a receipt is posted to `assets:unknown`, in each of its currencies. Dated prices that
/// were seen and not paid become price directives.
package struct JournalRenderer: Sendable {
  private let style: JournalStyle
  private static let chunkSize = 1 << 16

  package init(_ style: JournalStyle = .hledger) { self.style = style }

  /// Hands the journal's bytes to a sink in order, the transactions by day.
  ///
  /// - Parameters:
  ///   - book: Its receipt ids are written where they were kept.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: O(rows + receipts × log receipts + prices × log prices).
  package func write<Failure>(
    _ book: Book, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let style = style
    let receipts = JournalReceipts(of: book) { style.account(of: $0, category: $1) }
    let prices = style == .hledger ? JournalPrices(of: book) : nil
    var bytes = Array(
      (style.head(
        of: book, accounts: receipts.accounts,
        first: receipts.byDay.first.map { book.lines.receipts.day[$0] })
        + (prices?.undatedNote ?? "")).utf8)
    func handOnIfFull() throws(Failure) {
      guard bytes.count >= Self.chunkSize else { return }
      try sink(bytes.span)
      bytes.removeAll(keepingCapacity: true)
    }
    if let prices, !prices.byDay.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      for price in prices.byDay {
        bytes += prices.directive(of: price).utf8
        try handOnIfFull()
      }
    }
    for receipt in receipts.byDay {
      bytes += receipts.transaction(of: receipt, style).utf8
      try handOnIfFull()
    }
    if !bytes.isEmpty { try sink(bytes.span) }
  }
}

extension [JournalReceipts.Posting] {
  /// Adds an amount to the posting of its account and currency, or a new posting.
  mutating func post(_ amount: Int64, to account: String, _ currency: CurrencyID) {
    if let known = firstIndex(where: { $0.currency == currency && $0.account == account }) {
      self[known].amount += amount
    } else {
      append(.init(account: account, currency: currency, amount: amount))
    }
  }
}
