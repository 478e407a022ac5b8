import PricebookModel
import PricebookReport

extension StackedBars: DrawnChart {
  /// Bars that go on where the one before ends, in the colours of stores, and a dotted line at half of
  /// the sum.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let all = rows.map(\.amount) + (rest.map { [$0.amount] } ?? [])
    let stores = rows.map(\.store) + (rest == nil ? [] : [""])
    let names = rows.map(\.name.text) + (rest.map { [words.plain($0.label)] } ?? [])
    let bars = BarRows(
      width, names, least: width.isNarrow ? 60 : 158,
      [
        .init(stores, "t2 halo"),
        .init(
          all.map { words.formatting.chartAmount($0, currency) }, "b halo",
          heading: words.heading(heading, currency)),
      ])
    let ends = all.reduce(into: [Amount.zero]) { $0.append(($0.last ?? .zero) + $1) }
    let sum = (ends.last ?? .zero).approximateUnits
    let scale = bars.scale([sum])
    func drawHalf(_ canvas: inout SVGCanvas, _ bottom: Double) {
      let x = scale(sum / 2)
      canvas.text(words.plain(half), x, 11, "a", anchor: .middle)
      canvas.line(x, 16, x, bottom, "half")
    }
    return bars.drawn(words, behind: drawHalf) { row, middle, canvas in
      let look = rows.indices.contains(row) ? "dot \(LinePlot.look(rows[row].slot))" : "bar"
      canvas.bar(
        from: scale(ends[row].approximateUnits), to: scale(ends[row + 1].approximateUnits), middle,
        look)
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let single = rows.map {
      DisplayTable.Row([.name($0.name), .name($0.store), .money($0.amount, currency)])
    }
    let sums = [(rest, DisplayTable.Row.Emphasis.rest), (total, .total)].compactMap { sum, look in
      sum.map {
        DisplayTable.Row([.text($0.label), .absent, .money($0.amount, currency)], emphasis: look)
      }
    }
    var values = ChartValues(words.item, words.store, rows: single + sums, currency: currency)
    values.columns.append(.number(heading))
    return values
  }
}
