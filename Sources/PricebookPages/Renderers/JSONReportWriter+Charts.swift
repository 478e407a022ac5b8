import PricebookDocument
import PricebookModel

extension JSONReportWriter {
  /// A chart as the values that are drawn.
  ///
  /// - Parameter titled: The texts above and below a chart with its own heading.
  mutating func write(_ chart: Chart, under titled: TitledChart? = nil) {
    writeBlock("chart") { writer in
      writer.json.write("id", text: chart.id)
      writer.json.write("title", text: writer.plain(chart.title))
      if let titled {
        writer.json.write("heading", text: writer.plain(titled.heading))
        if let badge = titled.badge { writer.json.write("status", text: badge.text) }
        if let subheading = titled.subheading { writer.write("subheading", subheading) }
        if let note = titled.note { writer.write("note", note) }
      }
      writer.write("description", chart.description)
      writer.write(chart.drawing)
    }
  }

  private mutating func write(_ drawing: Chart.Drawing) {
    switch drawing {
    case .budgetBars(let bars): write(bars)
    case .waterfall(let waterfall): write(waterfall)
    case .monthColumns(let columns): write(columns)
    case .storeBars(let bars): write(bars)
    case .comparisonBars(let bars): write(bars)
    case .differenceBars(let bars): write(bars)
    case .availabilityBars(let bars): write(bars)
    case .levelDots(let dots): write(dots)
    case .lines(let lines):
      json.write("kind", text: "lines")
      writeMembers(of: lines)
    case .smallMultiples(let multiples):
      json.write("kind", text: "small-multiples")
      array("panels", multiples.panels) { writer, panel in
        writer.object { writer in
          writer.json.write("name", text: panel.name.text)
          writer.write("subheading", panel.subheading)
          writer.writeMembers(of: panel.chart)
        }
      }
    }
  }

  private mutating func write(_ bars: BudgetBars) {
    start("budget-bars", bars.currency)
    rows("rows", bars.rows) { writer, row in
      writer.json.write("name", text: row.name)
      writer.write("spent", row.spent, bars.currency)
      writer.write("budget", row.budget, bars.currency)
      writer.write("pace", row.pace, bars.currency)
    }
  }

  private mutating func write(_ waterfall: Waterfall) {
    start("waterfall", waterfall.currency)
    let step = { (writer: inout JSONReportWriter, step: Waterfall.Step) in
      writer.json.write("label", text: writer.plain(step.label))
      writer.write("amount", step.amount, waterfall.currency)
    }
    object("start", .line) { step(&$0, waterfall.start) }
    rows("steps", waterfall.steps, step)
    object("end", .line) { step(&$0, waterfall.end) }
  }

  private mutating func write(_ columns: MonthColumns) {
    start("month-columns", columns.currency)
    rows("months", columns.months) { writer, column in
      writer.json.write("month", text: column.month.description)
      writer.write("spent", column.spent, columns.currency)
      writer.write("budget", column.budget, columns.currency)
    }
    if columns.projection != nil { write("projection", columns.projection, columns.currency) }
  }

  private mutating func write(_ bars: StoreBars) {
    start("store-bars", bars.currency)
    rows("rows", bars.rows) { writer, row in
      writer.json.write("name", text: row.name)
      writer.write("amount", row.amount, bars.currency)
      writer.write("note", row.note)
    }
    json.write("omittedRows", count: bars.omittedCount)
  }

  private mutating func write(_ bars: ComparisonBars) {
    start("comparison-bars", bars.currency)
    rows("rows", bars.rows) { writer, row in
      writer.json.write("name", text: row.name)
      writer.write("own", row.own, bars.currency)
      writer.write("filledIn", row.filledIn, bars.currency)
      writer.json.write("eligible", flag: row.isEligible)
      writer.json.write("winner", flag: row.isWinner)
      if !row.note.isEmpty { writer.write("note", row.note) }
    }
    json.write("omittedRows", count: bars.omittedCount)
  }

  private mutating func write(_ bars: DifferenceBars) {
    start("difference-bars", bars.currency)
    rows("rows", bars.rows) { writer, row in
      writer.json.write("label", text: writer.plain(row.label))
      writer.write("amount", row.amount, bars.currency)
    }
  }

  private mutating func write(_ bars: AvailabilityBars) {
    json.write("kind", text: "availability-bars")
    json.write("basketItems", count: bars.basketItems)
    json.write("thresholdPercent", count: bars.thresholdPercent)
    rows("rows", bars.rows) { writer, row in
      writer.json.write("name", text: row.name)
      writer.json.write("pricedItems", count: row.pricedItems)
      writer.write("note", row.note)
    }
    json.write("omittedRows", count: bars.omittedCount)
  }

  private mutating func write(_ dots: LevelDots) {
    json.write("kind", text: "level-dots")
    rows("rows", dots.rows) { writer, row in
      writer.json.write("name", text: row.name)
      writer.json.write("level", measured: row.level)
      writer.json.write("lower", measured: row.interval?.lowerBound)
      writer.json.write("upper", measured: row.interval?.upperBound)
      writer.json.write("reference", flag: row.isReference)
      writer.write("note", row.note)
    }
    json.write("omittedRows", count: dots.omittedCount)
  }

  private mutating func writeMembers(of lines: LineChart) {
    if let currency = lines.currency { json.write("currency", text: currency.label) }
    if let unit = lines.unit { json.write("unit", text: unit) }
    if let reference = lines.reference { json.write("reference", measured: reference) }
    array("months", lines.months, .line) { $0.json.write(text: $1.description) }
    rows("series", lines.series) { writer, series in
      writer.json.write("name", text: series.name)
      writer.array("values", lines.months.indices.map { series.values[safely: $0] }, .line) {
        $0.json.write(measured: $1)
      }
      if series.band.contains(where: { $0 != nil }) {
        let bounds = lines.months.indices.map { $0 < series.band.count ? series.band[$0] : nil }
        writer.array("lower", bounds, .line) { $0.json.write(measured: $1?.lowerBound) }
        writer.array("upper", bounds, .line) { $0.json.write(measured: $1?.upperBound) }
      }
      if series.isThin.contains(true) {
        let months = zip(lines.months, series.isThin).compactMap { $1 ? $0.description : nil }
        writer.array("thinMonths", months, .line) { $0.json.write(text: $1) }
      }
    }
  }

  private mutating func start(_ kind: String, _ currency: CurrencyCode) {
    json.write("kind", text: kind)
    json.write("currency", text: currency.label)
  }

  /// An array of objects, each on a line of its own.
  private mutating func rows<Element>(
    _ key: String, _ elements: [Element], _ write: (inout JSONReportWriter, Element) -> Void
  ) {
    array(key, elements) { writer, element in
      writer.object(nil, .line) { write(&$0, element) }
    }
  }
}

extension [Double?] {
  /// A gap beyond the end.
  fileprivate subscript(safely index: Int) -> Double? { index < count ? self[index] : nil }
}
