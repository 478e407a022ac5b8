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

/// The prices of a book that were seen and not paid, as directives of a journal.
struct JournalPrices {
  /// A price that was seen on a day.
  struct Price {
    fileprivate var day: CalendarDate
    fileprivate var item: ItemID
    fileprivate var store: StoreID
    /// What it is for, where it is not for one piece.
    fileprivate var package: String?
    fileprivate var price: ExactDecimal
    fileprivate var currency: CurrencyCode
  }

  private let names: BookNames
  private var undatedCount = 0
  /// The prices of apps and of price lists that have a day.
  private(set) var byDay: [Price] = []

  init(of book: Book) {
    names = book.names
    for option in book.vault.priceOptions {
      guard let day = option.day else {
        undatedCount += 1
        continue
      }
      byDay.append(
        Price(
          day: day, item: option.item, store: option.store,
          package: option.unit == .each ? nil : option.unit.symbol, price: option.price,
          currency: option.currency))
    }
    addLists(book.prices)
    byDay = byDay.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.day, first.item, first.store, left.offset)
        < (second.day, second.item, second.store, right.offset)
    }.map(\.element)
  }

  private mutating func addLists(_ prices: ObservedPrices) {
    let (days, stores) = (prices.day, prices.store)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      guard days[row] != ObservedPrices.undated else {
        undatedCount += 1
        continue
      }
      let article = Int(prices.article[row])
      let unit = names.units[prices.articles.unit[article]]
      let currency = names.currencies[prices.articles.currency[article]]
      let quantity = prices.quantity[row]
      let count =
        quantity == .one
        ? "" : Self.shortened(quantity.millionths, scale: 6, keeping: 0).description + " "
      byDay.append(
        Price(
          day: days[row], item: prices.articles.item[article], store: stores[row],
          package: unit == .each && quantity == .one ? nil : count + unit.symbol,
          price: Self.shortened(
            prices.price[row].tenThousandths, scale: 4, keeping: currency.minorUnitDigits),
          currency: currency))
    }
  }

  /// Says how many prices a journal cannot have; empty where it has all.
  var undatedNote: String {
    undatedCount == 0
      ? "" : "; prices without a date, which a journal cannot have: \(undatedCount)\n"
  }

  /// `P 2026-10-02 "Milk (l)" 1.29 EUR  ; Corner Shop`.
  func directive(of price: Price) -> String {
    let item = names.items[price.item].name
    let symbol = price.package.map { "\(item) (\($0))" } ?? item
    let currency = Escaping.journalCommodity(price.currency.label)
    return "P \(price.day) \(Escaping.journalItem(symbol)) \(price.price)"
      + (currency.isEmpty ? "" : " " + currency)
      + "  ; \(Escaping.journalComment(names.stores[price.store]))\n"
  }

  /// A number without zeros at its end, except so many decimals.
  private static func shortened(_ count: Int64, scale: Int, keeping: Int) -> ExactDecimal {
    var (rest, scale) = (count, scale)
    while scale > keeping, rest % 10 == 0 {
      rest /= 10
      scale -= 1
    }
    return ExactDecimal(significand: Int128(rest), scale: UInt8(scale))
  }
}

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
