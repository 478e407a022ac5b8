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
    let monthColumn = table.column("month", of: .budgets)
    let categoryColumn = table.column("category", of: .budgets)
    let amountColumn = table.column("amount", of: .budgets)
    let currencyColumn = table.column("currency", of: .budgets)
    let rolloverColumn = table.column("rollover", of: .budgets)
    let numbers = TableNumbers(
      table.rows.lazy.map { $0.field(amountColumn).text }, asked: decimalMark)
    for row in table.rows {
      let monthField = row.field(monthColumn)
      let isEveryMonth = monthColumn == nil || monthField.text == "*"
      let month = isEveryMonth ? nil : MonthText.month(monthField.text)
      guard month != nil || isEveryMonth else {
        log.reject(
          .budgetMonth, line: row.line, column: monthField.column,
          "the month \(quoted(monthField.text)) is neither a month such as 2026-10 nor *; write a "
            + "month, or * for every month",
          text: row.text)
        continue
      }
      let categoryField = row.field(categoryColumn)
      guard !categoryField.text.isEmpty || categoryColumn == nil else {
        log.reject(
          .budgetCategory, line: row.line, column: categoryField.column,
          "the category is empty; fill it in, or write * for the whole month", text: row.text)
        continue
      }
      let amountField = row.field(amountColumn)
      let reading = numbers.read(amountField.text)
      if case .ambiguous(let readings) = reading {
        log.reject(
          .budgetAmount, line: row.line, column: amountField.column,
          "the amount \(quoted(amountField.text)) may be \(readings), and no other amount of the "
            + "column shows which; use --decimal point or --decimal comma",
          text: row.text)
        continue
      }
      guard case .number(let number) = reading, let amount = number.value.exactAmount,
        amount >= .zero
      else {
        log.reject(
          .budgetAmount, line: row.line, column: amountField.column,
          "the amount \(quoted(amountField.text)) is not a number of 0 or more with at most four "
            + "decimals; correct it",
          text: row.text)
        continue
      }
      let currencyField = row.field(currencyColumn).text
      let currencyText = currencyField.isEmpty ? number.currency : currencyField
      let currency =
        currencyText.isEmpty
        ? bookCurrency : CurrencyCode(written: currencyText, bookCurrency: bookCurrency)
      guard currency.isWellFormed else {
        log.reject(
          .currencyLabel, line: row.line, column: row.field(currencyColumn).column,
          RejectionReason.malformedCurrency.message(quoted(currencyText)), text: row.text)
        continue
      }
      let rolloverField = row.field(rolloverColumn)
      guard let rollover = Self.rollover(rolloverField.text) else {
        log.reject(
          .budgetRollover, line: row.line, column: rolloverField.column,
          "the rollover \(quoted(rolloverField.text)) is not yes, both or no; write yes to carry over "
            + "what is left, or both to carry over also what was overspent",
          text: row.text)
        continue
      }
      let isEveryCategory = categoryColumn == nil || categoryField.text == "*"
      let category = isEveryCategory ? nil : collapsedName(categoryField.text)
      let key = Key(
        month: month,
        category: category.map { foldedName(categoryPath(of: $0).joined(separator: ":")) },
        currency: currency)
      if let first = lineByKey[key] {
        log.reject(
          .duplicateBudget, line: row.line,
          "the budget of \(quoted(category ?? "*")) for \(quoted(month?.description ?? "*")) is "
            + "already in \(first.path):\(first.line), and that one is used; remove one of them",
          text: row.text)
        continue
      }
      guard amounts.add([amount], currency) else {
        log.reject(
          .amountOverflow, line: row.line, column: amountField.column,
          "the amount \(quoted(amountField.text)) makes the sum of the book too large; correct it",
          text: row.text)
        continue
      }
      lineByKey[key] = (log.path, row.line)
      budgets.append(
        Budget(
          month: month, category: category, amount: amount, currency: currency,
          rollover: rollover, source: log.source, line: row.line))
      log.countAccepted()
    }
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
