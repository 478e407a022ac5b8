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

  init?(header: TableReading, records rows: [[String]]) {
    if let shape = PaymentShape(header: header.names) {
      self = shape
      return
    }
    let meanings = header.columns
    guard !Self.hasGoods(meanings), let amountColumn = header.column(.total) else { return nil }
    let table = PaymentSample(rows, header: header, amountColumn: amountColumn)
    if let reason = Self.reasonOfDirections(rows, header) {
      self.init(Self.statement, reason)
    } else if let column = table.balanceColumn {
      self.init(
        Self.statement,
        "\(quotedName(header.names[column])) goes up and down by the amount of each record, as the "
          + "balance of an account does")
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

private struct PaymentSample {
  let amountColumn: Int
  private(set) var positiveCount = 0
  private(set) var negativeCount = 0
  private(set) var balanceColumn: Int?
  private(set) var payerColumns: [Int] = []

  init(_ records: [[String]], header: TableReading, amountColumn: Int) {
    self.amountColumn = amountColumn
    let meanings = header.columns
    func numbers(_ column: Int) -> [Amount?] {
      records.map { Self.amount($0[column], mark: header.marks[column]) }
    }
    let amounts = numbers(amountColumn)
    positiveCount = amounts.count { ($0 ?? .zero) > .zero }
    negativeCount = amounts.count { ($0 ?? .zero) < .zero }
    let others = meanings.indices.filter {
      meanings[$0] == nil && !HeaderWords.isOfNoUse(header.names[$0])
    }
    let columns = others.map { (column: $0, values: numbers($0)) }
      .filter { $0.values.contains { $0 != nil } }
    balanceColumn = columns.first { Self.isBalance($0.values, of: amounts) }?.column
    let people = columns.filter { $0.values.allSatisfy { $0 != nil } }
    if people.count > 1, records.count > 1 {
      let sums = records.indices.map { row in
        people.reduce(Int64(0)) { $0 &+ ($1.values[row]?.tenThousandths ?? 0) }
      }
      let isSettled = sums.allSatisfy { $0 == 0 }
      let isShared =
        header.names.contains(where: PaymentWords.payer.contains)
        && zip(sums, amounts).allSatisfy { $0 == $1?.tenThousandths }
      let isUsed = people.allSatisfy { $0.values.contains { $0 != .zero } }
      if isUsed, isSettled || isShared { payerColumns = people.map(\.column) }
    }
  }

  /// Whether each value is the one before plus or minus the amount; a running sum only rises.
  private static func isBalance(_ values: [Amount?], of amounts: [Amount?]) -> Bool {
    let known = values.compactMap(\.self)
    let changes = amounts.compactMap(\.self)
    guard known.count == values.count, changes.count == values.count, known.count >= 3,
      Set(known).count > 1
    else { return false }
    let isRunningSum = changes.allSatisfy { $0 >= .zero }
    // Oldest first, then newest first.
    let orders: [(known: [Amount], changes: [Amount])] = [
      (known, changes), (known.reversed(), changes.reversed()),
    ]
    func follows(_ order: (known: [Amount], changes: [Amount]), sign: Int64) -> Bool {
      order.known.indices.dropFirst().allSatisfy { place in
        order.known[place].tenThousandths &- order.known[place - 1].tenThousandths
          == sign &* order.changes[place].tenThousandths
      }
    }
    if let order = orders.first(where: { follows($0, sign: 1) }) {
      return !(isRunningSum && order.known[order.known.count - 1] > order.known[0])
    }
    return orders.contains { follows($0, sign: -1) }
  }

  private static func amount(_ text: String, mark: UInt8) -> Amount? {
    guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return WrittenNumber(text, mark: mark)?.value.exactAmount
  }
}

/// The names of columns of payments alone: statements of accounts and cards, shared expenses.
struct PaymentWords {
  private let words: Set<String>
  private var ending: String?
  static let debit = PaymentWords("debit")
  static let credit = PaymentWords("credit")
  static let payer = PaymentWords("payer")
  static let account = PaymentWords("account", ending: "iban")
  static let bookingDay = PaymentWords("booking_day")
  /// What describes a payment as well as an item.
  static let description = PaymentWords("description")

  private init(_ list: String, ending: String? = nil) {
    words = HeaderWords.folded(list)
    self.ending = ending
  }

  func contains(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    // Some banks write # before every name.
    let plain = folded.hasPrefix("no") && name.hasPrefix("#") ? String(folded.dropFirst(2)) : folded
    return words.contains(plain) || ending.map(plain.hasSuffix) == true
  }

  private static let programs = ValueWords.lists.lists.filter { $0.name == "program" }.map {
    (name: String($0.words[0]), columns: $0.words.dropFirst().map { String($0) })
  }

  static func program(_ names: Set<String>) -> (name: String, columns: [String])? {
    programs.first { $0.columns.allSatisfy { names.contains(HeaderName.folded($0)) } }
  }

  static func isBalance(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    let bare = folded.hasPrefix("no") ? String(folded.dropFirst(2)) : folded
    guard !pointWords.contains(where: { bare.contains($0) }) else { return false }
    return balances.contains(bare)
      || balanceStems.contains { bare.hasPrefix($0) || bare.hasSuffix($0) }
  }

  private static let balances = HeaderWords.folded("balance")
  private static let balanceStems = HeaderWords.lists.words("balance_stem")
  /// Points and gift cards have a balance too.
  private static let pointWords = HeaderWords.lists.words("points")
}
