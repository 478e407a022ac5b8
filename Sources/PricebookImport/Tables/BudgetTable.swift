import PricebookModel

/// Reads budgets: `month,category,amount,currency,rollover`.
struct BudgetTable {
  /// What two rows of one budget have alike, so that the second is reported.
  private struct Key: Hashable {
    var months: ClosedRange<Month>?
    var category: String?
    var currency: CurrencyCode
    var person: String?
  }

  /// One budget per month, category and currency, over all files of a book.
  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  private(set) var budgets: [Budget] = []

  /// Adds or rejects rows; one that names no currency is in the book's, if receipts allow it.
  mutating func read(
    _ table: CSVTable, bookCurrency: CurrencyCode, among known: [CurrencyCode] = [],
    decimalMark: DecimalMark? = nil, amounts: inout AmountLimit, log: inout SourceLog
  ) {
    let numbers = TableNumbers(
      table.fields(of: .budgets).lazy.map { $0["amount"] }, asked: decimalMark)
    let (path, source) = (log.path, log.source)
    table.read(as: .budgets, log: &log) { (fields) throws(RowRefusal) in
      let budget = try fields.budget(numbers, bookCurrency: bookCurrency, source: source)
      if budget.currency == .unknown, known.count > 1 {
        throw fields.refusal(
          .budgetWithoutCurrency(
            currencies: known.map(\.label).sorted().joined(separator: " and "),
            settings: SettingsReader.fileName), nil)
      }
      let key = Key(
        months: budget.months,
        category: budget.category.map { foldedName(categoryPath(of: $0).joined(separator: ":")) },
        currency: budget.currency, person: budget.person.map { foldedName($0) })
      if let first = lineByKey[key] {
        throw fields.refusal(
          .duplicateBudget(
            category: budget.category ?? "*", month: budget.monthText,
            path: first.path, line: first.line), nil)
      }
      guard amounts.add([budget.amount], budget.currency)
      else { throw fields.refusal(.budgetTooLarge(amount: fields["amount"]), "amount") }
      lineByKey[key] = (path, fields.row.line)
      budgets.append(budget)
    }
  }
}

/// What the fields of a budget mean; of several problems the first is thrown.
extension TableFields {
  fileprivate func budget(
    _ numbers: TableNumbers, bookCurrency: CurrencyCode, source: Int
  ) throws(RowRefusal) -> Budget {
    let months = try budgetMonths()
    let isOfWholeMonth = !has("category") || self["category"] == "*"
    if self["category"].isEmpty, !isOfWholeMonth { throw refusal(.budgetCategory, "category") }
    let reading = numbers.read(self["amount"])
    if case .ambiguous(let readings) = reading {
      throw refusal(.unclearBudget(amount: self["amount"], readings: readings), "amount")
    }
    guard case .number(let number) = reading, let amount = number.value.exactAmount, amount >= .zero
    else { throw refusal(.budgetAmount(amount: self["amount"]), "amount") }
    let sign = self["currency"].isEmpty ? number.currency : self["currency"]
    let currency =
      sign.isEmpty ? bookCurrency : CurrencyCode(written: sign, bookCurrency: bookCurrency)
    guard currency.isWellFormed
    else {
      throw refusal(RejectionReason.malformedCurrency.diagnosticMessage(quoted(sign)), "currency")
    }
    guard let rollover = Self.rollover(self["rollover"])
    else { throw refusal(.budgetRollover(rollover: self["rollover"]), "rollover") }
    let person = name("person")
    return Budget(
      month: months?.lowerBound, category: isOfWholeMonth ? nil : name("category"), amount: amount,
      currency: currency, rollover: rollover, person: person.isEmpty ? nil : person,
      source: source, line: row.line, lastMonth: months?.upperBound)
  }

  /// The months of a row, by its month and by the month from which on it counts; `nil` for all.
  private func budgetMonths() throws(RowRefusal) -> ClosedRange<Month>? {
    let written = self["month"]
    var months: ClosedRange<Month>?
    if has("month"), written != "*" {
      months = MonthText.months(written)
      if months == nil, !(written.isEmpty && !self["from"].isEmpty) {
        throw refusal(.budgetMonth(month: written), "month")
      }
    }
    if self["from"].isEmpty { return months }
    guard let first = MonthText.months(self["from"]), first.lowerBound == first.upperBound
    else { throw refusal(.budgetFrom(month: self["from"]), "from") }
    guard months == nil
    else { throw refusal(.budgetMonthAndFrom(month: written, from: self["from"]), "from") }
    return first.lowerBound...Month.last
  }

  /// What a value of the column `rollover` means; an empty one means no.
  private static func rollover(_ text: String) -> Budget.Rollover? {
    let folded = HeaderName.folded(text)
    func means(_ list: String) -> Bool { ValueWords.folded(list).contains(folded) }
    if text.isEmpty || means("no") { return Budget.Rollover.none }
    if means("both") { return .both }
    return means("yes") ? .left : nil
  }
}

extension DiagnosticMessage {
  fileprivate static func budgetWithoutCurrency(currencies: String, settings: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .error, .budgetCurrency,
      """
      the budget names no currency, and the receipts have \(currencies); write one in a column \
      "currency", or set "currency" in \(settings)
      """)
  }

  fileprivate static func duplicateBudget(
    category: some StringProtocol, month: some StringProtocol, path: String, line: Int
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .duplicateBudget,
      """
      the budget of \(quoted(category)) for \(quoted(month)) is already in \(path):\(line), and \
      that one is used; remove one of them
      """)
  }

  fileprivate static func budgetTooLarge(amount: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .amountOverflow,
      "the amount \(quoted(amount)) makes the sum of the book too large; correct it")
  }

  fileprivate static func budgetRollover(rollover: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .budgetRollover,
      """
      the rollover \(quoted(rollover)) is not yes, both or no; write yes to carry over what is \
      left, or both to carry over also what was overspent
      """)
  }

  fileprivate static func budgetMonth(month: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .budgetMonth,
      """
      the month \(quoted(month)) is neither a month such as 2026-10 nor *; write 2026-10, \
      2026-10.. for that month and all after it, 2026-10..2026-12 for these, or * for every month
      """)
  }

  fileprivate static func budgetFrom(month: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .budgetMonth,
      "the month \(quoted(month)) in the column “from” is no month; write it as 2026-10")
  }

  fileprivate static func budgetMonthAndFrom(
    month: some StringProtocol, from: some StringProtocol
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .budgetMonth,
      """
      the budget is for \(quoted(month)) and from \(quoted(from)) on; write one of them: the month \
      alone for that month, or * with “from” for all from then on
      """)
  }

  fileprivate static let budgetCategory = DiagnosticMessage(
    .error, .budgetCategory,
    "the category is empty; fill it in, or write * for the whole month")

  fileprivate static func unclearBudget(amount: some StringProtocol, readings: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .error, .budgetAmount,
      """
      the amount \(quoted(amount)) may be \(readings), and no other amount of the column shows \
      which; use --decimal point or --decimal comma
      """)
  }

  fileprivate static func budgetAmount(amount: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .budgetAmount,
      """
      the amount \(quoted(amount)) is not a number of 0 or more with at most four decimals; \
      correct it
      """)
  }
}
