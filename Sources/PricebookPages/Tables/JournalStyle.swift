import PricebookModel
import PricebookReport

/// What a journal is written for: hledger and beancount differ in names, and in what must be declared.
package enum JournalStyle: Hashable, Sendable {
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
