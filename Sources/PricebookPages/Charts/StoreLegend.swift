import PricebookReport

/// The marks of stores with their names, in as many lines as they need.
struct StoreLegend {
  private let entries: [(store: MarkedStore, name: String, x: Double, row: Int)]
  private let hasCircles: Bool
  private static let rowHeight: Double = 20
  var height: Double { entries.isEmpty ? 0 : Double(entries[entries.count - 1].row + 1) * 20 }

  /// - Parameter hasCircles: Whether the picture has circles in the colours of stores instead of their
  ///   marks.
  init(_ stores: [MarkedStore], width: Double, hasCircles: Bool = false) {
    self.hasCircles = hasCircles
    var entries: [(MarkedStore, String, Double, Int)] = []
    var (x, row) = (0.0, 0)
    for store in stores {
      let name = TextWidth.cut(DisplayName.shown(store.name), to: width - 20, size: 13)
      let own = 16 + TextWidth.reckoned(name, size: 13)
      if x > 0, x + own > width { (x, row) = (0, row + 1) }
      entries.append((store, name, x, row))
      x += own + 18
    }
    self.entries = entries
  }

  func draw(on canvas: inout SVGCanvas) {
    for (store, name, x, row) in entries {
      let y = 13 + Double(row) * Self.rowHeight
      if hasCircles {
        canvas.circle(
          x + 5, y - 4.5, radius: 4.2, "\(ReceiptCalendar.look) \(LinePlot.look(store.slot))")
      } else {
        SeriesMark.draw(store.slot, store.mark, x + 5, y - 4.5, radius: 4.2, on: &canvas)
      }
      canvas.text(name, x + 15, y, "t t2")
    }
  }
}
