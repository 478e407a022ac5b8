import PricebookDocument
import PricebookModel

extension Waterfall: DrawnChart {
  /// Rows from top to bottom: start, signed steps, end; only the steps' lengths are to scale.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let rowHeight: Double = isCompact ? 27 : 32
    var canvas = SVGCanvas(
      width: width.rawValue, height: rowHeight * Double(steps.count + 2) - (isCompact ? 2 : 6))
    let size = width.textSize
    // If the currency sign comes last, all amounts have it, so that the digits line up.
    let amounts = steps.map { step in
      words.formatting.isCurrencyFirst
        ? words.formatting.chartAmount(step.amount, currency, sign: .always)
        : words.formatting.chartMoney(step.amount, currency, sign: .always)
    }
    let ends = [start, end].map { words.formatting.chartMoney($0.amount, currency) }
    let labels = ([start] + steps + [end]).map { words.formatting.plainText($0.label) }
    let amountWidth = TextWidth.widest(amounts + ends, size: size, isBold: true)
    let labelWidth = nameColumn(labels, size, least: width.isNarrow ? 80 : 158, isBold: true)
    let scale = runningScale(
      from: min(labelWidth, width.rawValue * 0.4), to: width.rawValue - max(72, amountWidth + 14))
    let middle = { (row: Int) in rowHeight * Double(row) + 11 }
    var running = start.amount
    drawEnd(start, labels[0], ends[0], scale, middle(0), size, on: &canvas)
    canvas.line(0, middle(0) + rowHeight / 2, width.rawValue, middle(0) + rowHeight / 2, "hair")
    for (index, step) in steps.enumerated() {
      let y = middle(index + 1)
      let from = scale(running.approximateUnits)
      running += step.amount
      let to = scale(running.approximateUnits)
      canvas.line(from, middle(index) + (index == 0 ? 11 : 7), from, y - 7, "conn")
      let look = step.amount > .zero ? "over" : "under"
      if step.amount == .zero {
        canvas.rectangle(from - 0.75, y - 7, 1.5, 14, "now")
      } else {
        canvas.rectangle(min(from, to), y - 7, max(1, (to - from).magnitude), 14, look)
      }
      let baseline = y + size * 0.35
      canvas.name(labels[index + 1], 0, baseline, "t", width: labelWidth - 8, size: size)
      let tone = step.amount == .zero ? "t t2" : step.amount > .zero ? "t fo" : "t fu"
      canvas.text(amounts[index], width.rawValue, baseline, tone, anchor: .end)
    }
    let last = middle(steps.count + 1)
    let x = scale(end.amount.approximateUnits)
    canvas.line(0, last - rowHeight / 2 + 2, width.rawValue, last - rowHeight / 2 + 2, "rule")
    canvas.line(x, last - rowHeight + 7, x, last - 11, "conn")
    drawEnd(end, labels[steps.count + 1], ends[1], scale, last, size, on: &canvas)
    for (row, step) in ([start] + steps + [end]).enumerated() {
      let isEnd = row == 0 || row == steps.count + 1
      let amount =
        isEnd
        ? words.formatting.text(.money(Money(step.amount, currency)))
        : words.signed(step.amount, currency)
      canvas.hit(0, middle(row) - rowHeight / 2, width.rawValue, rowHeight, [labels[row], amount])
    }
    return canvas
  }

  private func drawEnd(
    _ step: LabelledAmount, _ label: String, _ amount: String, _ scale: LinearScale,
    _ middle: Double, _ size: Double, on canvas: inout SVGCanvas
  ) {
    let x = scale(step.amount.approximateUnits)
    canvas.line(x, middle - 11, x, middle + 11, "tick")
    let baseline = middle + size * 0.35
    canvas.name(label, 0, baseline, "t b", width: scale.start - 8, size: size)
    canvas.text(amount, canvas.width, baseline, "t b", anchor: .end)
  }

  /// From the least to the greatest running total, with 3% on each side.
  private func runningScale(from first: Double, to last: Double) -> LinearScale {
    var running = start.amount
    var totals = [start.amount, end.amount]
    for step in steps {
      running += step.amount
      totals.append(running)
    }
    let low = (totals.min() ?? .zero).approximateUnits
    let high = (totals.max() ?? .zero).approximateUnits
    let margin = max(0.01, (high - low) * 0.03)
    return LinearScale(
      low: low - margin, high: high + margin, start: first, end: max(first + 40, last))
  }

  func values(_ words: any PageWords) -> ChartValues {
    let end = { (step: LabelledAmount) in
      DisplayTable.Row([.text(step.label), .money(step.amount, currency)], emphasis: .total)
    }
    let steps = steps.map {
      DisplayTable.Row([.text($0.label), .difference($0.amount, currency)])
    }
    return ChartValues(
      words.name, numbers: [words.amount], rows: [end(self.start)] + steps + [end(self.end)],
      currency: currency)
  }
}
