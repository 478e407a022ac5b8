import PricebookModel
import PricebookReport

/// What charts of bars share: a name at the left, texts at the right, and the bar between them, or
/// below them where rows are stacked.
struct BarRows {
  /// Texts below each other that end at the same place.
  struct Column {
    let texts: [(text: String, look: String)]
    let heading: String
    /// Whether it stays in the line of the bar where rows are stacked.
    let isBesideBar: Bool

    init(_ texts: [(text: String, look: String)], heading: String = "", isBesideBar: Bool = false) {
      self.texts = texts
      self.heading = heading
      self.isBesideBar = isBesideBar
    }

    init(_ texts: [String], _ look: String, heading: String = "", isBesideBar: Bool = false) {
      self.init(texts.map { ($0, look) }, heading: heading, isBesideBar: isBesideBar)
    }

    func width(_ size: Double) -> Double {
      let widths = texts.map { TextWidth.reckoned($0.text, size: size, isBold: $0.look.isBold) }
      return max(widths.max() ?? 0, TextWidth.reckoned(heading, size: 12))
    }
  }

  private let canvas: SVGCanvas
  /// Where bars begin and end.
  let start: Double
  let end: Double
  private let names: [String]
  private let looks: (Int) -> String
  private let columns: [Column]
  private var ends: [Double] = []
  private let width: ChartWidth
  private let isStacked: Bool
  private let rowHeight: Double
  private let head: Double

  /// - Parameters:
  ///   - looks: Of the names, by row.
  ///   - least: How wide the column of names is at least.
  ///   - rowHeight: By default that of a name and a bar.
  ///   - foot: The room below the rows.
  init(
    _ width: ChartWidth, _ names: [String],
    looks: @escaping (Int) -> String = { _ in "t" }, least: Double? = nil, isStacked: Bool? = nil,
    rowHeight: Double? = nil, foot: Double = 0, omittedCount: Int = 0, _ columns: [Column]
  ) {
    let size = width.textSize
    self.names = names
    self.looks = looks
    self.columns = columns
    self.width = width
    self.isStacked = isStacked ?? width.isNarrow
    self.rowHeight = rowHeight ?? (self.isStacked ? 44 : 28)
    head = columns.contains { !$0.heading.isEmpty } ? 22 : 0
    canvas = SVGCanvas(
      width: width.rawValue,
      height: head + max(self.rowHeight, self.rowHeight * Double(names.count) - 4) + foot,
      omittedCount: omittedCount)
    var room = width.rawValue
    var barEnd = room
    for column in columns.reversed() {
      ends.append(max(0, column.isBesideBar && self.isStacked ? width.rawValue : room))
      let taken = column.width(size)
      guard taken > 0 else { continue }
      if !self.isStacked || !column.isBesideBar { room -= taken + (width.isNarrow ? 6 : 18) }
      if !self.isStacked || column.isBesideBar { barEnd -= taken + (width.isNarrow ? 6 : 18) }
    }
    ends.reverse()
    let nameWidth = min(
      width.rawValue * 0.42,
      nameColumn(
        names, size, least: least ?? (width.isNarrow ? 60 : 110),
        isBold: names.indices.contains { looks($0).isBold }))
    start = self.isStacked ? 0 : nameWidth
    end = max(start + 40, barEnd)
  }

  /// The scale of the bars, which includes zero.
  ///
  /// - Parameter limit: Where they end at most.
  func scale(_ values: [Double], before limit: Double = .infinity) -> LinearScale {
    let low = min(0, values.min() ?? 0)
    return LinearScale(
      low: low, high: max(0, values.max() ?? 0, low + 0.01), start: start,
      end: max(start + 40, min(end, limit)))
  }

