import PricebookDocument

extension AvailabilityBars {
  /// A bar of the whole basket for every store, filled as far as the store has it, with a tick at the
  /// threshold.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    let rowHeight: Double = width.isNarrow ? 44 : 28
    let tail: Double = omittedCount > 0 ? 20 : 0
    let body = max(rowHeight, rowHeight * Double(rows.count) - 4)
    var canvas = SVGCanvas(width: width.rawValue, height: body + tail)
    let notes = rows.map { words.formatting.plainText($0.note) }
    let noteWidth = notes.map { TextWidth.reckoned($0, size: size, isBold: true) }.max() ?? 0
    let nameWidth = nameColumn(rows.map(\.name), size, least: 110, isBold: true)
    let first = width.isNarrow ? 1 : nameWidth
    let last =
      width.isNarrow ? width.rawValue - 2 : max(first + 40, width.rawValue - noteWidth - 18)
    let scale = LinearScale(low: 0, high: 1, start: first, end: last)
    let threshold = scale(Double(min(100, max(0, thresholdPercent))) / 100)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let barTop = width.isNarrow ? top + 18 : top + 4
      let share = Double(row.pricedItems) / Double(max(1, basketItems))
      canvas.rectangle(first + 0.5, barTop + 0.5, last - first - 1, 13, "box")
      canvas.rectangle(first, barTop, scale(min(1, max(0, share))) - first, 14, "bar")
      canvas.line(threshold, barTop - 2, threshold, barTop + 16, "tick")
      let baseline = width.isNarrow ? top + 12 : top + 11 + size * 0.35
      let room = width.isNarrow ? max(60, width.rawValue - noteWidth - 8) : nameWidth - 8
      canvas.name(row.name, 0, baseline, "t b", width: room, size: size)
      canvas.text(notes[index], width.rawValue, baseline, "t b", anchor: .end)
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight, [DisplayName.shown(row.name), notes[index]])
    }
    if omittedCount > 0 {
      canvas.text(words.words.omitted(omittedCount), 0, canvas.height - 4, "t t2")
    }
    return canvas
  }
}
