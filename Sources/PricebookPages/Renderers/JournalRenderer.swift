public import PricebookModel

/// Writes receipts as a journal of hledger: one balanced transaction for each receipt.
///
/// Purchases are posted to `expenses:CATEGORY`. Adjustments, such as deposits and coupons, have
/// accounts of their own: `adjustments:NAME`, or `expenses:CATEGORY:NAME` with a category. What balances a receipt is posted to ``balancingAccount``, in each
/// of its currencies. Dated prices that were seen and not paid become price directives.
public struct JournalRenderer: Sendable {
  /// The account of what was paid with, which no receipt says.
  public static let balancingAccount = "assets:unknown"
  /// The part of an account that stands for lines without a category.
  public static let noCategory = "no category"

  private static let chunkSize = 1 << 16

  /// A renderer.
  public init() {}

  /// Hands the journal's bytes to a sink in order, the transactions by day.
  ///
  /// - Parameters:
  ///   - book: Its receipt ids are written where they were kept.
  ///   - sink: Takes the bytes, chunk by chunk.
  /// - Throws: What `sink` throws; nothing is handed on after that.
  /// - Complexity: O(rows + receipts × log receipts).
  public func write<Failure>(
    _ book: Book, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let receipts = JournalReceipts(of: book)
    var bytes = Array(Self.head(of: book).utf8)
    for price in Self.priceDirectives(of: book) {
      bytes += price.utf8
      if bytes.count >= Self.chunkSize {
        try sink(bytes.span)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    for receipt in receipts.byDay {
      bytes += receipts.transaction(of: receipt).utf8
      if bytes.count >= Self.chunkSize {
        try sink(bytes.span)
        bytes.removeAll(keepingCapacity: true)
      }
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
    let undated = book.vault.priceOptions.count { $0.day == nil }
    if undated > 0 {
      text += "; prices without a date, which a journal cannot have: \(undated)\n"
    }
    return text
  }

  private static func priceDirectives(of book: Book) -> [String] {
    let names = book.names
    let dated = book.vault.priceOptions.compactMap { option in
      option.day.map { (day: $0, option: option) }
    }.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.day, first.option.item.index, first.option.store.index, left.offset)
        < (second.day, second.option.item.index, second.option.store.index, right.offset)
    }
    return dated.enumerated().map { place, entry in
      let (day, option) = entry.element
      let item = names.items[option.item].name
      let symbol = option.unit == .each ? item : "\(item) (\(option.unit.symbol))"
      let currency = Escaping.journalCommodity(option.currency.label)
      return (place == 0 ? "\n" : "") + "P \(day) "
        + "\(Escaping.journalItem(symbol)) \(option.price)"
        + (currency.isEmpty ? "" : " " + currency)
        + "  ; \(Escaping.journalComment(names.stores[option.store]))\n"
    }
  }
}

/// The receipts of a book with what was paid on each, by account.
private struct JournalReceipts {
  private struct Posting {
    var account: String
    var currency: CurrencyID
    var amount: Int64
  }

  private let book: Book
  /// Rows that count as spending, those of a receipt together and in their order.
  private var rows: [UInt32] = []
  /// Where the rows of a receipt begin, and where those of the last end.
  private var starts: [Int]
  /// Receipts with such a row.
  private(set) var byDay: [Int] = []
  private let accountOfArticle: [String]

  init(of book: Book) {
    self.book = book
    let lines = book.lines
    let receipts = lines.receipts
    starts = [Int](repeating: 0, count: receipts.count + 1)
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      starts[Int(lines.receipt[row]) + 1] += 1
    }
    for receipt in 0..<receipts.count {
      if starts[receipt + 1] > 0 { byDay.append(receipt) }
      starts[receipt + 1] += starts[receipt]
    }
    rows = [UInt32](repeating: 0, count: starts[receipts.count])
    var next = starts
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      let receipt = Int(lines.receipt[row])
      rows[next[receipt]] = UInt32(truncatingIfNeeded: row)
      next[receipt] += 1
    }
    byDay.sort { (receipts.day[$0], $0) < (receipts.day[$1], $1) }
    let names = book.names
    let categories = names.categories.values.map(Self.path)
    accountOfArticle = (0..<lines.articles.count).map { article in
      let item = names.items[lines.articles.item[article]]
      let category = categories[lines.articles.category[article].index]
      guard item.isAdjustment else { return "expenses:" + (category ?? JournalRenderer.noCategory) }
      let name = Escaping.journalAccountPart(item.name)
      return category.map { "expenses:\($0):\(name)" } ?? "adjustments:\(name)"
    }
  }

  /// A category as part of an account; its own colons divide it further.
  ///
  /// - Returns: `nil` for lines without a category.
  private static func path(_ category: String) -> String? {
    let parts = category.split(separator: ":").map { Escaping.journalName(String($0)) }
      .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ":")
  }

  func transaction(of receipt: Int) -> String {
    let lines = book.lines
    let rows = rows[starts[receipt]..<starts[receipt + 1]].map { Int($0) }
    var postings: [Posting] = []
    for row in rows {
      let article = Int(lines.article[row])
      let account = accountOfArticle[article]
      let currency = lines.articles.currency[article]
      let amount = lines.paid[row].tenThousandths
      if let known = postings.firstIndex(where: { $0.currency == currency && $0.account == account }
      ) {
        postings[known].amount += amount
      } else {
        postings.append(Posting(account: account, currency: currency, amount: amount))
      }
    }
    var sums: [(currency: CurrencyID, amount: Int64)] = []
    for posting in postings {
      if let known = sums.firstIndex(where: { $0.currency == posting.currency }) {
        sums[known].amount += posting.amount
      } else {
        sums.append((posting.currency, posting.amount))
      }
    }
    var text = "\n" + heading(of: receipt, firstRow: rows[0])
    for posting in postings {
      text += line(posting.account, posting.amount, posting.currency)
    }
    for sum in sums {
      text += line(JournalRenderer.balancingAccount, -sum.amount, sum.currency)
    }
    return text
  }

  /// `2026-10-03 * (R12) Corner Shop  ; receipts.csv line 2`.
  ///
  /// The status and the code are there so that a store's name is never taken for one.
  private func heading(of receipt: Int, firstRow row: Int) -> String {
    let lines = book.lines
    let store = Escaping.journalName(book.names.stores[lines.receipts.store[receipt]])
    var code = ""
    if lines.written.receiptID.indices.contains(row) {
      code = Escaping.journalCode(lines.written.texts[Int(lines.written.receiptID[row])])
    }
    let path = book.sources[Int(lines.source[row])].path
    let place = lines.line[row] == 0 ? path : "\(path) line \(lines.line[row])"
    return "\(lines.receipts.day[receipt]) * "
      + (code.isEmpty && !store.hasPrefix("(") ? "" : "(\(code)) ")
      + "\(store)  ; \(Escaping.journalComment(place))\n"
  }

  private func line(_ account: String, _ amount: Int64, _ currency: CurrencyID) -> String {
    let code = book.names.currencies[currency]
    let digits = code.minorUnitDigits
    let isWhole = amount % Amount.step(digits: digits) == 0
    var number: [UInt8] = []
    number.append(
      isWhole ? amount / Amount.step(digits: digits) : amount, digits: isWhole ? digits : 4)
    let symbol = Escaping.journalCommodity(code.label)
    return "    \(account)  \(String(decoding: number, as: UTF8.self))"
      + (symbol.isEmpty ? "" : " " + symbol) + "\n"
  }
}
