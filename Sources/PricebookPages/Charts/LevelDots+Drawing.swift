import PricebookDocument

extension LevelDots {
  /// A dot for every level, whiskers for its interval, and a line at 100.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    let rowHeight: Double = width.isNarrow ? 44 : 28
    let tail: Double = omittedCount > 0 ? 20 : 0
    let body = rowHeight * Double(rows.count)
    var canvas = SVGCanvas(width: width.rawValue, height: max(rowHeight, body) + 20 + tail)
    let levels = rows.map { number($0.level, words) }
    let notes = rows.map { words.formatting.plainText($0.note) }
    let noteWidth = notes.map { TextWidth.reckoned($0, size: size) }.max() ?? 0
    let levelWidth = levels.map { TextWidth.reckoned($0, size: size, isBold: true) }.max() ?? 0
    let levelEnd = width.rawValue - noteWidth - 16
    let nameWidth = nameColumn(rows.map(\.name), size, least: 110)
    let first = width.isNarrow ? 8 : nameWidth
    let last = width.isNarrow ? width.rawValue - 8 : max(first + 40, levelEnd - levelWidth - 24)
    let bounds =
      rows.flatMap { row in
        [row.level, row.interval?.lowerBound, row.interval?.upperBound].compactMap(\.self)
      }.filter(\.isFinite) + [99, 101]
    let ticks = AxisTicks(
      from: bounds.min() ?? 100, to: bounds.max() ?? 100, atMost: width.isNarrow ? 4 : 6)
    let scale = LinearScale(low: ticks.lowest, high: ticks.highest, start: first, end: last)
    for tick in ticks.values {
      canvas.line(scale(tick), 0, scale(tick), body, "hair")
      let text = words.formatting.text(.number(tick, digits: ticks.digits))
      let half = TextWidth.reckoned(text, size: size) / 2
      let center = min(max(scale(tick), half), width.rawValue - half)
      canvas.text(text, center, body + 14, "t a", anchor: .middle)
    }
    canvas.line(scale(100), 0, scale(100), body, "reference")
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let middle = width.isNarrow ? top + 28 : top + rowHeight / 2
      draw(row, scale, middle: middle, on: &canvas)
      let baseline = width.isNarrow ? top + 13 : middle + size * 0.35
      let room =
        width.isNarrow
        ? max(60, width.rawValue - noteWidth - levelWidth - 24) : nameWidth - 8
      canvas.name(row.name, 0, baseline, "t", width: room, size: size)
      canvas.text(levels[index], levelEnd, baseline, "t b halo", anchor: .end)
      canvas.text(notes[index], width.rawValue, baseline, "t t2 halo", anchor: .end)
      canvas.hit(0, top, width.rawValue, rowHeight, exactValues(row, words))
    }
    if omittedCount > 0 {
      canvas.text(words.words.omitted(omittedCount), 0, canvas.height - 4, "t t2")
    }
    return canvas
  }

  private func draw(
    _ row: Row, _ scale: LinearScale, middle: Double, on canvas: inout SVGCanvas
  ) {
    if let interval = row.interval, interval.lowerBound < interval.upperBound {
      let (low, high) = (scale(interval.lowerBound), scale(interval.upperBound))
      canvas.line(low, middle, high, middle, "whisker")
      for end in [low, high] { canvas.line(end, middle - 2.5, end, middle + 2.5, "whisker") }
    }
    canvas.circle(scale(row.level), middle, radius: 4.5, row.isReference ? "dot so" : "dot sh")
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    let bounds = row.interval.map {
      "\(number($0.lowerBound, words)) – \(number($0.upperBound, words))"
    }
    return [
      DisplayName.shown(row.name), number(row.level, words), bounds ?? "",
      words.formatting.plainText(row.note),
    ]
  }

  private func number(_ value: Double, _ words: ChartWords) -> String {
    words.formatting.text(.number(value, digits: 1))
  }
}
