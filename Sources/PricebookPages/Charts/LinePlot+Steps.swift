import PricebookDocument

extension LinePlot {
  /// Draws a dot for every value, and between them a line that holds a value until the next one.
  ///
  /// - Parameter held: How many months a value holds at most.
  func drawSteps(_ series: LineSeries, held: Int, on canvas: inout SVGCanvas) {
    let values = LinePlot.usable(series.values).prefix(chart.months.count)
    let look = LinePlot.look(series.slot)
    var dots: [(x: Double, y: Double)] = []
    var run: [(x: Double, y: Double)] = []
    var last: Int?
    for index in values.indices {
      guard let value = values[index] else { continue }
      let point = (x: x(index), y: vertical(value))
      dots.append(point)
      if let last, let before = run.last {
        if index - last > held {
          canvas.path(run + [(x(last + held), before.y)], "line step \(look)")
          run = [point]
        } else if before.y != point.y {
          run += [(point.x, before.y), point]
        }
      } else {
        run = [point]
      }
      last = index
    }
    if let last, let end = run.last {
      let until = min(chart.months.count - 1, last + held)
      canvas.path(run + (x(until) > end.x ? [(x(until), end.y)] : []), "line step \(look)")
    }
    canvas.dots(dots, "dots \(look)")
    guard series.isLabelled, let end = dots.last else { return }
    SeriesMark.draw(
      series.slot, chart.placeAmongOthers(series), end.x, end.y, radius: 3, on: &canvas)
  }
}
