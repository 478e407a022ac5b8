import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension YearReviewReport {
  /// The household's prices at the same stores, from a year before to the last month.
  var pricesSection: Section? {
    guard let last = part.months.last, let prices, let move = prices.overYear,
      let index = prices.index
    else { return nil }
    let first = max(last.adding(months: -12), min(move.since, last))
    let window = (0...last.months(since: first)).map { first.adding(months: $0) }
    let values = index.points.rebased(to: window)
    let band = prices.band(in: window)
    guard values.count(where: { $0 != nil }) > 1 else { return nil }
    let chart = Chart(
      id: "year-prices", title: words.year.pricesTitle,
      description: words.trends.levelsDescription(
        values.last.flatMap(\.self).map {
          [words.trends.entry(words.trends.householdName, .number($0, digits: 1))]
        } ?? []),
      drawing: .lines(
        LineChart(
          months: window,
          series: [
            LineSeries(
              name: words.trends.householdName, slot: .household, values: values,
              isThin: index.isThin(in: window), band: band)
          ])))
    return Section(
      id: "prices", title: words.year.pricesTitle, note: [words.year.pricesNote(start: first)],
      drawingNote: band.contains { $0.map { $0.lowerBound < $0.upperBound } ?? false }
        ? [words.moves.band] : [], blocks: [.chart(chart)])
  }

  var itemsSection: Section? {
    guard !part.items.isEmpty else { return nil }
    let headings = words.headings
    var rows = part.items.map { item in
      let unit = unit(item.dimension)
      return DisplayTable.Row([
        .name(scope.itemName(item.item)), .value(scope.written(item.spent)),
        .value(item.spent.percent(of: part.spent).map { .percent($0) }),
        .value(.quantity(item.quantity.rounded, unit: unit)),
        .value(item.price?.rounded.map(scope.shownPrice), secondLine: words.shared.per(unit)),
        .value(.count(item.lines)),
      ])
    }
    if let sum = part.items.map(\.spent).sum, part.itemCount > part.items.count {
      rows.append(
        DisplayTable.Row(
          [
            .text(words.shared.counted(part.items.count, .item)), .value(scope.written(sum)),
            .value(sum.percent(of: part.spent).map { .percent($0) }), .blank, .blank, .blank,
          ], emphasis: .total))
    }
    return Section(
      id: "items", title: words.year.itemsTitle, note: [words.year.itemsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "year-items", caption: words.year.itemsTitle, captionUnit: scope.captionUnit,
            columns: [
              .init(headings.item), .number(headings.spent, order: .descending),
              .number(headings.share), .number(headings.quantity), .number(headings.unitValue),
              .number(words.year.purchases),
            ], rows: rows, file: scope.context.tablePath("spending-by-item")))
      ])
  }

  private func unit(_ dimension: DimensionID) -> String {
    scope.analysis.unitValues.dimensions[dimension].baseUnit
  }

  var priceChangesSection: Section? {
    guard let changes = part.priceChanges, !changes.items.isEmpty,
      let earlier = Self.span(of: changes.earlier), let later = Self.span(of: changes.later)
    else { return nil }
    let headings = words.headings
    return Section(
      id: "price-changes", title: words.year.priceChangesTitle,
      note: [
        words.year.priceChangesNote(
          earlier: earlier, later: later, purchases: YearPriceChanges.fewestPurchases)
      ],
      blocks: [
        .table(
          DisplayTable(
            id: "year-price-changes", caption: words.year.priceChangesTitle,
            captionUnit: scope.captionUnit,
            columns: [
              .init(headings.item), .number(headings.change), .number(words.year.effect),
              .number(words.year.purchases),
            ],
            rows: changes.items.map { item in
              let tone: Tone = item.changePercent > 0 ? .over : .under
              return DisplayTable.Row([
                .name(scope.itemName(item.item)),
                .value(.percentDifference(item.changePercent), tone: tone, isStrong: true),
                .value(scope.difference(item.effect), tone: tone), .value(.count(item.purchases)),
              ])
            }, file: scope.context.tablePath("unit-values")))
      ])
  }

  var storesSection: Section? {
    guard let largest = part.stores.first else { return nil }
    let largestPart = LargestPart(of: part.stores.map(\.spent))
    return Section(
      id: "stores", title: words.stores.title,
      // Refunds at other stores can make one of them more than the whole.
      note: largestPart == .tied || largest.spent > part.spent
        ? []
        : largest.spent.percent(of: part.spent).map {
          [words.year.storesNote(scope.book.names.stores[largest.store], largestPart, share: $0)]
        } ?? [],
      blocks: [
        .chart(
          scope.storeChart(part.stores.map { ($0.store, $0.spent, $0.receipts) }, of: part.spent))
      ])
  }

  private static func span(of months: [Month]) -> MonthPeriod? {
    months.first.flatMap { first in months.last.map { MonthPeriod(first...$0) } }
  }
}
