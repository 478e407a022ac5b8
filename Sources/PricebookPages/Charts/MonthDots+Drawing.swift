import PricebookModel
import PricebookReport

extension MonthDots: DrawnChart {
  /// Dots with the names of their months, stacked where they would touch, left and right of a tick.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let amounts = rows.map(\.amount) + [limit]
    let ticks = AxisTicks(of: amounts, atMost: width.isNarrow ? 4 : 6)
    let side = width.isNarrow ? 0 : min(width.rawValue * 0.2, 110)
    let scale = LinearScale(
      low: ticks.lowest, high: ticks.highest, start: 8, end: width.rawValue - side - 24)
    let room = words.formatting.axisMonthWidth + 12
    // The lowest line on which there is room for the dot and its name.
    var ends: [Double] = []
    let placed = rows.sorted { ($0.amount, $0.month) < ($1.amount, $1.month) }.map { row in
      let x = scale(row.amount.approximateUnits)
      let level = ends.firstIndex { $0 < x - 6 } ?? ends.count
      if level == ends.count { ends.append(x + room) } else { ends[level] = x + room }
      return (row: row, x: x, level: level)
    }
    let rowHeight = 15.0
    let bottom = 26 + rowHeight * Double(max(2, ends.count)) + 4
    var canvas = SVGCanvas(width: width.rawValue, height: bottom + 40)
    let x = scale(limit.approximateUnits)
    canvas.rectangle(x, 20, scale.end - x, bottom - 20, "beyond")
    canvas.line(scale.start, bottom, scale.end, bottom, "base")
    for tick in ticks.values where scale(tick) <= scale.end + 0.5 {
      canvas.text(
        words.tick(tick, of: ticks, currency), scale(tick), bottom + 16, "a",
        anchor: tick == ticks.lowest ? .start : .middle)
    }
    canvas.line(x, 16, x, bottom + 5, "tick")
    let name = words.plain(limitName)
    let half = TextWidth.reckoned(name, size: width.textSize, isBold: true) / 2
    canvas.text(
      name, min(max(x, half), width.rawValue - half), 11, "t b", anchor: .middle)
    for (row, x, level) in placed {
      let y = bottom - 9 - rowHeight * Double(level)
      canvas.circle(x, y, radius: 4.2, row.amount > limit ? "over" : "under")
      canvas.text(words.formatting.axisMonthName(row.month), x + 7, y + 4, "a")
      canvas.hit(
        x - 8, y - 8, room, 16,
        [
          words.formatting.text(.month(row.month)),
          words.formatting.text(.money(Money(row.amount, currency))),
        ])
    }
    // On a phone the sentence above says it.
    if side > 0 { canvas.text(words.plain(caption), scale.start, bottom + 33, "a") }
    let notes = [(words.plain(overName), "t b fo"), (words.plain(withinName), "t fu")]
    for (place, note) in notes.enumerated() {
      if side > 0 {
        canvas.text(note.0, scale.end + 14, bottom - 22 + 18 * Double(place), note.1)
      } else {
        canvas.text(
          note.0, place == 0 ? width.rawValue - 8 : scale.start, bottom + 35, note.1,
          anchor: place == 0 ? .end : .start)
      }
    }
    return canvas
  }

  func values(_ words: PageWords) -> ChartValues {
    ChartValues(
      words.month, numbers: [words.amount],
      rows: rows.map { DisplayTable.Row([.value(.month($0.month)), .money($0.amount, currency)]) },
      currency: currency)
  }
}
