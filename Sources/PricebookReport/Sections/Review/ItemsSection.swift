import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  static let itemRowLimit = 8

  /// The items with the most money, with their unit values.
  var itemsSection: Section? {
    let all = scope.items
    let items = scope.book.names.items
    let largest = all.filter { !items[$0.item].isAdjustment && $0.spent > .zero }
      .sorted {
        ($1.spent, $0.item, $0.dimension) < ($0.spent, $1.item, $1.dimension)
      }
    let limit = max(1, min(scope.context.topCount ?? SpendingReview.itemRowLimit, 500))
    let shown = largest.prefix(limit)
    guard !shown.isEmpty else { return nil }
    let table = itemsTable(Array(shown), of: all)
    return Section(
      id: "items", title: words.items.title,
      note: [note(shown.count)], blocks: [.table(table)])
  }

  private func note(_ count: Int) -> RichText {
    let note = words.items.note(count)
    guard hasLines, let first = scope.window.first else { return note }
    return "\(note) \(words.items.lines(from: first, through: scope.month))"
  }

  /// Whether there are enough months before, to compare a price with.
  private var hasChanges: Bool {
    comparedMonths != nil
      || (period.isMonth && scope.window.count > ItemPrices.comparedMonths)
  }
  /// The months with whose prices those of the report are compared, where they are not the three
  /// months before that have one.
  private var comparedMonths: MonthPeriod? { period.reference }
  private var comparedPrices: ComparedPeriod? {
    comparedMonths.map {
      ComparedPeriod(months: $0, firstDay: period.calendar.firstDay(of: $0.first), needsYear: true)
    }
  }
  private var hasLines: Bool { scope.window.count > 1 }

  /// The columns or cells that a book of so few months has something for.
  private func known<Part>(_ parts: [Part]) -> [Part] {
    Array(parts.prefix(4)) + (hasChanges ? [parts[4]] : []) + (hasLines ? [parts[5]] : [])
  }

  private func itemsTable(_ shown: [Spending.ItemRow], of all: [Spending.ItemRow])
    -> DisplayTable
  {
    var rows = shown.map { DisplayTable.Row(known(cells(of: $0))) }
    let sum = shown.reduce(Amount.zero) { $0 + $1.spent }
    let sums = { (label: RichText, amount: Amount) -> [Cell] in
      [
        .text(label), .blank, self.spent(amount), .blank, .blank, .blank,
      ]
    }
    let restCount = all.count - shown.count
    if restCount > 0 {
      rows.append(
        DisplayTable.Row(
          known(sums(words.shared.other(restCount, .item), spent - sum)), emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        known(sums(words.shared.counted(all.count, .item), spent)), emphasis: .total))
    var footnotes: [RichText] = []
    if restCount > 0 {
      footnotes.append(
        words.shared.moreRows(restCount, in: scope.context.tableName("spending-by-item")))
    }
    if hasChanges {
      footnotes.append(
        comparedPrices.map {
          words.items.changeFootnoteAgainst(scope.analysis.options.alertPercent, .period($0))
        }
          ?? words.items.changeFootnote(
            scope.analysis.options.alertPercent, months: ItemPrices.comparedMonths))
    }
    return DisplayTable(
      id: "items-table", caption: words.items.tableCaption(months),
      captionUnit: scope.captionUnit,
      columns: known(itemColumns), rows: rows,
      footnotes: footnotes,
      file: scope.context.tablePath("spending-by-item"))
  }

  private var itemColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.item), .number(headings.quantity),
      .number(headings.spent, order: .descending), .number(headings.unitValue),
      .number(comparedPrices.map(words.review.against) ?? headings.onThreeMonths),
      .number(words.shared.counted(scope.window.count, .month)),
    ]
  }

  /// An amount, and under it its share of the month.
  private func spent(_ amount: Amount) -> Cell {
    .value(
      scope.written(amount),
      secondLine: amount.percent(of: spent).map { .value(.percent($0)) })
  }

  private func cells(of row: Spending.ItemRow) -> [Cell] {
    let unit = scope.analysis.unitValues.dimensions[row.dimension].baseUnit
    let prices = ItemPrices(item: row.item, dimension: row.dimension, in: scope)
    let change =
      comparedMonths.map { prices.change(from: $0.months, to: period.begun) }
      ?? prices.changeOnThreeMonths(in: scope.month)
    let threshold = Double(scope.analysis.options.alertPercent)
    let tone: Tone =
      switch change {
      case let change? where change >= threshold: .over
      case let change? where change <= -threshold: .under
      default: .neutral
      }
    return [
      .name(
        scope.itemName(row.item),
        secondLine: prices.stores.isEmpty
          ? nil
          : words.shared.list(prices.stores.map { scope.book.names.stores[$0] }, limit: 2)),
      .value(.quantity(row.quantity.rounded, unit: unit)),
      spent(row.spent),
      .value(
        prices.price(over: period.begun).map(scope.shownPrice), secondLine: words.shared.per(unit)),
      .value(change.map { .percentDifference($0) }, tone: tone, isStrong: tone != .neutral),
      .sparkline(
        Sparkline(values: prices.approximatePrices(of: scope.window), endTone: tone)),
    ]
  }
}
