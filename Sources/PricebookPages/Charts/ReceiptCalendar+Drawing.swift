import PricebookModel
import PricebookReport

extension ReceiptCalendar: DrawnChart {
  /// The class of its circles, and of those in its legend.
  static let look = "receipt dot"

  /// A row for each month, a column for each day; circles of one day stand beside each other.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let legend = StoreLegend(stores, width: width.rawValue, hasCircles: true)
    let rowHeight: Double = width.isNarrow ? 22 : 34
    let top = legend.height + 24
    let names = months.map { words.formatting.axisMonthName($0.month) }
    let totals = months.map { words.formatting.chartWhole($0.total, currency) }
    let start = TextWidth.widest(names, size: width.textSize) + 14
    let end = width.rawValue - TextWidth.widest(totals, size: width.textSize, isBold: true) - 10
    let step = (end - start) / Double(max(1, months.map(\.dayCount).max() ?? 31))
    var canvas = SVGCanvas(
      width: width.rawValue, height: top + rowHeight * Double(months.count) + 6)
    legend.draw(on: &canvas)
    let heading = words.heading(totalName, currency)
    canvas.text(heading, width.rawValue, top - 7, "a", anchor: .end)
    let room = width.rawValue - TextWidth.reckoned(heading, size: 12) - 16
    for day in stride(from: 0, to: 31, by: 7) {
      let x = start + step * (Double(day) + 0.5)
      if x < room { canvas.text(String(day + 1), x, top - 7, "a", anchor: .middle) }
    }
    let largest = months.lazy.flatMap(\.receipts).map(\.paid).max() ?? .zero
    let unit = rowHeight * 0.47 / max(0.01, largest.approximateUnits).squareRoot()
    let tops = months.indices.map { top + rowHeight * Double($0) }
    if let weekday {
      for (row, y) in zip(months, tops) {
        for day in 0..<row.dayCount where row.firstDay.adding(days: day).weekday == weekday {
          canvas.rectangle(start + step * Double(day), y, step, rowHeight, "shaded")
        }
      }
    }
    for y in tops { canvas.line(0, y + rowHeight, width.rawValue, y + rowHeight, "hair") }
    for (place, y) in tops.enumerated() {
      let baseline = y + rowHeight / 2 + width.textSize * 0.35
      canvas.text(names[place], 0, baseline, "t")
      canvas.text(totals[place], width.rawValue, baseline, "t b", anchor: .end)
    }
    // The smaller receipts of a day are over its larger ones.
    let placed = circles(from: start, step: step, tops: tops, rowHeight: rowHeight, unit: unit)
    for (key, circles) in Dictionary(grouping: placed, by: \.key).sorted(by: { $0.key < $1.key }) {
      let slot = stores.indices.contains(key.store) ? stores[key.store].slot : .other
      canvas.circles(
        circles.map { ($0.x, $0.y, $0.radius) }, "\(Self.look) \(LinePlot.look(slot))")
    }
    for (row, y) in zip(months, tops) {
      canvas.hit(
        0, y, width.rawValue, rowHeight,
        [
          words.formatting.text(.month(row.month)),
          words.formatting.text(.money(Money(row.total, currency))),
        ])
    }
    return canvas
  }

  /// What is drawn together: how many receipts of its day are larger, and the store.
  private struct CircleKey: Hashable, Comparable {
    var larger: Int
    var store: Int

    static func < (one: Self, other: Self) -> Bool {
      (one.larger, one.store) < (other.larger, other.store)
    }
  }

  private func circles(
    from start: Double, step: Double, tops: [Double], rowHeight: Double, unit: Double
  ) -> [(key: CircleKey, x: Double, y: Double, radius: Double)] {
    zip(months, tops).flatMap { row, top in
      let days = Dictionary(grouping: row.receipts, by: \.day).sorted { $0.key < $1.key }
      return days.flatMap { day, receipts in
        let x = start + step * (Double(day.days(since: row.firstDay)) + 0.5)
        let largestFirst = receipts.sorted { ($1.paid, $0.store) < ($0.paid, $1.store) }
        return largestFirst.enumerated().map { number, receipt in
          let radius = max(1.2, max(0, receipt.paid.approximateUnits).squareRoot() * unit)
          let shift = (Double(number) - Double(receipts.count - 1) / 2) * step * 0.4
          let key = CircleKey(larger: number, store: receipt.store)
          return (key, x + shift, top + rowHeight / 2, radius)
        }
      }
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let rows = months.map { row in
      DisplayTable.Row([
        .value(.month(row.month)), .count(row.receipts.count), .money(row.total, currency),
      ])
    }
    var values = ChartValues(words.month, rows: rows, currency: currency)
    values.columns += [.number(RichText(words.receipts)), .number(totalName)]
    return values
  }
}
