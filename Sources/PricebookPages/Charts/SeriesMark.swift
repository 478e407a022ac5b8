import PricebookDocument

/// The shape at the end of a series: what tells stores apart without colour.
enum SeriesMark {
  /// - Parameter place: Which of the series without a colour of its own it is; only those use it.
  static func draw(
    _ slot: SeriesSlot, _ place: Int, _ x: Double, _ y: Double, radius: Double,
    on canvas: inout SVGCanvas
  ) {
    let r = radius
    switch slot {
    case .store1: canvas.circle(x, y, radius: r, "mark s1")
    case .store2: canvas.rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, "mark s2")
    case .store3:
      let corners = [(x, y - r * 1.15), (x + r * 1.1, y + r * 0.85), (x - r * 1.1, y + r * 0.85)]
      canvas.path(corners.map { (x: $0.0, y: $0.1) }, "mark s3", isClosed: true)
    case .store4:
      let corners = [(x, y - r * 1.25), (x + r * 1.25, y), (x, y + r * 1.25), (x - r * 1.25, y)]
      canvas.path(corners.map { (x: $0.0, y: $0.1) }, "mark s4", isClosed: true)
    case .store5:
      canvas.path([(x - r, y - r), (x + r, y + r)], "cross s5")
      canvas.path([(x - r, y + r), (x + r, y - r)], "cross s5")
    case .household: canvas.circle(x, y, radius: r, "mark sh")
    case .other: drawOpen(place, x, y, r, on: &canvas)
    }
  }

  /// Outlines of the shapes, in grey.
  private static func drawOpen(
    _ place: Int, _ x: Double, _ y: Double, _ r: Double, on canvas: inout SVGCanvas
  ) {
    switch place % 4 {
    case 0: canvas.circle(x, y, radius: r * 0.9, "open")
    case 1: canvas.rectangle(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, "open")
    case 2:
      let corners = [(x, y - r * 1.15), (x + r * 1.1, y + r * 0.85), (x - r * 1.1, y + r * 0.85)]
      canvas.path(corners.map { (x: $0.0, y: $0.1) }, "open", isClosed: true)
    default:
      let corners = [(x, y - r * 1.2), (x + r * 1.2, y), (x, y + r * 1.2), (x - r * 1.2, y)]
      canvas.path(corners.map { (x: $0.0, y: $0.1) }, "open", isClosed: true)
    }
  }
}
