public import PricebookDocument
public import PricebookModel

/// Writes receipts as a journal of hledger or beancount: one balanced transaction for each receipt.
///
/// Purchases are posted to `expenses:CATEGORY`. Adjustments, such as deposits and coupons, have
/// accounts of their own: `adjustments:NAME`, or `expenses:CATEGORY:NAME` with a category. What
/// balances a receipt is posted to `assets:unknown`, in each of its currencies. Dated prices that
/// were seen and not paid become price directives.
public struct JournalRenderer: Sendable {
  private let style: JournalStyle
  private static let chunkSize = 1 << 16

  /// A renderer.
  public init(_ style: JournalStyle = .hledger) { self.style = style }

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

/// The prices of a book that were seen and not paid, as directives of a journal.
struct JournalPrices {
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
    byDay.sort { ($0.day, $0.item, $0.store) < ($1.day, $1.item, $1.store) }
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
      let count = quantity == .one ? "" : "\(quantity) "
      byDay.append(
        Price(
          day: days[row], item: prices.articles.item[article], store: stores[row],
          package: unit == .each && quantity == .one ? nil : count + unit.symbol,
          price: ExactDecimal(
            shortest: prices.price[row].tenThousandths, scale: 4, atLeast: currency.minorUnitDigits),
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
}

/// The receipts of a book with what was paid on each, by account.
struct JournalReceipts {
  struct Posting {
    var account: String
    var currency: CurrencyID
    var amount: Int64
  }

  private let book: Book
  /// The rows of every receipt that count as spending, in their order.
  private let rows: [[UInt32]]
  /// Receipts with such a row.
  let byDay: [Int]
  private let accountOfArticle: [String]
  var accounts: Set<String> {
    Set(rows.joined().lazy.map { accountOfArticle[Int(book.lines.article[Int($0)])] })
  }

  /// - Parameter account: Gives the account of an item's lines of a category.
  init(of book: Book, account: (Item, _ category: String) -> String) {
    self.book = book
    let lines = book.lines
    let receipts = lines.receipts
    var rows = [[UInt32]](repeating: [], count: receipts.count)
    for row in 0..<lines.count where lines.uses[row].contains(.spending) {
      rows[Int(lines.receipt[row])].append(UInt32(truncatingIfNeeded: row))
    }
    byDay = rows.indices.filter { !rows[$0].isEmpty }
      .sorted { (receipts.day[$0], $0) < (receipts.day[$1], $1) }
    self.rows = rows
    let names = book.names
    let articles = lines.articles
    accountOfArticle = (0..<articles.count).map { article in
      account(names.items[articles.item[article]], names.categories[articles.category[article]])
    }
  }

  /// What was paid on a receipt by account and currency, in the order of its lines.
  func postings(of receipt: Int) -> [Posting] {
    let lines = book.lines
    var postings: [Posting] = []
    for row in rows[receipt].lazy.map({ Int($0) }) {
      let article = Int(lines.article[row])
      postings.post(
        lines.paid[row].tenThousandths, to: accountOfArticle[article],
        lines.articles.currency[article])
    }
    return postings
  }

  func transaction(of receipt: Int, _ style: JournalStyle) -> String {
    let postings = postings(of: receipt)
    var balances: [Posting] = []
    for posting in postings {
      balances.post(-posting.amount, to: style.balancingAccount, posting.currency)
    }
    let lines = book.lines
    let row = Int(rows[receipt][0])
    let hasID = lines.written.receiptID.indices.contains(row)
    let path = book.sources[Int(lines.source[row])].path
    var text =
      "\n"
      + style.heading(
        day: lines.receipts.day[receipt], store: book.names.stores[lines.receipts.store[receipt]],
        id: hasID ? lines.written.texts[Int(lines.written.receiptID[row])] : "",
        place: lines.line[row] == 0 ? path : "\(path) line \(lines.line[row])")
    for posting in postings + balances { text += line(posting, style) }
    return text
  }

  private func line(_ posting: Posting, _ style: JournalStyle) -> String {
    let code = book.names.currencies[posting.currency]
    let (amount, digits) = (posting.amount, code.minorUnitDigits)
    let isWhole = amount % Amount.step(digits: digits) == 0
    let number = WrittenDigits.machineText(
      isWhole ? amount / Amount.step(digits: digits) : amount, decimals: isWhole ? digits : 4)
    let symbol = style.commodity(code)
    return "    \(posting.account)  \(number)" + (symbol.isEmpty ? "" : " " + symbol) + "\n"
  }
}

extension [JournalReceipts.Posting] {
  /// Adds an amount to the posting of its account and currency, or a new posting.
  fileprivate mutating func post(_ amount: Int64, to account: String, _ currency: CurrencyID) {
    if let known = firstIndex(where: { $0.currency == currency && $0.account == account }) {
      self[known].amount += amount
    } else {
      append(.init(account: account, currency: currency, amount: amount))
    }
  }
}

/// What a journal is written for: hledger and beancount differ in names, and in what must be declared.
public enum JournalStyle: Hashable, Sendable {
  case hledger
  /// Accounts are opened before they are used, and have capitals; prices of items are left out, as
  /// beancount has no commodities of such names.
  case beancount

  /// The account of what was paid with, which no receipt says.
  var balancingAccount: String {
    switch self {
    case .hledger: "assets:unknown"
    case .beancount: "Assets:Unknown"
    }
  }

  /// The account of lines of a category, whose own colons divide it further, or of an adjustment.
  func account(of item: Item, category: String) -> String {
    let parts = category.split(separator: ":").map { part($0) }.filter { !$0.isEmpty }
    let own = item.isAdjustment ? [part(item.name[...])] : []
    switch self {
    case .hledger:
      guard parts.isEmpty else { return (["expenses"] + parts + own).joined(separator: ":") }
      return item.isAdjustment ? "adjustments:" + own[0] : "expenses:no category"
    case .beancount:
      let shown = parts.isEmpty ? [item.isAdjustment ? "Adjustments" : "No-category"] : parts
      return (["Expenses"] + shown + own).joined(separator: ":")
    }
  }

  private func part(_ text: Substring) -> String {
    switch self {
    case .hledger: Escaping.journalAccountPart(String(text))
    case .beancount: Escaping.beancountPart(String(text))
    }
  }

  func commodity(_ currency: CurrencyCode) -> String {
    switch self {
    case .hledger: Escaping.journalCommodity(currency.label)
    case .beancount: Escaping.beancountCurrency(currency.label)
    }
  }

  /// `2026-10-03 * (R12) Corner Shop  ; receipts.csv line 2`; of beancount with the place as the
  /// narration, and the receipt's id in a line of its own.
  ///
  /// The status and the code are there so that a store's name is never taken for one.
  func heading(day: CalendarDate, store: String, id: String, place: String) -> String {
    switch self {
    case .hledger:
      let (store, code) = (Escaping.journalName(store), Escaping.journalCode(id))
      return "\(day) * " + (code.isEmpty && !store.hasPrefix("(") ? "" : "(\(code)) ")
        + "\(store)  ; \(Escaping.journalComment(place))\n"
    case .beancount:
      return "\(day) * \(Escaping.beancountText(store)) \(Escaping.beancountText(place))\n"
        + (id.isEmpty ? "" : "  receipt: \(Escaping.beancountText(id))\n")
    }
  }

  /// What the journal's readers need for numbers and accounts: hledger a point even without decimals.
  func head(of book: Book, accounts: Set<String>, first: CalendarDate?) -> String {
    switch self {
    case .hledger:
      var text = "decimal-mark .\n"
      for currency in book.names.currencies.values where !currency.label.isEmpty {
        let zeros = String(repeating: "0", count: currency.minorUnitDigits)
        text += "commodity 1000.\(zeros) \(commodity(currency))\n"
      }
      return text
    case .beancount:
      guard let first else { return "" }
      return accounts.union([balancingAccount]).sorted().map { "\(first) open \($0)\n" }.joined()
    }
  }
}

/// What was paid on every receipt by category, one row for each: what budget programs import.
public struct ReceiptsByCategory: Sendable {
  private let rows: [Row]

  private struct Row: Sendable {
    var day: CalendarDate
    var payee: String
    var category: String
    /// Below zero for what was spent, as budget programs have it.
    var amount: Amount
    var currency: CurrencyCode
  }

  /// The receipts of a book by day.
  ///
  /// Adjustments without a category, such as deposits, have their name as the category.
  public init(of book: Book) {
    let receipts = JournalReceipts(of: book) { item, category in
      category.isEmpty && item.isAdjustment ? item.name : category
    }
    rows = receipts.byDay.flatMap { receipt in
      receipts.postings(of: receipt).map { posting in
        Row(
          day: book.lines.receipts.day[receipt],
          payee: book.names.stores[book.lines.receipts.store[receipt]], category: posting.account,
          amount: .zero - Amount(tenThousandths: posting.amount),
          currency: book.names.currencies[posting.currency])
      }
    }
  }

  /// `date,payee,category,amount,currency`.
  public var table: DataTable {
    let rows = rows
    func numbers(_ number: @escaping @Sendable (Row) -> Int64) -> DataColumn.Block<Int64> {
      { places, values in
        for (index, row) in rows[places].enumerated() { values[index] = number(row) }
      }
    }
    return DataTable(
      name: "budget", rowCount: rows.count,
      DataColumn("date", .dates(numbers { Int64($0.day.daysSinceEpoch) })),
      DataColumn("payee", .texts { rows[$0].payee }),
      DataColumn("category", .texts { rows[$0].category }),
      DataColumn(
        "amount",
        .money(
          numbers { $0.amount.tenThousandths },
          decimals: .each(numbers { Int64($0.currency.minorUnitDigits) }))),
      DataColumn("currency", .texts { rows[$0].currency.label }))
  }
}
