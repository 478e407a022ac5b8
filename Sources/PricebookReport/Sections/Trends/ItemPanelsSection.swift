import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let panelLimit = 6
  static let linesPerPanel = 4
  /// The months whose spending decides which items matter most.
  static let panelMonths = 12

  /// The items with the most money over twelve months, one line per store.
  var itemsSection: Section? {
    let window = scope.window
    guard window.count > 1 else { return nil }
    var found: [(panel: SmallMultiples.Panel, clearChange: Double)] = []
    for item in largestItems where found.count < PriceTrendsReport.panelLimit {
      if let panel = panel(item) { found.append(panel) }
    }
    guard !found.isEmpty else { return nil }
    // Those without a clear change stay in the order of money.
    let panels = found.enumerated()
      .sorted {
        ($1.element.clearChange, $0.offset) < ($0.element.clearChange, $1.offset)
      }
      .map(\.element.panel)
    return Section(
      id: "items", title: words.trends.itemsTitle,
      note: [
        words.trends.itemsNote(
          panels.count, months: Self.panelMonths, lines: Self.linesPerPanel)
      ],
      drawingNote: [words.trends.itemsDrawingNote],
      blocks: [
        .chart(
          Chart(
            id: "item-panels", title: words.trends.itemsTitle,
            description: words.trends.itemsDescription(panels.map(\.name.text)),
            drawing: .smallMultiples(SmallMultiples(panels: panels))))
      ])
  }

  /// Items by spending over the twelve months up to the report's, largest first.
  private var largestItems: [ItemID] {
    let items = scope.book.names.items
    var sums = IDTable<ItemID, Int64>(repeating: 0, count: items.count)
    let rows = scope.analysis.spending.byItem.rows(
      from: month.adding(months: 1 - Self.panelMonths), through: month)
    for row in rows where row.currency == scope.currencyID {
      sums[row.item] += row.spent.tenThousandths
    }
    let bought = sums.indices.filter { sums[$0] > 0 && !items[$0].isAdjustment }
    // More than there are panels, since an item may have one price or none in the window.
    return bought.foremost(PriceTrendsReport.panelLimit * 4) { (sums[$1], $0) < (sums[$0], $1) }
  }

  /// The panel of an item, and the largest change among its lines that is no chance.
  private func panel(
    _ item: ItemID
  ) -> (panel: SmallMultiples.Panel, clearChange: Double)? {
    let values = scope.analysis.unitValues
    let window = scope.window
    let inWindow = values.seriesRange(ofItem: item).compactMap { index -> (Int, Amount)? in
      let series = values.series[index]
      guard series.currency == scope.currencyID else { return nil }
      let rows = series.rows.filter { values.month[$0] >= window[0] && values.month[$0] <= month }
      return rows.isEmpty
        ? nil : (index, values.paid(over: rows))
    }
    let ordered = inWindow.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    guard let largest = ordered.first else { return nil }
    let dimension = values.series[largest.0].dimension
    let drawn = ordered.map(\.0)
      .filter { values.series[$0].dimension == dimension }
      .prefix(PriceTrendsReport.linesPerPanel)
    // A single price is no line; it is in the tables.
    guard drawn.contains(where: { prices(of: $0, in: window).count { $0 != nil } > 1 }) else {
      return nil
    }
    let lines = drawn.map { index in
      LineSeries(
        name: storeName(index), slot: slots.slot(of: values.series[index].store),
        values: prices(of: index, in: window))
    }
    let trends = drawn.map { scope.analysis.trends[$0] }
    let panel = SmallMultiples.Panel(
      name: scope.itemName(item),
      subheading: subheading(unit: values.dimensions[dimension].baseUnit, trends),
      chart: LineChart(
        months: window, series: lines, reference: nil, digits: digits(of: lines),
        currency: scope.currency,
        unit: values.dimensions[dimension].baseUnit))
    let clear = trends.filter { $0.direction == .rising || $0.direction == .falling }
    return (panel, clear.compactMap { $0.changePercent?.magnitude }.max() ?? 0)
  }

  /// The decimals of the currency, or four where all prices are below a tenth.
  private func digits(of lines: [LineSeries]) -> Int {
    var highest: Double?
    for line in lines {
      for case let value? in line.values where value > highest ?? -.infinity { highest = value }
    }
    return highest ?? 0 < 0.1 ? 4 : min(4, max(0, scope.currency.minorUnitDigits))
  }

  private func prices(of index: Int, in window: [Month]) -> [Double?] {
    let values = scope.analysis.unitValues
    return values.approximatePrices(of: values.series[index], in: window)
  }

  /// `CHF per kg · rising at 2 of 3 stores`.
  private func subheading(unit: String, _ trends: [PriceTrend]) -> RichText {
    "\(scope.priced(words.shared.per(unit))) · \(directions(of: trends))"
  }

  /// At how many of the stores that can be judged the price rises or falls; where it does neither
  /// at any, at how many it is steady or unclear.
  private func directions(of trends: [PriceTrend]) -> RichText {
    let counts = { (directions: [PriceTrend.Direction]) in
      directions
        .map { direction in (direction, trends.count { $0.direction == direction }) }
        .filter { $0.1 > 0 }
    }
    let tooFew = trends.count { $0.direction == .tooFewMonths }
    guard tooFew < trends.count else {
      return RichText(words.trends.directionWord(.tooFewMonths))
    }
    let moving = counts([.rising, .falling])
    let entries = moving.isEmpty ? counts([.steady, .unclear]) : moving
    if let only = entries.first, only.1 == trends.count {
      return RichText(words.trends.directionWord(only.0))
    }
    return words.trends.directionCounts(
      entries.map { words.trends.directionAt($0.0, $0.1) }, of: trends.count - tooFew,
      tooFew: tooFew)
  }
}
