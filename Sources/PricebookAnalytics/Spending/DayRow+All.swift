import PricebookModel

extension Spending.DayRow {
  /// What was spent on every day.
  ///
  /// - Parameter currencyRanks: The place of every currency in the order of labels.
  /// - Complexity: O(lines), with a look-up for every receipt, and sorting of the days.
  static func all(
    of lines: ReceiptLines, currencyRanks: IDTable<CurrencyID, UInt16>
  ) -> [Spending.DayRow] {
    struct Key: Hashable {
      var day: CalendarDate
      var currency: CurrencyID
    }
    let (receipt, article, paid, uses) = (lines.receipt, lines.article, lines.paid, lines.uses)
    let (days, currencies) = (lines.receipts.day, lines.articles.currency)
    let spending = ReceiptLines.Uses.spending
    var sums: [Key: Int64] = [:]
    // Lines of one receipt are mostly next to each other.
    var last: (key: Key, sum: Int64)?
    for row in receipt.indices where uses[row].contains(spending) {
      let key = Key(day: days[Int(receipt[row])], currency: currencies[Int(article[row])])
      if let known = last, known.key == key {
        last = (key, known.sum &+ paid[row].tenThousandths)
      } else {
        if let known = last { sums[known.key, default: 0] &+= known.sum }
        last = (key, paid[row].tenThousandths)
      }
    }
    if let last { sums[last.key, default: 0] &+= last.sum }
    return sums.map { key, sum in
      Spending.DayRow(
        day: key.day, currency: key.currency, spent: Amount(tenThousandths: sum))
    }.sorted { left, right in
      (left.day, currencyRanks[left.currency]) < (right.day, currencyRanks[right.currency])
    }
  }
}
