package import PricebookModel
package import PricebookReport

/// What was paid on every receipt by category, one row for each: what budget programs import.
package struct ReceiptsByCategory: Sendable {
  private let rows: [Row]

  private struct Row: Sendable {
    var day: CalendarDate
    var payee: String
    var category: String
    /// Below zero for what was spent, as budget programs have it.
    var amount: Amount
    var currency: CurrencyCode
  }

  /// The receipts of a book by day.
  ///
  /// Adjustments without a category, such as deposits, have their name as the category.
  package init(of book: Book) {
    let receipts = JournalReceipts(of: book) { item, category in
      category.isEmpty && item.isAdjustment ? item.name : category
    }
    rows = receipts.byDay.flatMap { receipt in
      receipts.postings(of: receipt).map { posting in
        Row(
          day: book.lines.receipts.day[receipt],
          payee: book.names.stores[book.lines.receipts.store[receipt]], category: posting.account,
          amount: .zero - Amount(tenThousandths: posting.amount),
          currency: book.names.currencies[posting.currency])
      }
    }
  }

  /// `date,payee,category,amount,currency`.
  package var table: DataTable {
    let rows = rows
    func numbers(_ number: @escaping @Sendable (Row) -> Int64) -> DataColumn.Writer<Int64> {
      { places, values in
        for (index, row) in rows[places].enumerated() { values[index] = number(row) }
      }
    }
    return DataTable(
      name: "budget", rowCount: rows.count,
      DataColumn("date", .dates(numbers { Int64($0.day.daysSinceEpoch) })),
      DataColumn("payee", .texts { rows[$0].payee }),
      DataColumn("category", .texts { rows[$0].category }),
      DataColumn(
        "amount",
        .money(
          numbers { $0.amount.tenThousandths },
          decimals: .each(numbers { Int64($0.currency.minorUnitDigits) }))),
      DataColumn("currency", .texts { rows[$0].currency.label }))
  }
}
