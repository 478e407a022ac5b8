import PricebookModel

/// A table that looks like receipts, but has payments, such as salaries, and no prices of items.
struct PaymentShape: Hashable, Sendable {
  /// `a file of Mint`, `a statement of an account`.
  var kind: String
  var reason: String

  init?(header names: [String]) {
    let folded = Set(names.map { HeaderName.folded($0) })
    if let program = PaymentWords.program(folded) {
      self.init(
        "a file of \(program.name)",
        "it has its columns, such as \(quotedName(program.columns.last))")
      return
    }
    let meanings = HeaderColumns(names).meanings
    guard !Self.hasGoods(meanings), !Self.namesGoodsAndStore(names, meanings) else { return nil }
    func first(_ words: PaymentWords) -> String? {
      names.first(where: words.contains).map(quotedName)
    }
    if let name = names.first(where: PaymentWords.isBalance).map(quotedName) {
      self.init(Self.statement, "\(name) is the balance after each payment")
    } else if let debit = first(.debit), let credit = first(.credit) {
      self.init(Self.statement, "\(debit) and \(credit) are money out and money in")
    } else if let name = first(.bookingDay) {
      self.init(Self.statement, "\(name) is the day on which a bank books a payment")
    } else if let name = first(.account) {
      self.init(Self.statement, "\(name) is the number of an account")
    } else {
      return nil
    }
  }

  /// - Parameter records: Asked for only where the header leaves it open.
  init?(header: TableReading, records: @autoclosure () -> [[String]]) {
    if let shape = PaymentShape(header: header.names) {
      self = shape
      return
    }
    let meanings = header.columns
    guard !Self.hasGoods(meanings), let amountColumn = header.column(.total) else { return nil }
    let rows = records()
    let table = PaymentSample(rows, header: header, amountColumn: amountColumn)
    if let reason = Self.reasonOfDirections(rows, header) {
      self.init(Self.statement, reason)
    } else if let column = table.balanceColumn {
      self.init(
        Self.statement,
        "\(quotedName(header.names[column])) goes up and down by the amount of each record, as the "
          + "balance of an account does")
    } else if let reason = Self.reasonOfPaybacks(rows, header) {
      self.init("a ledger of shared expenses", reason)
    } else if !table.payerColumns.isEmpty {
      let people = table.payerColumns.prefix(4).map { quotedName(header.names[$0]) }
      self.init(
        "a ledger of shared expenses",
        "the columns \(people.joined(separator: ", ")) say who paid and who owes")
    } else if let reason = Self.reasonOfSigns(table, header) {
      self.init("a statement of an account or a card", reason)
    } else {
      return nil
    }
  }

  private init(_ kind: String, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  private static let statement = "a statement of an account"

  /// Whether a table has columns that only goods have.
  private static func hasGoods(_ meanings: [Field?]) -> Bool {
    [.quantity, .unit, .unitPrice, .barcode].contains { meanings.contains($0) }
  }

  /// Whether a table has columns of goods and of stores, so that numbers alone can show payments.
  private static func namesGoodsAndStore(_ names: [String], _ meanings: [Field?]) -> Bool {
    guard let item = meanings.firstIndex(of: .item), let store = meanings.firstIndex(of: .store)
    else { return false }
    // Whom a payment went to need not be a store.
    return !PaymentWords.description.contains(names[item])
      && HeaderName.folded(names[store]) != "payee"
  }

  /// A column that says of every row whether money came in or went out.
  private static func reasonOfDirections(_ rows: [[String]], _ header: TableReading) -> String? {
    for (column, meaning) in header.columns.enumerated() where meaning == nil {
      let values = Set(rows.lazy.map { $0[column] }).filter { !$0.isEmpty }
      let outs = values.filter { ValueWords.isMoneyOut($0) }
      let ins = values.filter { ValueWords.isMoneyIn($0) }
      guard let out = outs.min(), let into = ins.min(), outs.isDisjoint(with: ins),
        outs.count + ins.count == values.count
      else { continue }
      return
        "\(quotedName(header.names[column])) says which rows are money out and which money in: "
        + "\(quotedName(out)), \(quotedName(into))"
    }
    return nil
  }

  /// Rows in which somebody pays another back, in a file that says who paid.
  private static func reasonOfPaybacks(_ rows: [[String]], _ header: TableReading) -> String? {
    guard header.names.contains(where: PaymentWords.payer.contains) else { return nil }
    for (column, meaning) in header.columns.enumerated() where meaning == nil {
      let values = Set(rows.lazy.map { $0[column] }).filter { !$0.isEmpty }
      let paybacks = values.filter { ValueWords.isPayback($0) }
      // A transfer is a way to pay as well.
      guard values.count <= 6, let payback = paybacks.min(), paybacks.count < values.count,
        !values.subtracting(paybacks).contains(where: {
          TableDetective.isWayToPay(HeaderName.folded($0))
        })
      else { continue }
      return "\(quotedName(header.names[column])) says where somebody pays another back: "
        + quotedName(payback)
    }
    return nil
  }

  /// Why amounts with both signs are payments: receipts have fewer refunds than purchases.
  private static func reasonOfSigns(_ table: PaymentSample, _ header: TableReading) -> String? {
    guard table.negativeCount > 0, let item = header.column(.item),
      PaymentWords.description.contains(header.names[item]), !header.has(.receiptID),
      table.negativeCount > table.positiveCount || !header.has(.store)
    else { return nil }
    let amount = quotedName(header.names[table.amountColumn])
    return table.positiveCount == 0
      ? "the amounts in \(amount) are negative, as payments are"
      : "\(amount) has money in and money out, and no column says how many of what"
  }
}

private func quotedName(_ name: String?) -> String { QuotedValue.describe(name ?? "", limit: 24) }

extension PaymentShape {
  /// Why the file was not read, and the command that writes a mapping which reads it on purpose.
  func explanation(path: String, remedy: String) -> String {
    Message.payments(kind: kind, reason: reason, path: path, remedy: remedy)
  }
}

extension Message {
  fileprivate static func payments(
    kind: String, reason: String, path: String, remedy: String
  ) -> String {
    """
    this is \(kind) and was not read as receipts: \(reason), and payments say nothing about what \
    items cost; --payments \(path) matches them with your receipts; if you want them counted as \
    spending, \(remedy), which --mapping then names
    """
  }
}
