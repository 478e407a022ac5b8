import PricebookReport

/// The shape at the end of a series: what tells stores apart without colour.
enum SeriesMark {
  /// - Parameter place: Which of the series without a colour of its own it is; only those use it.
  static func draw(
    _ slot: SeriesSlot, _ place: Int, _ x: Double, _ y: Double, radius r: Double,
    on canvas: inout SVGCanvas
  ) {
    // Series without a colour of their own have the outlines of the first shapes, in grey.
    let shape = slot == .other ? SeriesSlot(rank: place % 4) : slot
    let look = slot == .other ? "open" : "mark \(LinePlot.look(slot))"
    switch shape {
    case .store1, .household, .other: canvas.circle(x, y, radius: r, look)
    case .store2: canvas.rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, look)
    case .store3:
      let base = y + r * 0.85
      canvas.path(
        [(x, y - r * 1.15), (x + r * 1.1, base), (x - r * 1.1, base)], look, isClosed: true)
    case .store4:
      let far = r * 1.25
      canvas.path([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], look, isClosed: true)
    case .store5:
      for turn in [r, -r] { canvas.path([(x - turn, y - r), (x + turn, y + r)], "cross s5") }
    }
  }
}
