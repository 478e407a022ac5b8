import PricebookModel
import PricebookReport

/// A kind of chart: how it is drawn, and its values as a table.
protocol DrawnChart {
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas

  /// Lower, as beside a finding.
  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas
  func values(_ words: PageWords) -> ChartValues
}

extension DrawnChart {
  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas { drawing(width, words) }
}

extension Cell {
  static func money(_ amount: Amount?, _ currency: CurrencyCode) -> Cell {
    .value(amount.map { .money(Money($0, currency)) })
  }

  static func difference(_ amount: Amount?, _ currency: CurrencyCode) -> Cell {
    .value(amount.map { .difference(Money($0, currency)) })
  }
}

extension Chart {
  /// What draws the chart; `nil` for panels, which are several drawings.
  var drawn: (any DrawnChart)? {
    switch drawing {
    case .budgetBars(let bars): bars
    case .waterfall(let waterfall): waterfall
    case .monthColumns(let columns): columns
    case .storeBars(let bars): bars
    case .comparisonBars(let bars): bars
    case .availabilityBars(let bars): bars
    case .levelDots(let dots): dots
    case .runningTotal(let total): total
    case .rankedBars(let bars): bars
    case .stackedBars(let bars): bars
    case .priceStrips(let strips): strips
    case .monthDots(let dots): dots
    case .receiptCalendar(let receipts): receipts
    case .lines(let lines): lines
    case .smallMultiples: nil
    }
  }

  func tableDisclosure(_ words: PageWords) -> Block {
    .disclosure(title: RichText(words.tableOfValues), blocks: [.table(table(words))])
  }

  /// The chart's values as a table, for sections without one.
  func table(_ words: PageWords) -> DisplayTable {
    let values: ChartValues
    if case .smallMultiples(let multiples) = drawing {
      values = multiples.values(words)
    } else {
      values = drawn?.values(words) ?? ChartValues(columns: [], rows: [])
    }
    return DisplayTable(
      id: id + "-values", caption: title,
      captionUnit: values.currency.map { $0.label.isEmpty ? "" : words.valuesIn($0) } ?? "",
      columns: values.columns, rows: values.rows)
  }
}

extension Section {
  /// Whether a chart of this section needs its values written out: there is no table of them nearby.
  func needsTable(for chart: Chart) -> Bool {
    !chart.isTabledElsewhere && !Section.hasTable(blocks)
  }

  private static func hasTable(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      switch block {
      case .table: true
      case .disclosure(_, let inner): hasTable(inner)
      default: false
      }
    }
  }
}

extension SmallMultiples {
  func values(_ words: PageWords) -> ChartValues {
    let values = panels.flatMap { panel in
      panel.chart.series.map { series in
        let values = series.values.compactMap(\.self).filter(\.isFinite)
        let cell = { (value: Double?) -> Cell in
          .value(value.map { .number($0, digits: panel.chart.digits) })
        }
        return DisplayTable.Row([
          .name(panel.name, secondLine: panel.chart.perUnit), .name(series.name),
          cell(values.first), cell(values.last), cell(values.min()), cell(values.max()),
        ])
      }
    }
    return ChartValues(
      words.item, words.store, numbers: [words.first, words.latest, words.lowest, words.highest],
      rows: values, currency: panels.first?.chart.currency)
  }
}

extension LineChart {
  /// The unit of prices, unless it is the piece.
  fileprivate var perUnit: RichText? {
    guard let unit, unit != "each", !unit.isEmpty else { return nil }
    return .name(unit)
  }
}
