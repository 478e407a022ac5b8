import PricebookModel
import PricebookReport

extension ReceiptCalendar: DrawnChart {
  /// A row for each month, a column for each day; circles of one day stand beside each other.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let legend = StoreLegend(stores, width: width.rawValue)
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
    for day in stride(from: 0, to: 31, by: 7) {
      canvas.text(
        String(day + 1), start + step * (Double(day) + 0.5), top - 7, "a", anchor: .middle)
    }
    let largest = months.lazy.flatMap(\.receipts).map(\.paid).max() ?? .zero
    let unit = rowHeight * 0.47 / max(0.01, largest.approximateUnits).squareRoot()
    for (place, row) in months.enumerated() {
      let y = top + rowHeight * Double(place)
      if let weekday {
        for day in 0..<row.dayCount where row.firstDay.adding(days: day).weekday == weekday {
          canvas.rectangle(start + step * Double(day), y, step, rowHeight, "shaded")
        }
      }
      canvas.line(0, y + rowHeight, width.rawValue, y + rowHeight, "hair")
      let baseline = y + rowHeight / 2 + width.textSize * 0.35
      canvas.text(names[place], 0, baseline, "t")
      canvas.text(totals[place], width.rawValue, baseline, "t b", anchor: .end)
      let days = Dictionary(grouping: row.receipts, by: \.day).sorted { $0.key < $1.key }
      for (day, receipts) in days {
        let x = start + step * (Double(day.days(since: row.firstDay)) + 0.5)
        for (number, receipt) in receipts.sorted(by: { ($1.paid, $0.store) < ($0.paid, $1.store) })
          .enumerated()
        {
          let radius = max(1.2, max(0, receipt.paid.approximateUnits).squareRoot() * unit)
          let shift = (Double(number) - Double(receipts.count - 1) / 2) * step * 0.4
          let slot = stores.indices.contains(receipt.store) ? stores[receipt.store].slot : .other
          canvas.circle(
            x + shift, y + rowHeight / 2, radius: radius, "receipt dot \(LinePlot.look(slot))")
        }
      }
      canvas.hit(
        0, y, width.rawValue, rowHeight,
        [
          words.formatting.text(.month(row.month)),
          words.formatting.text(.money(Money(row.total, currency))),
        ])
    }
    return canvas
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
