public import PricebookDocument
public import PricebookModel

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
      return "\(day) * "
        + (code.isEmpty && !store.hasPrefix("(") ? "" : "(\(code)) ")
        + "\(store)  ; \(Escaping.journalComment(place))\n"
    case .beancount:
      return "\(day) * \(Escaping.beancountText(store)) \(Escaping.beancountText(place))\n"
        + (id.isEmpty ? "" : "  receipt: \(Escaping.beancountText(id))\n")
    }
  }

  /// What every reader of the journal needs to read its numbers and accounts.
  ///
  /// - Parameters:
  ///   - accounts: The accounts of the postings.
  ///   - first: The first day with a receipt.
  func head(of book: Book, accounts: Set<String>, first: CalendarDate?) -> String {
    switch self {
    case .hledger:
      var text = "decimal-mark .\n"
      for currency in book.names.currencies.values where !currency.label.isEmpty {
        let zeros = String(repeating: "0", count: currency.minorUnitDigits)
        text += "commodity 1000\(zeros.isEmpty ? "" : ".")\(zeros) \(commodity(currency))\n"
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
    return DataTable(
      name: "budget", rowCount: rows.count,
      columns: [
        DataColumn(
          "date",
          .dates { places, values in
            for (index, row) in rows[places].enumerated() {
              values[index] = Int64(row.day.daysSinceEpoch)
            }
          }), DataColumn("payee", .texts { rows[$0].payee }),
        DataColumn("category", .texts { rows[$0].category }),
        DataColumn(
          "amount",
          .money(
            { places, values in
              for (index, row) in rows[places].enumerated() {
                values[index] = row.amount.tenThousandths
              }
            },
            decimals: .each { places, values in
              for (index, row) in rows[places].enumerated() {
                values[index] = Int64(row.currency.minorUnitDigits)
              }
            })), DataColumn("currency", .texts { rows[$0].currency.label }),
      ])
  }
}
