import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let storeBarLimit = 12

  /// The month by store, largest first.
  var storesSection: Section? {
    let rows = scope.stores(in: month).sorted {
      ($1.spent, $0.store) < ($0.spent, $1.store)
    }
    guard let largest = rows.first else { return nil }
    let name = { (store: UInt32) in scope.book.names.stores[Int(store)] }
    let shown = rows.prefix(SpendingReview.storeBarLimit)
    let chart = Chart(
      id: "store-bars", title: StorePhrases.title,
      description: StorePhrases.description(
        name(largest.store), scope.written(largest.spent), stores: rows.count),
      drawing: .storeBars(
        StoreBars(
          currency: scope.currency,
          rows: shown.map { row in
            StoreBars.Row(
              name: name(row.store), amount: row.spent,
              note: StorePhrases.barNote(
                share: row.spent.percent(of: spent), receipts: row.receipts))
          },
          omittedCount: rows.count - shown.count)))
    let earlierMonth = month.adding(months: -1)
    let earlier = scope.stores(in: earlierMonth).first { $0.store == largest.store }
      .flatMap { $0.spent.percent(of: scope.spent(in: earlierMonth)) }
    return Section(
      id: "stores", title: StorePhrases.title,
      note: (largest.spent.percent(of: spent).map {
        [
          StorePhrases.note(
            name(largest.store), share: $0, earlier: earlier, earlierMonth: earlierMonth)
        ]
      } ?? []) + (savingsNote.map { [$0] } ?? []),
      blocks: [
        .chart(chart),
        .disclosure(title: StorePhrases.tableTitle, blocks: [.table(storesTable(rows))]),
      ])
  }

  private func storesTable(_ rows: [Spending.StoreRow]) -> DisplayTable {
    let shown = rows.prefix(SpendingReview.tableRowLimit)
    let rest = rows.dropFirst(SpendingReview.tableRowLimit)
    let cells = { (name: Cell, spent: Amount, receipts: Int, lines: Int) -> [Cell] in
      [
        name, .value(scope.written(spent)),
        .value(spent.percent(of: self.spent).map { .percent($0) }), .value(.count(receipts)),
        .value(.count(lines)),
      ]
    }
    var tableRows = shown.map { row in
      DisplayTable.Row(
        cells(
          .name(scope.book.names.stores[Int(row.store)]), row.spent, row.receipts, row.lines))
    }
    if !rest.isEmpty {
      tableRows.append(
        DisplayTable.Row(
          cells(
            .text(Phrases.other(rest.count, "store", "stores")),
            rest.reduce(.zero) { $0 + $1.spent }, rest.reduce(0) { $0 + $1.receipts },
            rest.reduce(0) { $0 + $1.lines }), emphasis: .rest))
    }
    tableRows.append(
      DisplayTable.Row(
        cells(
          .text(Phrases.total), spent, rows.reduce(0) { $0 + $1.receipts },
          rows.reduce(0) { $0 + $1.lines }), emphasis: .total))
    return DisplayTable(
      id: "stores-table", caption: StorePhrases.tableCaption(month),
      captionUnit: scope.captionUnit, columns: StorePhrases.columns, rows: tableRows,
      footnotes: rest.isEmpty
        ? []
        : [Phrases.moreRows(rest.count, in: scope.context.tableName("spending-by-store"))],
      file: scope.context.tablePath("spending-by-store"))
  }
}

/// The words of the section on stores.
enum StorePhrases {
  static let title: RichText = "By store"
  static let tableTitle: RichText = "Table of stores"

  static func tableCaption(_ month: Month) -> RichText { "Stores, \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Store"), .number("Spent", order: .descending), .number("Share"), .number("Receipts"),
    .number("Lines"),
  ]

  static func barNote(share: Double?, receipts: Int) -> RichText {
    let count = Phrases.counted(receipts, "receipt", "receipts")
    return share.map { "\(.percent($0, digits: 0)) · \(count)" } ?? count
  }

  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText {
    let claim: RichText = "\(name: store) took \(.percent(share, digits: 0)) of the money"
    guard let earlier else { return "\(claim)." }
    return "\(claim), against \(.percent(earlier, digits: 0)) in \(.monthName(earlierMonth))."
  }

  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText {
    """
    Spending at \(Phrases.counted(stores, "store", "stores")), most of it at \(name: store) with \
    \(amount).
    """
  }
}
