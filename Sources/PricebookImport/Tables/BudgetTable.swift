import PricebookModel

/// Reads budgets: `month,category,amount,currency,rollover`.
struct BudgetTable {
  private struct Key: Hashable {
    var month: Month?
    var category: String?
    var currency: CurrencyCode
  }

  /// One budget per month, category and currency, over all files of a book.
  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  private(set) var budgets: [Budget] = []

  /// Adds the rows of a file; rows that cannot be read are rejected in the log.
  ///
  /// - Parameters:
  ///   - bookCurrency: The currency of rows that name none.
  ///   - decimalMark: What `--decimal` gives; `nil` to let the amounts decide.
  mutating func read(
    _ table: CSVTable, bookCurrency: CurrencyCode, decimalMark: DecimalMark? = nil,
    amounts: inout AmountLimit, log: inout SourceLog
  ) {
    let columns = BudgetColumns(of: table)
    let numbers = TableNumbers(
      table.rows.lazy.map { $0.field(columns.amountColumn).text }, asked: decimalMark)
    for row in table.rows {
      do throws(RowRefusal) {
        let budget = try columns.budget(
          in: row, numbers: numbers, bookCurrency: bookCurrency, source: log.source)
        let key = Key(
          month: budget.month,
          category: budget.category.map {
            foldedName(categoryPath(of: $0).joined(separator: ":"))
          },
          currency: budget.currency)
        if let first = lineByKey[key] { throw Self.duplicate(of: budget, at: first) }
        guard amounts.add([budget.amount], budget.currency) else {
          throw columns.overflow(in: row)
        }
        lineByKey[key] = (log.path, row.line)
        budgets.append(budget)
        log.countAccepted()
      } catch {
        log.reject(row, error)
      }
    }
  }

  private static func duplicate(
    of budget: Budget, at first: (path: String, line: Int)
  ) -> RowRefusal {
    RowRefusal(
      .duplicateBudget,
      "the budget of \(quoted(budget.category ?? "*")) for "
        + "\(quoted(budget.month?.description ?? "*")) is already in \(first.path):\(first.line), "
        + "and that one is used; remove one of them")
  }
}

/// The columns of one budget file, and what their fields mean.
private struct BudgetColumns {
  private let monthColumn: Int?
  private let categoryColumn: Int?
  let amountColumn: Int?
  private let currencyColumn: Int?
  private let rolloverColumn: Int?

  init(of table: CSVTable) {
    monthColumn = table.column("month", of: .budgets)
    categoryColumn = table.column("category", of: .budgets)
    amountColumn = table.column("amount", of: .budgets)
    currencyColumn = table.column("currency", of: .budgets)
    rolloverColumn = table.column("rollover", of: .budgets)
  }

  /// The budget of a row; of several problems the first is thrown.
  func budget(
    in row: CSVTable.Row, numbers: TableNumbers, bookCurrency: CurrencyCode, source: Int
  ) throws(RowRefusal) -> Budget {
    let month = try self.month(in: row)
    let category = try self.category(in: row)
    let (amount, sign) = try self.amount(in: row, numbers: numbers)
    let currency = try self.currency(in: row, sign: sign, bookCurrency: bookCurrency)
    let rollover = try self.rollover(in: row)
    return Budget(
      month: month, category: category, amount: amount, currency: currency, rollover: rollover,
      source: source, line: row.line)
  }

  /// `nil` for every month.
  private func month(in row: CSVTable.Row) throws(RowRefusal) -> Month? {
    let field = row.field(monthColumn)
    if monthColumn == nil || field.text == "*" { return nil }
    guard let month = MonthText.month(field.text) else {
      throw RowRefusal(
        .budgetMonth, column: field.column,
        "the month \(quoted(field.text)) is neither a month such as 2026-10 nor *; write a "
          + "month, or * for every month")
    }
    return month
  }

  /// `nil` for the whole month.
  private func category(in row: CSVTable.Row) throws(RowRefusal) -> String? {
    let field = row.field(categoryColumn)
    if categoryColumn == nil || field.text == "*" { return nil }
    guard !field.text.isEmpty else {
      throw RowRefusal(
        .budgetCategory, column: field.column,
        "the category is empty; fill it in, or write * for the whole month")
    }
    return collapsedName(field.text)
  }

  /// The amount, and the currency beside it.
  private func amount(
    in row: CSVTable.Row, numbers: TableNumbers
  ) throws(RowRefusal) -> (amount: Amount, sign: String) {
    let field = row.field(amountColumn)
    let reading = numbers.read(field.text)
    if case .ambiguous(let readings) = reading {
      throw RowRefusal(
        .budgetAmount, column: field.column,
        "the amount \(quoted(field.text)) may be \(readings), and no other amount of the "
          + "column shows which; use --decimal point or --decimal comma")
    }
    guard case .number(let number) = reading, let amount = number.value.exactAmount, amount >= .zero
    else {
      throw RowRefusal(
        .budgetAmount, column: field.column,
        "the amount \(quoted(field.text)) is not a number of 0 or more with at most four "
          + "decimals; correct it")
    }
    return (amount, number.currency)
  }