  /// Draws all rows: first what is behind them, then the bars, the texts, and what a pointer meets.
  ///
  /// - Parameters:
  ///   - exact: What a row shows at the pointer after its name; its texts if `nil`.
  ///   - behind: Draws what is behind all rows, which end at a height.
  ///   - bar: Draws the bar of a row around the middle of its line.
  func drawn(
    _ words: ChartWords, exact: ((Int) -> [String])? = nil,
    behind: (_ canvas: inout SVGCanvas, _ bottom: Double) -> Void = { _, _ in },
    bar: (_ row: Int, _ middle: Double, _ canvas: inout SVGCanvas) -> Void
  ) -> SVGCanvas {
    var canvas = canvas
    let size = width.textSize
    behind(&canvas, head + rowHeight * Double(names.count))
    for (column, end) in zip(columns, ends) {
      canvas.text(column.heading, end, 11, "a", anchor: .end)
    }
    let tops = names.indices.map { head + rowHeight * Double($0) }
    for (row, top) in tops.enumerated() { bar(row, barMiddle(below: top), &canvas) }
    for (row, (name, top)) in zip(names, tops).enumerated() {
      let middle = barMiddle(below: top)
      let baseline = isStacked ? top + 12 : middle + size * 0.35
      var room = isStacked ? width.rawValue : start
      for (column, end) in zip(columns, ends) {
        let (text, look) = column.texts[row]
        let isBeside = isStacked && column.isBesideBar
        canvas.text(text, end, isBeside ? middle + 4 : baseline, "t \(look)", anchor: .end)
        if isStacked, !isBeside, !text.isEmpty {
          let taken = TextWidth.reckoned(text, size: size, isBold: look.isBold)
          room = min(room, end - taken)
        }
      }
      canvas.name(
        name, 0, baseline, looks(row), width: max(60, room - (isStacked ? 4 : 8)), size: size)
    }
    for (row, (name, top)) in zip(names, tops).enumerated() {
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight,
        [DisplayName.shown(name)] + (exact?(row) ?? columns.map { $0.texts[row].text }))
    }
    canvas.sayOmitted(words)
    return canvas
  }

  /// Where the bar of a row is.
  private func barMiddle(below top: Double) -> Double { top + (isStacked ? 26 : 11) }
}

extension String {
  /// Whether the classes of a text make it bold.
  var isBold: Bool { split(separator: " ").contains("b") }
}

/// The width of a column of names: it grows with its longest label up to 240 units.
func nameColumn(_ names: [String], _ size: Double, least: Double, isBold: Bool = false) -> Double {
  let widest = TextWidth.widest(names.map(DisplayName.shown), size: size, isBold: isBold)
  return min(max(least, 240), max(least, widest + 12))
}

extension SVGCanvas {
  /// A bar between two places, at least one unit long.
  mutating func bar(
    from start: Double, to end: Double, _ middle: Double, height: Double = 14, _ look: String
  ) {
    rectangle(min(start, end), middle - height / 2, max(1, (end - start).magnitude), height, look)
  }

  /// A track to the budget with a tick at its end, a bar to what was spent, and the excess.
  mutating func bullet(
    _ spent: Amount, of budget: Amount?, _ scale: LinearScale, _ middle: Double, track: Double,
    bar: Double, look: String = "bar", tick: String = "tick"
  ) {
    let at = { (amount: Amount) in min(scale.end, scale(max(.zero, amount).approximateUnits)) }
    let (start, end, top) = (scale.start, at(spent), middle - bar / 2)
    let limit = budget.map(at) ?? max(start + 1, end)
    if budget != nil { rectangle(start, middle - track / 2, limit - start, track, "track") }
    if spent < .zero {
      rectangle(start, top, 2, bar, "under")
    } else if spent > .zero {
      rectangle(start, top, min(max(start + 1, end), limit) - start, bar, look)
      rectangle(limit, top, end - limit, bar, "over")
    }
    guard budget != nil else { return }
    let place = max(1, limit)
    line(place, middle - track / 2 - 2, place, middle + track / 2 + 2, tick)
  }

  /// A small triangle that points up to a place.
  mutating func pointer(_ x: Double, _ top: Double) {
    path([(x, top), (x + 4, top + 5), (x - 4, top + 5)], "now", isClosed: true)
  }
}
