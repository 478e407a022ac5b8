import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  static let storeBarLimit = 12

  var storesSection: Section? {
    let rows = scope.stores.sorted {
      ($1.spent, $0.store) < ($0.spent, $1.store)
    }
    guard let largest = rows.first else { return nil }
    let name = { (store: StoreID) in scope.book.names.stores[store] }
    let shown = rows.prefix(SpendingReview.storeBarLimit)
    let part = LargestPart(of: rows.map(\.spent))
    let chart = Chart(
      id: "store-bars", title: words.stores.title,
      description: words.stores.description(
        name(largest.store), scope.written(largest.spent), part, stores: rows.count),
      drawing: .storeBars(
        StoreBars(
          currency: scope.currency,
          rows: shown.map { row in
            StoreBars.Row(
              name: name(row.store), amount: row.spent,
              note: barNote(row))
          },
          omittedCount: rows.count - shown.count)))
    // That everything was bought there before too is no news.
    let before = months.previous
    let earlierStores = period.covers(before) ? scope.stores(over: before.months) : []
    let earlier =
      part == .only && earlierStores.count <= 1
      ? nil
      : earlierStores.first { $0.store == largest.store }
        .flatMap { $0.spent.percent(of: scope.spending(over: before.months)?.spent ?? .zero) }
    return Section(
      id: "stores", title: words.stores.title,
      note: ((part == .tied || largest.spent > spent ? nil : largest.spent.percent(of: spent)).map {
        [
          words.stores.note(
            name(largest.store), part, share: $0, earlier: earlier, earlierPeriod: before)
        ]
      } ?? []),
      blocks: [
        .chart(chart),
        .disclosure(
          title: words.stores.tableTitle,
          blocks: [.table(storesTable(rows))] + (savingsNote.map { [.paragraph($0)] } ?? [])),
      ])
  }

  private func barNote(_ row: Spending.StoreRow) -> RichText {
    let receipts = words.shared.counted(row.receipts, .receipt)
    return row.spent.percent(of: spent).map { "\(.percent($0, digits: 0)) · \(receipts)" }
      ?? receipts
  }

  private var storeColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.store), .number(headings.spent, order: .descending),
      .number(headings.share), .number(headings.receipts), .number(headings.lines),
    ]
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
          .name(scope.book.names.stores[row.store]), row.spent, row.receipts, row.lines))
    }
    if !rest.isEmpty {
      tableRows.append(
        DisplayTable.Row(
          cells(
            .text(words.shared.other(rest.count, .store)),
            rest.reduce(.zero) { $0 + $1.spent }, rest.reduce(0) { $0 + $1.receipts },
            rest.reduce(0) { $0 + $1.lines }), emphasis: .rest))
    }
    tableRows.append(
      DisplayTable.Row(
        cells(
          .text(words.shared.total), spent, rows.reduce(0) { $0 + $1.receipts },
          rows.reduce(0) { $0 + $1.lines }), emphasis: .total))
    return DisplayTable(
      id: "stores-table", caption: words.stores.tableCaption(months),
      captionUnit: scope.captionUnit, columns: storeColumns, rows: tableRows,
      footnotes: rest.isEmpty
        ? []
        : [words.shared.moreRows(rest.count, in: scope.context.tableName("spending-by-store"))],
      file: scope.context.tablePath("spending-by-store"))
  }
}
