import PricebookModel

extension Spending.PersonRow {
  /// What every person paid in every month; empty where no line says who paid.
  ///
  /// - Parameter currencyRanks: The place of every currency in the order of labels.
  /// - Complexity: O(lines), and sorting of the rows; O(1) where no line says who paid.
  static func all(
    of lines: ReceiptLines, boundaries: MonthCalendar,
    currencyRanks: IDTable<CurrencyID, UInt16>
  ) -> [Spending.PersonRow] {
    struct Key: Hashable {
      var month: Month
      var person: PersonID
      var currency: CurrencyID
    }
    guard !lines.person.isEmpty else { return [] }
    var sums: [Key: (spent: Amount, lines: Int)] = [:]
    let (days, currencies) = (lines.day, lines.currency)
    for (rows, person) in lines.person.eachRun {
      for row in rows where lines.uses[row].contains(.spending) {
        let key = Key(
          month: boundaries.month(of: days[row]), person: PersonID(rawValue: person),
          currency: currencies[row])
        var sum = sums[key] ?? (.zero, 0)
        sum.spent += lines.paid[row]
        sum.lines += 1
        sums[key] = sum
      }
    }
    return sums.map { key, sum in
      Spending.PersonRow(
        month: key.month, person: key.person, currency: key.currency, spent: sum.spent,
        lineCount: sum.lines)
    }.sorted { left, right in
      (left.month, left.person, currencyRanks[left.currency])
        < (right.month, right.person, currencyRanks[right.currency])
    }
  }
}
