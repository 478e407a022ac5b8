import PricebookDocument
import PricebookModel

extension ComparisonBars {
  /// Own prices solid, filled-in prices dashed, stores that are not eligible outlined.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    let rowHeight: Double = width.isNarrow ? 44 : 28
    let tail: Double = omittedCount > 0 ? 20 : 0
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count) - 4) + tail)
    let labels = rows.map { label($0, words) }
    let labelWidth =
      labels.map { TextWidth.reckoned($0.lead + " " + $0.total, size: size) + size }.max() ?? 0
    let nameWidth = nameColumn(rows.map(\.name), size, least: 66, isBold: true)
    let first = width.isNarrow ? 1 : nameWidth
    let last =
      width.isNarrow ? width.rawValue - 1 : max(first + 40, width.rawValue - labelWidth - 18)
    let most = rows.map { $0.own + ($0.filledIn ?? .zero) }.max() ?? .zero
    let scale = LinearScale(
      low: 0, high: max(0.01, most.approximateUnits), start: first, end: last)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let barTop = width.isNarrow ? top + 18 : top + 4
      drawBar(row, scale, top: barTop, on: &canvas)
      let baseline = width.isNarrow ? top + 12 : top + 11 + size * 0.35
      let (lead, total) = labels[index]
      let room = width.isNarrow ? max(60, width.rawValue - labelWidth - 8) : nameWidth - 8
      canvas.name(row.name, 0, baseline, "t b", width: room, size: size)
      canvas.spans(
        (lead.isEmpty ? [] : [(lead, "t2")]) + [(total, "b")], width.rawValue, baseline, "t",
        anchor: .end)
      canvas.hit(0, top - 3, width.rawValue, rowHeight, exactValues(row, words))
    }
    if omittedCount > 0 {
      canvas.text(words.words.omitted(omittedCount), 0, canvas.height - 4, "t t2")
    }
    return canvas
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    var lines = [
      DisplayName.shown(row.name), words.labelled(words.words.ownPrices, row.own, currency),
    ]
    if let filledIn = row.filledIn, filledIn != .zero {
      lines.append(words.labelled(words.words.filledIn, filledIn, currency))
      lines.append(words.labelled(words.words.total, row.own + filledIn, currency))
    }
    return lines + [words.formatting.plainText(row.note)]
  }

  private func drawBar(
    _ row: Row, _ scale: LinearScale, top: Double, on canvas: inout SVGCanvas
  ) {
    let own = scale(max(.zero, row.own).approximateUnits)
    if !row.isEligible {
      canvas.rectangle(
        scale.start + 0.5, top + 0.5, max(1, own - scale.start - 1), 13, "outline")
      return
    }
    if let filledIn = row.filledIn, filledIn > .zero {
      let end = scale((row.own + filledIn).approximateUnits)
      canvas.rectangle(own, top + 0.5, max(1, end - own - 0.5), 13, "dash")
    }
    canvas.rectangle(
      scale.start, top, max(1, own - scale.start), 14, row.isWinner ? "now" : "bar")
  }

  private func label(_ row: Row, _ words: ChartWords) -> (lead: String, total: String) {
    let own = words.formatting.chartAmount(row.own, currency)
    guard row.isEligible else { return (words.formatting.plainText(row.note), own) }
    guard let filledIn = row.filledIn, filledIn != .zero else { return ("", own) }
    let total = words.formatting.chartAmount(row.own + filledIn, currency)
    return ("\(own) + \(words.formatting.chartAmount(filledIn, currency)) =", total)
  }
}