  /// - Parameter sign: The currency beside the amount; empty if there is none.
  private func currency(
    in row: CSVTable.Row, sign: String, bookCurrency: CurrencyCode
  ) throws(RowRefusal) -> CurrencyCode {
    let field = row.field(currencyColumn)
    let text = field.text.isEmpty ? sign : field.text
    let currency =
      text.isEmpty ? bookCurrency : CurrencyCode(written: text, bookCurrency: bookCurrency)
    guard currency.isWellFormed else {
      throw RowRefusal(
        .currencyLabel, column: field.column,
        RejectionReason.malformedCurrency.message(quoted(text)))
    }
    return currency
  }

  private func rollover(in row: CSVTable.Row) throws(RowRefusal) -> Budget.Rollover {
    let field = row.field(rolloverColumn)
    guard let rollover = Self.rollover(field.text) else {
      throw RowRefusal(
        .budgetRollover, column: field.column,
        "the rollover \(quoted(field.text)) is not yes, both or no; write yes to carry over "
          + "what is left, or both to carry over also what was overspent")
    }
    return rollover
  }

  func overflow(in row: CSVTable.Row) -> RowRefusal {
    let field = row.field(amountColumn)
    return RowRefusal(
      .amountOverflow, column: field.column,
      "the amount \(quoted(field.text)) makes the sum of the book too large; correct it")
  }

  /// What a value of the column `rollover` means; an empty one means no.
  private static func rollover(_ text: String) -> Budget.Rollover? {
    let folded = HeaderName.folded(text)
    if text.isEmpty || noes.contains(folded) { return Budget.Rollover.none }
    if boths.contains(folded) { return .both }
    return yeses.contains(folded) ? .left : nil
  }

  private static let yeses = folded("yes,y,true,ja,j,oui,sí,sì,kyllä,sim,tak,ano,так,да,evet,はい")
  private static let noes = folded("no,n,false,nein,non,nee,ei,nej,nei,não,nie,ne,ні,нет,hayır,いいえ")

  private static let boths = folded(
    "both,beide,beides,les deux,ambos,entrambi,allebei,molemmat,båda,begge,oba,oboje,obě,обидва,оба,"
      + "ikisi,ikisi de,両方")

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { HeaderName.folded($0) })
  }
}

/// Keeps the amounts of a book so small that analyses can add any of them.
///
/// Receipts have the same limit, which ``ReceiptCollector`` checks.
struct AmountLimit {
  private var sums: [CurrencyCode: Int64] = [:]

  /// Adds the absolute amounts of one record.
  ///
  /// - Returns: Whether the sum stays within ``Amount/bookLimit``; if not, nothing is added.
  mutating func add(_ amounts: [Amount], _ currency: CurrencyCode) -> Bool {
    var sum = UInt64(sums[currency, default: 0])
    for amount in amounts {
      let (next, overflow) = sum.addingReportingOverflow(amount.tenThousandths.magnitude)
      guard !overflow, next <= UInt64(Amount.bookLimit.tenThousandths) else { return false }
      sum = next
    }
    sums[currency] = Int64(sum)
    return true
  }
}

/// Why a row of a small table cannot be used.
struct RowRefusal: Error {
  let code: Diagnostic.Code
  /// The byte column of the field, from 1; 0 for the row as a whole.
  let column: Int
  /// What was found and what to do.
  let message: String

  init(_ code: Diagnostic.Code, column: Int = 0, _ message: String) {
    self.code = code
    self.column = column
    self.message = message
  }
}

extension SourceLog {
  /// Rejects a row of a small table.
  mutating func reject(_ row: CSVTable.Row, _ refusal: RowRefusal) {
    reject(
      refusal.code, line: row.line, column: refusal.column, refusal.message, text: row.text)
  }
}

/// The numbers of one column of a small table, in whatever way the column writes them.
struct TableNumbers {
  /// One number of the column.
  struct Number {
    var value: ExactDecimal
    /// The currency beside it; empty if there is none.
    var currency: String
  }

  enum Reading {
    case number(Number)
    /// The number may have decimals or thousands; with both readings.
    case ambiguous(String)
    case malformed
  }

  private let mark: DecimalMark?

  /// Decides over all values of the column which mark is the decimal mark.
  ///
  /// - Parameter asked: What `--decimal` gives.
  init(_ values: some Sequence<String>, asked: DecimalMark?) {
    guard asked == nil else {
      mark = asked
      return
    }
    var votes = NumberVotes()
    for value in values { votes.look(at: value, currency: nil) }
    switch votes.finding(inCompany: votes) {
    case .decided(let found, _): mark = found
    case .notNeeded: mark = .point
    case .undecided: mark = nil
    }
  }

  func read(_ text: String) -> Reading {
    guard let mark else {
      let readings = [DecimalMark.point, .comma].compactMap { mark in
        Self.number(text, mark).map { (mark, $0) }
      }
      guard let first = readings.first else { return .malformed }
      let isClear = readings.allSatisfy { $0.1.value == first.1.value }
      if readings.count == 1 || isClear { return .number(first.1) }
      return .ambiguous(
        readings.map { "\($0.1.value) (\($0.0.rawValue))" }.joined(separator: " or "))
    }
    return Self.number(text, mark).map { .number($0) } ?? .malformed
  }

  private static func number(_ text: String, _ mark: DecimalMark) -> Number? {
    NumberText.written(text, mark: mark.byte).map {
      Number(value: $0.value, currency: $0.currency)
    }
  }
}
