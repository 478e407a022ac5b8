import PricebookModel

/// The receipts of a book with what was paid on each, by account.
struct JournalReceipts {
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
