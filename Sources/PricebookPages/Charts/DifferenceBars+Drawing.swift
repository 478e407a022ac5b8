import PricebookDocument
import PricebookModel

extension DifferenceBars {
  /// A bar to the right for more and to the left for less, the amount at the right.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let rowHeight = 26.0
    let size = width.textSize
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count)))
    let labels = rows.map { words.formatting.plainText($0.label) }
    let amounts = rows.map { words.formatting.chartAmount($0.amount, currency, sign: .always) }
    let amountWidth =
      amounts.map { TextWidth.reckoned($0, size: size, isBold: true) }.max() ?? 0
    let nameWidth = min(
      width.rawValue * 0.42, nameColumn(labels, size, least: width.isNarrow ? 80 : 158))
    let units = rows.map(\.amount.approximateUnits)
    let (low, high) = (min(0, units.min() ?? 0), max(0, units.max() ?? 0))
    let scale = LinearScale(
      low: low, high: max(high, low + 0.01), start: nameWidth,
      end: max(nameWidth + 40, width.rawValue - amountWidth - 14))
    canvas.line(scale(0), 2, scale(0), canvas.height - 2, "base")
    for (index, row) in rows.enumerated() {
      let middle = rowHeight * (Double(index) + 0.5)
      let end = scale(units[index])
      if row.amount != .zero {
        let isMore = row.amount > .zero
        let look = isToned ? (isMore ? "over" : "under") : "bar"
        let length = max(1, (end - scale(0)).magnitude)
        canvas.rectangle(isMore ? scale(0) : scale(0) - length, middle - 6, length, 12, look)
      }
      let baseline = middle + size * 0.35
      canvas.name(labels[index], 0, baseline, "t", width: nameWidth - 8, size: size)
      let tone = !isToned || row.amount == .zero ? "t b" : row.amount > .zero ? "t b fo" : "t b fu"
      canvas.text(amounts[index], width.rawValue, baseline, tone, anchor: .end)
      canvas.hit(
        0, middle - rowHeight / 2, width.rawValue, rowHeight,
        [labels[index], words.signed(row.amount, currency)])
    }
    return canvas
  }
}
