import PricebookDocument
import PricebookModel

extension StoreBars {
  /// Plain bars from zero, the amount and a note at the right.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    let amounts = rows.map { words.formatting.text(.money(Money($0.amount, currency))) }
    let notes = rows.map { words.formatting.plainText($0.note) }
    let most = rows.map(\.amount).max() ?? .zero
    let rowHeight: Double = width.isNarrow ? 44 : 28
    let tail: Double = omittedCount > 0 ? 20 : 0
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count) - 6) + tail)
    let noteWidth = notes.map { TextWidth.reckoned($0, size: size) }.max() ?? 0
    let amountWidth =
      amounts.map { TextWidth.reckoned($0, size: size, isBold: true) }.max() ?? 0
    let amountEnd = width.rawValue - (noteWidth > 0 ? noteWidth + 24 : 0)
    let nameWidth = nameColumn(rows.map(\.name), size, least: 110)
    let first = width.isNarrow ? 0 : nameWidth
    let last = width.isNarrow ? width.rawValue : max(first + 40, amountEnd - amountWidth - 18)
    let scale = LinearScale(
      low: 0, high: max(0.01, most.approximateUnits), start: first, end: last)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let middle = width.isNarrow ? top + 24 : top + 11
      let length = scale(row.amount.approximateUnits) - first
      if row.amount < .zero {
        canvas.rectangle(first, middle - 7, 2, 14, "under")
      } else if row.amount > .zero {
        canvas.rectangle(first, middle - 7, max(1, length), width.isNarrow ? 12 : 14, "bar")
      }
      if width.isNarrow {
        let texts = TextWidth.reckoned(
          notes[index] + " " + amounts[index], size: size, isBold: true)
        canvas.name(
          row.name, 0, top + 11, "t", width: max(60, width.rawValue - texts - 10), size: size)
        canvas.spans(
          [(notes[index], "t2"), (amounts[index], "b")], width.rawValue, top + 11, "t",
          anchor: .end)
      } else {
        let baseline = middle + size * 0.35
        canvas.name(row.name, 0, baseline, "t", width: nameWidth - 8, size: size)
        canvas.text(amounts[index], amountEnd, baseline, "t b", anchor: .end)
        canvas.text(notes[index], width.rawValue, baseline, "t t2", anchor: .end)
      }
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight,
        [DisplayName.shown(row.name), amounts[index], notes[index]])
    }
    if omittedCount > 0 {
      canvas.text(words.words.omitted(omittedCount), 0, canvas.height - 4, "t t2")
    }
    return canvas
  }
}
