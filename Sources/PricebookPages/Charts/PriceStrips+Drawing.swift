import PricebookModel
import PricebookReport

extension PriceStrips: DrawnChart {
  /// A row for each item: its good price, a strip from the lowest to the highest price of a year with
  /// the good part filled, a tick at the usual price, a mark for each store, and where it is cheapest.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let legend = StoreLegend(stores, width: width.rawValue)
    let layout = StripLayout(self, width, words, top: legend.height + 26)
    var canvas = SVGCanvas(
      width: width.rawValue, height: layout.top + layout.rowHeight * Double(rows.count))
    legend.draw(on: &canvas)
    let line = layout.top - 8
    canvas.text(
      words.plain(headings.good), width.isNarrow ? 0 : layout.goodEnd, line, "a",
      anchor: width.isNarrow ? .start : .end)
    canvas.text(words.plain(headings.cheapest), width.rawValue, line, "a", anchor: .end)
    if !width.isNarrow {
      canvas.text(words.plain(headings.lowest), layout.start, line, "a")
      canvas.text(words.plain(headings.highest), layout.end, line, "a", anchor: .end)
    }
    let tops = rows.indices.map { layout.top + layout.rowHeight * Double($0) }
    for top in tops { canvas.line(0, top, canvas.width, top, "hair") }
    drawStrips(layout, tops.map(layout.middle), on: &canvas)
    for (row, top) in zip(rows, tops) {
      drawTexts(of: row, layout, top, words, on: &canvas)
      drawPrices(of: row, layout, layout.middle(top), on: &canvas)
    }
    for (row, top) in zip(rows, tops) {
      canvas.hit(0, top, canvas.width, layout.rowHeight, exactValues(row, words))
    }
    return canvas
  }

  private func price(_ price: Amount, _ words: ChartWords) -> String {
    words.formatting.text(.price(Money(price, currency)), in: .cell)
  }

  /// What stands behind an old price.
  private static let oldMark = "†"

  private func price(_ price: Price, _ words: ChartWords) -> String {
    self.price(price.price, words) + (price.isOld ? Self.oldMark : "")
  }

  private func drawTexts(
    of row: Row, _ layout: StripLayout, _ top: Double, _ words: ChartWords,
    on canvas: inout SVGCanvas
  ) {
    let size = layout.width.textSize
    let middle = layout.middle(top)
    let baseline = layout.width.isNarrow ? top + 16 : middle + size * 0.35
    let cheapest = row.prices.first.map { (name: $0.store.name, price: price($0, words)) }
    let priceWidth = cheapest.map { TextWidth.reckoned($0.price, size: size, isBold: true) } ?? 0
    var nameRoom = layout.nameWidth
    if let cheapest {
      let room = layout.storeWidth - priceWidth - 6
      let store = TextWidth.cut(DisplayName.shown(cheapest.name), to: room, size: size)
      canvas.text(cheapest.price, canvas.width, baseline, "t b", anchor: .end)
      canvas.text(store, canvas.width - priceWidth - 6, baseline, "t t2", anchor: .end)
      if layout.width.isNarrow {
        nameRoom = canvas.width - priceWidth - 18 - TextWidth.reckoned(store, size: size)
      }
    } else {
      let absence = words.plain(row.absence)
      canvas.text(absence, canvas.width, baseline, "t t2", anchor: .end)
      if layout.width.isNarrow {
        nameRoom = canvas.width - 12 - TextWidth.reckoned(absence, size: size)
      }
    }
    let unit = words.plain(row.unit)
    let unitWidth = unit.isEmpty ? 0 : TextWidth.reckoned(unit, size: 12) + 6
    let name = TextWidth.cut(
      DisplayName.shown(row.name.text), to: max(40, nameRoom - unitWidth), size: size)
    canvas.name(row.name.text, 0, baseline, "t", width: max(40, nameRoom - unitWidth), size: size)
    if !unit.isEmpty {
      canvas.text(unit, TextWidth.reckoned(name, size: size) + 6, baseline, "a")
    }
    canvas.text(
      row.good.map { price($0, words) } ?? Formatting.absent, layout.goodEnd,
      layout.width.isNarrow ? middle + 4 : baseline, row.good == nil ? "t t2" : "t b",
      anchor: .end)
  }

  /// The strips of all rows, then their good parts, then the ticks at usual prices.
  private func drawStrips(
    _ layout: StripLayout, _ middles: [Double], on canvas: inout SVGCanvas
  ) {
    for middle in middles {
      canvas.rectangle(layout.start, middle - 4.5, layout.end - layout.start, 9, "track")
    }
    for (row, middle) in zip(rows, middles) {
      guard let good = row.good else { continue }
      canvas.rectangle(
        layout.start, middle - 4.5, layout.place(of: good, in: row) - layout.start, 9, "good")
    }
    for (row, middle) in zip(rows, middles) {
      guard let usual = row.usual else { continue }
      let x = layout.place(of: usual, in: row)
      canvas.line(x, middle - 8, x, middle + 8, "tick")
    }
  }

  private func drawPrices(
    of row: Row, _ layout: StripLayout, _ middle: Double, on canvas: inout SVGCanvas
  ) {
    var last = (x: -Double.infinity, count: 0)
    for price in row.prices.sorted(by: { $0.price < $1.price }) {
      let x = layout.place(of: price.price, in: row)
      last = x - last.x < 8 ? (last.x, last.count + 1) : (x, 0)
      // On the strip, above and below it in turn: a fourth one would lie on the row beside it.
      let step: Double = [0, -7, 7][last.count % 3]
      SeriesMark.draw(
        price.store.slot, price.store.mark, x, middle + step, radius: 4.2, on: &canvas)
      // A price beyond the scale has an arrow.
      let side: Double
      if price.price > row.highest {
        side = 1
      } else if price.price < row.lowest {
        side = -1
      } else {
        continue
      }
      let tip = x + side * 12
      canvas.path(
        [
          (x + side * 7, middle + step - 3.5), (tip, middle + step),
          (x + side * 7, middle + step + 3.5),
        ],
        "now", isClosed: true)
    }
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    let known: [(RichText, Amount?)] = [
      (headings.good, row.good), (headings.usual, row.usual), (headings.lowest, row.lowest),
      (headings.highest, row.highest),
    ]
    return [DisplayName.shown(row.name.text)]
      + known.compactMap { label, amount in
        amount.map { "\(words.plain(label)) \(price($0, words))" }
      } + (row.absence.isEmpty ? [] : [words.plain(row.absence)])
      + row.prices.map { "\($0.store.name) \(price($0, words))" }
  }

  func values(_ words: PageWords) -> ChartValues {
    let cell = { (amount: Amount?) -> Cell in
      .value(amount.map { .price(Money($0, currency)) })
    }
    let rows = rows.map { row in
      DisplayTable.Row([
        .name(row.name, secondLine: row.unit.isEmpty ? nil : row.unit),
        .text(
          row.prices.first.map {
            "\(name: $0.store.name) \(.price(Money($0.price, currency)))\($0.isOld ? Self.oldMark : "")"
          } ?? row.absence),
        cell(row.good), cell(row.usual), cell(row.lowest), cell(row.highest),
      ])
    }
    var values = ChartValues(words.item, rows: rows, currency: currency)
    let amounts = [headings.good, headings.usual, headings.lowest, headings.highest]
    values.columns += [.init(headings.cheapest)] + amounts.map { .number($0) }
    return values
  }
}
