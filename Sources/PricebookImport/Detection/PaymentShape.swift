import PricebookModel

/// A table that looks like receipts, but has payments, such as salaries, and no prices of items.
struct PaymentShape: Hashable, Sendable {
  /// `a file of Mint`, `a statement of an account`.
  var kind: String
  /// How the file shows it.
  var reason: String

  /// What only the header shows.
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
    func first(_ isWanted: (String) -> Bool) -> String? { names.first(where: isWanted) }
    if let name = first(PaymentWords.isBalance) {
      self.init(Self.statement, "\(quotedName(name)) is the balance after each payment")
    } else if let debit = first(PaymentWords.isDebit), let credit = first(PaymentWords.isCredit) {
      self.init(
        Self.statement, "\(quotedName(debit)) and \(quotedName(credit)) are money out and money in")
    } else if let name = first(PaymentWords.isBookingDay) {
      self.init(Self.statement, "\(quotedName(name)) is the day on which a bank books a payment")
    } else if let name = first(PaymentWords.isAccount) {
      self.init(Self.statement, "\(quotedName(name)) is the number of an account")
    } else {
      return nil
    }
  }

  /// What the header and the first records show.
  init?(header: TableReading, records rows: [[String]]) {
    if let shape = PaymentShape(header: header.names) {
      self = shape
      return
    }
    let meanings = header.columns
    guard !Self.hasGoods(meanings), let amountColumn = meanings.firstIndex(of: .total)
    else { return nil }
    if let reason = Self.reasonOfDirections(rows, header) {
      self.init(Self.statement, reason)
      return
    }
    let table = PaymentSample(rows, header: header, amountColumn: amountColumn)
    if let column = table.balanceColumn {
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

  /// Whether a table has columns that only goods have.
  private static func hasGoods(_ meanings: [Field?]) -> Bool {
    [.quantity, .unit, .unitPrice, .barcode].contains { meanings.contains($0) }
  }

  /// Whether a table has columns of goods and of stores, so that numbers alone can show payments.
  private static func namesGoodsAndStore(_ names: [String], _ meanings: [Field?]) -> Bool {
    guard let item = meanings.firstIndex(of: .item), let store = meanings.firstIndex(of: .store)
    else { return false }
    return !PaymentWords.isDescription(names[item]) && !PaymentWords.isPayee(names[store])
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
    let meanings = header.columns
    guard table.negativeCount > 0, let item = meanings.firstIndex(of: .item),
      PaymentWords.isDescription(header.names[item]), !meanings.contains(.receiptID)
    else { return nil }
    let isMostlyNegative = table.negativeCount * 2 > table.negativeCount + table.positiveCount
    guard isMostlyNegative || !meanings.contains(.store) else { return nil }
    let amount = quotedName(header.names[table.amountColumn])
    return table.positiveCount == 0
      ? "the amounts in \(amount) are negative, as payments are"
      : "\(amount) has money in and money out, and no column says how many of what"
  }
}

private func quotedName(_ name: String?) -> String { QuotedValue.describe(name ?? "", limit: 24) }

/// The numbers of the first records of a table.
private struct PaymentSample {
  let amountColumn: Int
  private(set) var positiveCount = 0
  private(set) var negativeCount = 0
  /// The column that sums up the amounts; `nil` if there is none.
  private(set) var balanceColumn: Int?
  /// The columns of people who share each amount.
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
        header.names.contains(where: PaymentWords.isPayer)
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
    let isRisen = changes.allSatisfy { $0 >= .zero } && known.last.map { $0 > known[0] } ?? false
    let pairs = known.indices.dropFirst()
    func follows(_ sign: Int64, newestFirst: Bool) -> Bool {
      pairs.allSatisfy { place in
        let step = known[place].tenThousandths &- known[place - 1].tenThousandths
        let change = newestFirst ? changes[place - 1] : changes[place]
        return (newestFirst ? 0 &- step : step) == sign &* change.tenThousandths
      }
    }
    if follows(1, newestFirst: false) { return !isRisen }
    let isFallen = changes.allSatisfy { $0 >= .zero } && known.last.map { $0 < known[0] } ?? false
    if follows(1, newestFirst: true) { return !isFallen }
    return follows(-1, newestFirst: false) || follows(-1, newestFirst: true)
  }

  private static func amount(_ text: String, mark: UInt8) -> Amount? {
    guard text.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return WrittenNumber(text, mark: mark)?.value.exactAmount
  }
}

/// The names of columns of payments alone: statements of accounts and cards, shared expenses.
enum PaymentWords {
  private static let programs = ValueWords.lists.lists.filter { $0.name == "program" }.map {
    (name: String($0.words[0]), columns: $0.words.dropFirst().map { String($0) })
  }

  /// The program, and its columns, that a header of folded names has.
  static func program(_ names: Set<String>) -> (name: String, columns: [String])? {
    programs.first { $0.columns.allSatisfy { names.contains(HeaderName.folded($0)) } }
  }

  /// Whether a column is the balance of an account after each payment.
  static func isBalance(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    // Some banks write # before every name.
    let bare = folded.hasPrefix("no") ? String(folded.dropFirst(2)) : folded
    guard !pointWords.contains(where: { bare.contains($0) }) else { return false }
    return balances.contains(bare)
      || balanceStems.contains { bare.hasPrefix($0) || bare.hasSuffix($0) }
  }

  static func isBookingDay(_ name: String) -> Bool { bookingDays.contains(plain(name)) }
  static func isAccount(_ name: String) -> Bool {
    accounts.contains(plain(name)) || plain(name).hasSuffix("iban")
  }
  static func isDebit(_ name: String) -> Bool { debits.contains(plain(name)) }
  static func isCredit(_ name: String) -> Bool { credits.contains(plain(name)) }
  static func isPayer(_ name: String) -> Bool { payers.contains(plain(name)) }
  /// Whether a column names whom a payment went to, who need not be a store.
  static func isPayee(_ name: String) -> Bool { plain(name) == "payee" }
  /// Whether a column describes a payment as well as an item.
  static func isDescription(_ name: String) -> Bool { descriptions.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    let folded = HeaderName.folded(name)
    return folded.hasPrefix("no") && name.hasPrefix("#") ? String(folded.dropFirst(2)) : folded
  }

  private static let balances = HeaderWords.folded("balance")
  private static let balanceStems = HeaderWords.lists.words("balance_stem")
  /// Points and gift cards have a balance too.
  private static let pointWords = HeaderWords.lists.words("points")
  private static let bookingDays = HeaderWords.folded("booking_day")
  private static let accounts = HeaderWords.folded("account")
  private static let debits = HeaderWords.folded("debit")
  private static let credits = HeaderWords.folded("credit")
  private static let payers = HeaderWords.folded("payer")
  private static let descriptions = HeaderWords.folded("description")
}
