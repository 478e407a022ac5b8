import PricebookAnalytics
import PricebookModel

/// The run-time proof that nothing was lost and nothing counted twice.
enum ControlCheck {
  /// Checks the lines of a book against the control totals of its sources.
  ///
  /// Records read = accepted + rejected + duplicates for every source, and what its lines were
  /// paid = its total per currency.
  static func check(_ book: Book) throws(RunFailure) {
    let currencyCount = book.names.currencies.count
    let paid = paidBySource(book)
    for (number, source) in book.sources.enumerated() {
      guard source.totals.isBalanced else {
        throw defect("the records of \(visible(source.path)) do not add up")
      }
      for (index, currency) in book.names.currencies.enumerated() {
        let counted = source.totals.paid[currency]?.tenThousandths ?? 0
        guard paid[number * currencyCount + index] == counted else {
          throw defect("the amounts of \(visible(source.path)) do not add up")
        }
      }
    }
  }

  /// What the lines that count as spending were paid, by source, then currency.
  private static func paidBySource(_ book: Book) -> [Int64] {
    let currencyCount = book.names.currencies.count
    let article = book.lines.article.span
    let currencies = book.lines.articles.currency.span
    let amounts = book.lines.paid.span
    let uses = book.lines.uses.span
    // Read once, for it is a function of another module.
    let spending = ReceiptLines.Uses.spending.rawValue
    var sums = [Int64](repeating: 0, count: book.sources.count * currencyCount)
    var paid = sums.mutableSpan
    for (rows, source) in book.lines.source.eachRun {
      let first = Int(source) * currencyCount
      for row in rows where uses[row].rawValue & spending != 0 {
        paid[first + currencies[Int(article[row])].index] += amounts[row].tenThousandths
      }
    }
    return sums
  }

  /// Checks the grand totals of an analysis against the lines that it counted.
  static func check(_ analysis: Analysis, of book: Book) throws(RunFailure) {
    var paid = IDTable<CurrencyID, Int64>(repeating: 0, count: book.names.currencies.count)
    let article = book.lines.article.span
    let currencies = book.lines.articles.currency.span
    let amounts = book.lines.paid.span
    let uses = book.lines.uses.span
    // Read once, for it is a function of another module.
    let spending = ReceiptLines.Uses.spending.rawValue
    for row in uses.indices where uses[row].rawValue & spending != 0 {
      paid[currencies[Int(article[row])]] += amounts[row].tenThousandths
    }
    for row in analysis.spending.byMonth {
      paid[row.currency] -= row.spent.tenThousandths
    }
    guard paid.allSatisfy({ $0 == 0 }) else {
      throw defect("the months do not add up to the lines")
    }
  }

  private static func defect(_ what: String) -> RunFailure {
    RunFailure(
      status: .defect,
      message: "\(what); nothing was written. This is a defect of Pricebook: please report it "
        + "with the files that show it")
  }
}
