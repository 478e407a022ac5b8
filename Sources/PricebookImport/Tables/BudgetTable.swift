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
  /// - Parameter bookCurrency: The currency of rows that name none.
  mutating func read(
    _ table: CSVTable, bookCurrency: CurrencyCode, amounts: inout AmountLimit,
    log: inout SourceLog
  ) {
    let monthColumn = table.column("month")
    let categoryColumn = table.column("category")
    let amountColumn = table.column("amount")
    let currencyColumn = table.column("currency")
    let rolloverColumn = table.column("rollover")
    for row in table.rows {
      let monthField = row.field(monthColumn)
      let month = Month(iso: monthField.text)
      guard month != nil || monthField.text == "*" else {
        log.reject(
          .budgetMonth, line: row.line, column: monthField.column,
          "the month \(quoted(monthField.text)) is neither YYYY-MM nor *; write a month, or * for every "
            + "month",
          text: row.text)
        continue
      }
      let categoryField = row.field(categoryColumn)
      guard !categoryField.text.isEmpty else {
        log.reject(
          .budgetCategory, line: row.line, column: categoryField.column,
          "the category is empty; fill it in, or write * for the whole month", text: row.text)
        continue
      }
      let amountField = row.field(amountColumn)
      guard let amount = ExactDecimal(parsing: amountField.text)?.exactAmount,
        amount >= .zero
      else {
        log.reject(
          .budgetAmount, line: row.line, column: amountField.column,
          "the amount \(quoted(amountField.text)) is not a number of 0 or more; write at most "
            + "four decimals, after a point",
          text: row.text)
        continue
      }
      let currencyText = row.field(currencyColumn).text
      let currency =
        currencyText.isEmpty
        ? bookCurrency : CurrencyCode(written: currencyText, bookCurrency: bookCurrency)
      let rolloverField = row.field(rolloverColumn)
      guard let rollsOver = Self.answers[rolloverField.text.lowercased()] else {
        log.reject(
          .budgetRollover, line: row.line, column: rolloverField.column,
          "the rollover \(quoted(rolloverField.text)) is neither yes nor no; write yes to carry over "
            + "what is left",
          text: row.text)
        continue
      }
      let category = categoryField.text == "*" ? nil : collapsedName(categoryField.text)
      let key = Key(month: month, category: category.map { foldedName($0) }, currency: currency)
      if let first = lineByKey[key] {
        log.reject(
          .duplicateBudget, line: row.line,
          "the budget of \(quoted(categoryField.text)) for \(quoted(monthField.text)) is "
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
          rollsOver: rollsOver, source: log.source, line: row.line))
      log.countAccepted()
    }
  }

  /// The values of the column `rollover`; an empty one means no.
  private static let answers = ["yes": true, "no": false, "": false]
}
