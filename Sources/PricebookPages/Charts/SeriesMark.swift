import PricebookReport

/// The shape at the end of a series: what tells stores apart without colour.
enum SeriesMark {
  /// - Parameter mark: `nil` for a store without one of its own, which has a small dot.
  static func draw(
    _ slot: SeriesSlot, _ mark: StoreMark?, _ x: Double, _ y: Double, radius r: Double,
    on canvas: inout SVGCanvas
  ) {
    // Without a colour of its own it is an outline in grey.
    let look = slot == .other ? "open" : "mark \(LinePlot.look(slot))"
    func polygon(_ corners: [(Double, Double)]) {
      canvas.path(corners.map { (x + $0.0 * r, y + $0.1 * r) }, look, isClosed: true)
    }
    func strokes(_ ends: [(Double, Double)]) {
      for (far, high) in ends {
        canvas.path(
          [(x - far * r, y - high * r), (x + far * r, y + high * r)],
          "cross \(LinePlot.look(slot))")
      }
    }
    switch mark {
    case .circle: canvas.circle(x, y, radius: r, look)
    case .square: canvas.rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, look)
    case .triangle: polygon([(0, -1.15), (1.1, 0.85), (-1.1, 0.85)])
    case .diamond: polygon([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
    case .pointDown: polygon([(0, 1.15), (1.1, -0.85), (-1.1, -0.85)])
    case .pointLeft: polygon([(-1.15, 0), (0.85, 1.1), (0.85, -1.1)])
    case .cross: strokes([(1, 1), (-1, 1)])
    case .plus: strokes([(1.1, 0), (0, 1.1)])
    case .star: strokes([(1.1, 0), (0.55, 1), (-0.55, 1)])
    case .line: canvas.rectangle(x - r, y - 1.5, r * 2, 3, look)
    case nil: canvas.circle(x, y, radius: r * 0.6, "dot so")
    }
  }
}
