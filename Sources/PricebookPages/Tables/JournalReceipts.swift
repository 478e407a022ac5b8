import PricebookModel
import PricebookReport

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
