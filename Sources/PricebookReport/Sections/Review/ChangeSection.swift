import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  static let changeRowLimit = 12

  /// Why the month differs from the one before, in all and by category, and the items that moved
  /// it most.
  var changeSection: Section? {
    let rows = scope.changes
    guard let total = rows.first, total.scope == .wholeMonth, spending != nil,
      let before = comparison(with: month.adding(months: -1))
    else { return nil }
    let categories = rows.dropFirst().sorted { $0.change.magnitude > $1.change.magnitude }
    return Section(
      id: "changes", title: words.changes.title,
      note: [words.changes.note(month, before: before.period, scope.difference(total.change))],
      blocks: [
        .chart(changeChart(total, before)),
        .table(changeTable(Array(categories), total: total, before)),
      ] + (itemChangeTable(before).map { [.table($0)] } ?? []))
  }

  private func changeChart(_ total: SpendingChange.Row, _ before: MonthComparison) -> Chart {
    Chart(
      id: "change-steps", title: words.changes.title,
      description: words.changes.description(
        previous: scope.written(total.previous), current: scope.written(total.current),
        price: scope.difference(total.priceEffect),
        quantity: scope.difference(total.quantityEffect)),
      drawing: .waterfall(
        Waterfall(
          currency: scope.currency,
          start: Waterfall.Step(words.shared.name(before.period), total.previous),
          steps: [
            Waterfall.Step(words.headings.price, total.priceEffect),
            Waterfall.Step(words.headings.quantity, total.quantityEffect),
            Waterfall.Step(words.changes.newItems, total.newItems),
            Waterfall.Step(words.changes.goneItems, total.goneItems),
          ],
          end: Waterfall.Step(.value(.monthName(month)), total.current))))
  }

  private func changeTable(
    _ categories: [SpendingChange.Row], total: SpendingChange.Row, _ before: MonthComparison
  ) -> DisplayTable {
    let shown = categories.prefix(SpendingReview.changeRowLimit)
    let rest = categories.dropFirst(SpendingReview.changeRowLimit)
    var rows = shown.map { row in
      DisplayTable.Row(
        changeCells(.name(scope.categoryName(row.scope)), row))
    }
    if var sum = rest.first {
      for row in rest.dropFirst() {
        sum.previous += row.previous
        sum.current += row.current
        sum.priceEffect += row.priceEffect
        sum.quantityEffect += row.quantityEffect
        sum.newItems += row.newItems
        sum.goneItems += row.goneItems
      }
      rows.append(
        DisplayTable.Row(
          changeCells(.text(words.shared.other(rest.count, .category)), sum),
          emphasis: .rest))
    }
    rows.append(DisplayTable.Row(changeCells(.text(words.shared.total), total), emphasis: .total))
    return DisplayTable(
      id: "change-table", caption: words.changes.tableCaption, captionUnit: scope.captionUnit,
      columns: changeColumns(before), rows: rows,
      file: scope.context.tablePath("spending-change"))
  }

  /// What was spent before and now, under the names of the two months.
  private func monthColumns(_ before: MonthComparison) -> [DisplayTable.Column] {
    [.number(words.shared.name(before.period)), .number(.value(.monthName(month)))]
  }

  private func changeColumns(_ before: MonthComparison) -> [DisplayTable.Column] {
    let headings = words.headings
    return [.init(headings.category)] + monthColumns(before) + [
      .number(headings.changeInMoney), .number(headings.price), .number(headings.quantity),
      .number(headings.newItems), .number(headings.goneItems),
    ]
  }

  private func itemChangeColumns(_ before: MonthComparison) -> [DisplayTable.Column] {
    let headings = words.headings
    return [.init(headings.item)] + monthColumns(before) + [
      .number(headings.changeInMoney, order: .descending), .number(headings.priceEffect),
      .number(headings.unitValue),
    ]
  }

  private func changeCells(_ name: Cell, _ row: SpendingChange.Row) -> [Cell] {
    let part = { (amount: Amount) -> Cell in .value(scope.difference(amount)) }
    return [
      name, .value(scope.written(row.previous)), .value(scope.written(row.current)),
      .value(scope.difference(row.change), isStrong: true),
      .value(scope.difference(row.priceEffect), tone: Tone(variance: row.priceEffect)),
      part(row.quantityEffect), part(row.newItems), part(row.goneItems),
    ]
  }

  /// The items with the largest increases, then those with the largest decreases.
  private func itemChangeTable(_ before: MonthComparison) -> DisplayTable? {
    let all = scope.itemChanges
    let limit = SpendingChange.itemLimit
    let up = all.filter { $0.change > .zero }.prefix(limit)
    let down = all.filter { $0.change < .zero }.suffix(limit)
    guard !up.isEmpty || !down.isEmpty else { return nil }
    let rows = (up + down).map { item in
      DisplayTable.Row([
        .name(scope.book.names.items[item.item].name),
        .value(scope.written(item.previous)), .value(scope.written(item.current)),
        .value(scope.difference(item.change), isStrong: true),
        .value(
          item.priceChangePercent == nil ? nil : scope.difference(item.priceEffect),
          tone: Tone(variance: item.priceEffect)),
        .value(item.priceChangePercent.map { .percentDifference($0) }),
      ])
    }
    return DisplayTable(
      id: "change-items", caption: words.changes.itemsCaption, captionUnit: scope.captionUnit,
      columns: itemChangeColumns(before), rows: rows,
      footnotes: [words.changes.itemsFootnote(limit)],
      file: scope.context.tablePath("spending-by-item"))
  }
}

extension SpendingReview {
  /// What prices, new items and items gone did to spending.
  var changeObservations: [Observation?] {
    guard let total = scope.changes.first, total.scope == .wholeMonth,
      let before = comparison(with: month.adding(months: -1))
    else { return [] }
    let name = { (item: SpendingChange.ItemChange) in scope.book.names.items[item.item].name }
    let isDearer = total.priceEffect > .zero
    let movers =
      scope.itemChanges
      .filter { isDearer ? $0.priceEffect > .zero : $0.priceEffect < .zero }
      .sorted { $0.priceEffect.magnitude > $1.priceEffect.magnitude }
      .prefix(2)
      .compactMap { item in
        item.priceChangePercent.map { (name(item), Value.percent($0.magnitude)) }
      }
    let newest = scope.itemChanges.first { $0.previous == .zero && $0.current > .zero }
    return [
      Observation(
        stake: total.priceEffect, tone: Tone(variance: total.priceEffect),
        sentence: words.changes.prices(isDearer: isDearer, before: before.period, movers),
        link: link(.changes)),
      Observation(
        stake: total.newItems, tone: .neutral,
        sentence: words.changes.newItems(
          before: before.period,
          largest: newest.map { (name($0), scope.written($0.current)) }),
        link: link(.changes)),
    ]
  }
}

extension CurrencyScope {
  /// The month's changes: everything together, then the categories; empty where no month before
  /// has data.
  var changes: [SpendingChange.Row] {
    analysis.spendingChange.rows.rows(of: month).filter { $0.currency == currencyID }
  }

  /// The items that moved the month, highest change first.
  var itemChanges: [SpendingChange.ItemChange] {
    analysis.spendingChange.items.filter { $0.currency == currencyID }
  }
}

extension SpendingChange.Row: MonthRow {}
