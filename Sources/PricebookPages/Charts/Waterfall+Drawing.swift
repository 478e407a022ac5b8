import PricebookModel
import PricebookReport

extension Waterfall: DrawnChart {
  /// Rows from top to bottom: start, signed steps, end; only the steps' lengths are to scale.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let rows = [start] + steps + [end]
    let isEnd = { (row: Int) in row == 0 || row == rows.count - 1 }
    let amounts = rows.enumerated().map { row, step -> (text: String, look: String) in
      if isEnd(row) { return (words.formatting.chartMoney(step.amount, currency), "b") }
      // If the currency sign comes last, all amounts have it, so that the digits line up.
      let text =
        words.formatting.isCurrencyFirst
        ? words.formatting.chartAmount(step.amount, currency, sign: .always)
        : words.formatting.chartMoney(step.amount, currency, sign: .always)
      guard step.amount != .zero else { return (text, "t2") }
      return (text, step.amount > .zero ? "fo" : "fu")
    }
    let rowHeight: Double = isCompact ? 27 : 32
    let bars = BarRows(
      width, rows.map { words.plain($0.label) }, looks: { isEnd($0) ? "t b" : "t" },
      least: width.isNarrow ? 80 : 158, isStacked: false, rowHeight: rowHeight, [.init(amounts)])
    let totals = steps.reduce(into: [start.amount]) { $0.append($0[$0.count - 1] + $1.amount) }
    let scale = scale(of: totals + [end.amount], bars)
    let exact = { (row: Int) in
      let amount = rows[row].amount
      return [
        isEnd(row)
          ? words.formatting.text(.money(Money(amount, currency))) : words.signed(amount, currency)
      ]
    }
    return bars.drawn(words, exact: exact) { row, y, canvas in
      let from = scale(totals[min(max(0, row - 1), totals.count - 1)].approximateUnits)
      let top = y - rowHeight
      guard isEnd(row) else {
        let amount = rows[row].amount
        let to = scale(totals[row].approximateUnits)
        canvas.line(from, top + (row == 1 ? 11 : 7), from, y - 7, "conn")
        if amount == .zero { return canvas.rectangle(from - 0.75, y - 7, 1.5, 14, "now") }
        return canvas.bar(from: from, to: to, y, amount > .zero ? "over" : "under")
      }
      let x = scale(rows[row].amount.approximateUnits)
      canvas.line(x, y - 11, x, y + 11, "tick")
      let between = row == 0 ? y + rowHeight / 2 : y - rowHeight / 2 + 2
      canvas.line(0, between, width.rawValue, between, row == 0 ? "hair" : "rule")
      if row > 0 { canvas.line(x, top + 7, x, y - 11, "conn") }
    }
  }

  /// From the least to the greatest running total, with 3% on each side.
  private func scale(of totals: [Amount], _ bars: BarRows) -> LinearScale {
    let low = (totals.min() ?? .zero).approximateUnits
    let high = (totals.max() ?? .zero).approximateUnits
    let margin = max(0.01, (high - low) * 0.03)
    return LinearScale(low: low - margin, high: high + margin, start: bars.start, end: bars.end)
  }

  func values(_ words: PageWords) -> ChartValues {
    let end = { (step: LabelledAmount) in
      DisplayTable.Row([.text(step.label), .money(step.amount, currency)], emphasis: .total)
    }
    let steps = steps.map { DisplayTable.Row([.text($0.label), .difference($0.amount, currency)]) }
    return ChartValues(
      words.name, numbers: [words.amount], rows: [end(self.start)] + steps + [end(self.end)],
      currency: currency)
  }
}
