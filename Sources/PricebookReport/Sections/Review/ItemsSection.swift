import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let itemRowLimit = 8

  /// The items with the most money, with their unit values.
  var itemsSection: Section? {
    let all = scope.items(in: month)
    let items = scope.book.names.items
    let largest = all.filter { !items[Int($0.item)].isAdjustment && $0.spent > .zero }
      .sorted {
        ($1.spent, $0.item, $0.dimension) < ($0.spent, $1.item, $1.dimension)
      }
    let limit = max(1, min(scope.context.topCount ?? SpendingReview.itemRowLimit, 500))
    let shown = largest.prefix(limit)
    guard !shown.isEmpty else { return nil }
    let table = itemsTable(Array(shown), of: all)
    return Section(
      id: "items", title: ItemPhrases.title,
      note: ItemPhrases.note(shown.count, window: scope.window), blocks: [.table(table)])
  }

  private func itemsTable(_ shown: [Spending.ItemRow], of all: [Spending.ItemRow])
    -> DisplayTable
  {
    var rows = shown.map { DisplayTable.Row(cells(of: $0)) }
    let sum = shown.reduce(Amount.zero) { $0 + $1.spent }
    let sums = { (label: RichText, amount: Amount) -> [Cell] in
      [
        .text(label), .blank, .value(scope.written(amount)),
        .value(amount.percent(of: self.spent).map { .percent($0) }), .blank, .blank, .blank,
      ]
    }
    let restCount = all.count - shown.count
    if restCount > 0 {
      rows.append(
        DisplayTable.Row(
          sums(Phrases.other(restCount, "item", "items"), spent - sum), emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        sums(Phrases.counted(all.count, "item", "items"), spent), emphasis: .total))
    return DisplayTable(
      id: "items-table", caption: ItemPhrases.tableCaption(month),
      captionUnit: scope.captionUnit, columns: ItemPhrases.columns(months: scope.window.count),
      rows: rows,
      footnotes: ItemPhrases.footnotes(
        rest: restCount, file: scope.context.tableName("spending-by-item"),
        percent: scope.analysis.options.alertPercent),
      file: scope.context.tablePath("spending-by-item"))
  }

  private func cells(of row: Spending.ItemRow) -> [Cell] {
    let unit = scope.analysis.unitValues.dimensions[Int(row.dimension)].baseUnit
    let prices = ItemPrices(item: row.item, dimension: row.dimension, in: scope)
    let change = prices.changeOnThreeMonths(in: month)
    let threshold = Double(scope.analysis.options.alertPercent)
    let tone: Tone =
      switch change {
      case let change? where change >= threshold: .over
      case let change? where change <= -threshold: .under
      default: .neutral
      }
    return [
      .name(
        scope.book.names.items[Int(row.item)].name,
        secondLine: prices.stores.isEmpty
          ? nil
          : Phrases.list(prices.stores.map { scope.book.names.stores[Int($0)] }, limit: 2)),
      .value(.quantity(row.quantity.rounded, unit: unit)),
      .value(scope.written(row.spent)),
      .value(row.spent.percent(of: spent).map { .percent($0) }),
      .value(
        prices.price(in: month).map(scope.shownPrice), secondLine: Phrases.per(unit)),
      .value(change.map { .percentDifference($0) }, tone: tone, isStrong: tone != .neutral),
      .sparkline(
        Sparkline(values: prices.approximatePrices(of: scope.window), endTone: tone)),
    ]
  }
}

/// The words of the section on items.
enum ItemPhrases {
  static let title: RichText = "Largest items"

  static func tableCaption(_ month: Month) -> RichText { "Largest items, \(.month(month))" }

  static func note(_ count: Int, window: [Month]) -> [RichText] {
    let what: RichText = """
      \(count == 1 ? "The item" : "The \(.count(count)) items") with the most money. The price \
      is the unit value: what was paid per kg, l or piece at all stores together.
      """
    guard let first = window.first, let last = window.last, first < last else { return [what] }
    return [
      """
      \(what) Small lines run from \(.month(first)) to \(.month(last)); gaps are months without \
      a purchase.
      """
    ]
  }

  static func columns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Item"), .number("Quantity"), .number("Spent", order: .descending),
      .number("Share"), .number("Unit value"), .number("On 3 months"),
      .number(Phrases.counted(months, "month", "months")),
    ]
  }

  static func footnotes(rest: Int, file: RichText, percent: Int) -> [RichText] {
    let change: RichText = """
      “On 3 months” compares with the median of the last three months that have a price; changes \
      of \(.percent(Double(percent), digits: 0)) or more stand out.
      """
    guard rest > 0 else { return [change] }
    return [Phrases.moreRows(rest, in: file), change]
  }
}
