import PricebookAnalytics
import PricebookModel

extension YearReviewReport {
  /// The household's prices at the same stores, from a year before to the last month.
  var pricesSection: Section? {
    guard let last = part.months.last, let prices, let move = prices.overYear else { return nil }
    let first = max(last.adding(months: -12), min(move.since, last))
    let window = (0...last.months(since: first)).map { first.adding(months: $0) }
    guard let prices = prices.line(in: window) else { return nil }
    let (title, name) = (words.year.pricesTitle, words.trends.householdName)
    let entries = prices.values.last.flatMap(\.self).map {
      [words.trends.entry(name, .number($0, digits: 1))]
    }
    let line = LineSeries(
      name: name, slot: .household, values: prices.values, dots: prices.dots, band: prices.band)
    return Section(
      id: "prices", title: title, note: [words.year.pricesNote(start: first)],
      drawingNote: [words.moves.band],
      blocks: [
        .chart(
          "year-prices", title, words.trends.levelsDescription(entries ?? []),
          .lines(LineChart(months: window, series: [line])))
      ])
  }

  var itemsSection: Section? {
    guard !part.items.isEmpty else { return nil }
    let (scope, part, words, headings) = (scope, part, words, words.headings)
    var table = scope.table(
      "year-items", words.year.itemsTitle, of: part.items, file: "spending-by-item",
      [
        .init(headings.item) { .name(scope.itemName($0.item)) },
        .number(headings.spent, order: .descending) { [self] in
          scope.cell($0.spent).linked(
            to: lines(LineSelection(item: scope.book.names.items[$0.item].name)))
        },
        .number(headings.share) { .percent($0.spent.percent(of: part.spent)) },
        .number(headings.unitValue) {
          .value(
            $0.price?.rounded.map(scope.shownPrice),
            secondLine: words.shared.per(scope.baseUnit($0.dimension)))
        },
        .number(headings.quantity) {
          .value(.quantity($0.quantity.rounded, unit: scope.baseUnit($0.dimension)))
        }, .number(words.year.purchases) { .count($0.lines) },
      ])
    if let sum = part.items.map(\.spent).sum, part.itemCount > part.items.count {
      table.rows.append(
        DisplayTable.Row(
          [
            .text(words.shared.counted(part.items.count, .item)), scope.cell(sum),
            .percent(sum.percent(of: part.spent)), .blank, .blank, .blank,
          ], emphasis: .total))
    }
    return Section(
      id: "items", title: words.year.itemsTitle, note: [words.year.itemsNote],
      blocks: [.table(table)])
  }

  /// The regular prices that changed most in money by the last month: those of that month's price trends.
  var priceChangesSection: Section? {
    guard let last = part.months.last else { return nil }
    let changes = StatedPriceChanges(scope, through: last)
    guard !changes.all.isEmpty else { return nil }
    let title = words.year.priceChangesTitle
    return Section(
      id: "price-changes", title: title,
      blocks: [
        .table(changes.table("year-price-changes", title, limit: Self.changeLimit)),
        words.shared.method([changes.method(usual: nil)]),
      ])
  }

  private static let changeLimit = 10

  var storesSection: Section? {
    guard let largest = part.stores.first else { return nil }
    let largestPart = LargestPart(of: part.stores.map(\.spent))
    // Refunds at other stores can make one of them more than the whole.
    let share =
      largestPart == .tied || largest.spent > part.spent
      ? nil : largest.spent.percent(of: part.spent)
    return Section(
      id: "stores", title: words.stores.title,
      note: share.map {
        [words.year.storesNote(scope.storeName(largest.store), largestPart, share: $0)]
      } ?? [],
      blocks: [
        .chart(
          scope.storeChart(
            part.stores.map { ($0.store, $0.spent, $0.receipts) }, of: part.spent,
            lines: { [self] in lines(LineSelection(store: $0)) }))
      ])
  }
}
