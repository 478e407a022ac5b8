import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let panelLimit = 4
  static let linesPerPanel = 4
  /// How many prices one line of a panel has at least.
  static let pricesNeeded = 4
  /// The months whose spending decides which items matter most.
  static let panelMonths = 12

  /// The items with the most money over twelve months, one line per store.
  var itemsSection: Section? {
    guard scope.window.count > 1 else { return nil }
    let panels = largestItems.lazy.compactMap(panel).prefix(Self.panelLimit)
    guard !panels.isEmpty else { return nil }
    let drawn = Array(panels)
    return Section(
      id: "items", title: words.trends.itemsTitle,
      blocks: [
        .chart(
          Chart(
            id: "item-panels", title: words.trends.itemsTitle,
            description: words.trends.itemsDescription(drawn.map(\.name.text)),
            drawing: .smallMultiples(SmallMultiples(panels: drawn)))),
        .disclosure(
          title: words.shared.method,
          blocks: [
            .paragraph(
              words.trends.itemsNote(
                drawn.count, months: Self.panelMonths, lines: Self.linesPerPanel,
                prices: Self.pricesNeeded))
          ]),
      ])
  }

  /// Items by spending over the twelve months up to the report's, largest first; where nothing was
  /// spent, those with most prices.
  private var largestItems: [ItemID] {
    let items = scope.book.names.items
    var sums = IDTable<ItemID, Int64>(repeating: 0, count: items.count)
    let rows = scope.analysis.spending.byItem.rows(
      from: month.adding(months: 1 - Self.panelMonths), through: month)
    for row in rows where row.currency == scope.currencyID {
      sums[row.item] += row.spent.tenThousandths
    }
    if rows.allSatisfy({ sums[$0.item] <= 0 }) {
      for trend in trends {
        sums[scope.analysis.unitValues.series[trend.series].item] += Int64(trend.rows.count)
      }
    }
    let bought = sums.indices.filter { sums[$0] > 0 && !items[$0].isAdjustment }
    // More than there are panels, since an item may have one price or none in the window.
    return bought.foremost(PriceTrendsReport.panelLimit * 4) { (sums[$1], $0) < (sums[$0], $1) }
  }

  /// The panel of an item; `nil` where no store has enough prices for a line.
  private func panel(_ item: ItemID) -> SmallMultiples.Panel? {
    let values = scope.analysis.unitValues
    let window = scope.window
    let inWindow = values.seriesRange(ofItem: item).compactMap { index -> (Int, Amount)? in
      let series = values.series[index]
      guard series.currency == scope.currencyID else { return nil }
      let rows = series.rows.filter { values.month[$0] >= window[0] && values.month[$0] <= month }
      return rows.isEmpty ? nil : (index, values.paid(over: rows))
    }
    let ordered = inWindow.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    guard let largest = ordered.first else { return nil }
    let dimension = values.series[largest.0].dimension
    let lines = ordered.map(\.0).filter { values.series[$0].dimension == dimension }
      .prefix(Self.linesPerPanel).map { index in
        LineSeries(
          name: storeName(index), slot: slots.slot(of: values.series[index].store),
          values: values.approximatePrices(of: values.series[index], in: window))
      }
    guard lines.contains(where: { $0.values.count { $0 != nil } >= Self.pricesNeeded }) else {
      return nil
    }
    let unit = values.dimensions[dimension].baseUnit
    return SmallMultiples.Panel(
      name: scope.itemName(item), subheading: scope.priced(words.shared.per(unit)),
      chart: LineChart(
        months: window, series: lines, reference: nil, digits: digits(of: lines),
        currency: scope.currency, unit: unit, monthsHeld: ItemEntry.monthsHeld))
  }

  /// The decimals of the currency, or four where all prices are below a tenth.
  private func digits(of lines: [LineSeries]) -> Int {
    var highest: Double?
    for line in lines {
      for case let value? in line.values where value > highest ?? -.infinity { highest = value }
    }
    return highest ?? 0 < 0.1 ? 4 : min(4, max(0, scope.currency.minorUnitDigits))
  }
}
