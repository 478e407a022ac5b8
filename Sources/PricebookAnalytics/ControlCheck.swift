package import PricebookModel

/// Checks while running that nothing was lost and nothing counted twice.
package enum ControlCheck {
  /// Checks the lines of a book, before any filter, against the control totals of its sources.
  ///
  /// For every source, records read = accepted + rejected + duplicates + skipped, and the sum of its
  /// lines is its total in every currency.
  package static func check(_ book: Book) throws(ControlCheckFailure) {
    let currencyCount = book.names.currencies.count
    let paid = paidBySource(book)
    for (number, source) in book.sources.enumerated() {
      guard source.totals.isBalanced else { throw .records(path: source.path) }
      for (index, currency) in book.names.currencies.enumerated() {
        let counted = source.totals.paid[currency]?.tenThousandths ?? 0
        guard paid[number * currencyCount + index] == counted else {
          throw .amounts(path: source.path)
        }
      }
    }
  }

  /// The sums of the lines that count as spending, by source, then currency.
  private static func paidBySource(_ book: Book) -> [Int64] {
    let currencyCount = book.names.currencies.count
    let article = book.lines.article.span
    let currencies = book.lines.articles.currency.span
    let amounts = book.lines.paid.span
    let uses = book.lines.uses.span
    // Read once, because it is a function of another module.
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

  /// Checks the totals of an analysis against the lines that it counted.
  package static func check(_ analysis: Analysis, of book: Book) throws(ControlCheckFailure) {
    var paid = IDTable<CurrencyID, Int64>(repeating: 0, count: book.names.currencies.count)
    for (place, sum) in paidBySource(book).enumerated() {
      paid[CurrencyID(place % paid.count)] += sum
    }
    for row in analysis.spending.byMonth { paid[row.currency] -= row.spent.tenThousandths }
    guard paid.allSatisfy({ $0 == 0 }) else { throw .months }
  }
}
