import PricebookModel
import PricebookReport

extension SmallBar {
  /// Track, bar, excess and tick as in the budget bars, 112 × 18.
  func drawing() -> SVGCanvas {
    var canvas = SVGCanvas(width: 112, height: 18)
    let scale = LinearScale(
      low: 0, high: max(0.01, self.scale.approximateUnits), start: 0, end: 110)
    canvas.bullet(spent, of: budget, scale, 9, track: 10, bar: 6, tick: "tick thin")
    return canvas
  }
}

extension SmallColumns {
  /// Columns from a line, 8 apart, 22 high; what was refunded hangs below it.
  func drawing() -> SVGCanvas {
    var canvas = SVGCanvas(width: Double(amounts.count) * 8, height: 22)
    let scale = LinearScale(
      low: 0, high: max(0.01, self.scale.approximateUnits), start: 0, end: 18)
    for (place, amount) in amounts.enumerated() {
      guard let units = amount?.approximateUnits, units != 0 else { continue }
      let size = min(18, max(1, scale(units.magnitude)))
      canvas.rectangle(
        Double(place) * 8, units > 0 ? 19 - size : 19, 6, units > 0 ? size : min(3, size),
        units > 0 ? "bar" : "under")
    }
    canvas.line(0, 19.5, canvas.width, 19.5, "rule")
    return canvas
  }
}

extension AvailabilityMeter {
  static let drawnWidth = 216.0

  /// One box for each basket item, and a tick behind the box that reaches the threshold; 216 × 24.
  func draw(on canvas: inout SVGCanvas, x left: Double, y top: Double) {
    guard basketItems > 0 else { return }
    let priced = min(basketItems, max(0, pricedItems))
    let percent = min(100, max(0, thresholdPercent))
    guard basketItems <= 40 else {
      canvas.rectangle(left + 0.5, top + 4.5, 211, 11, "box")
      canvas.rectangle(left, top + 4, 212 * Double(priced) / Double(basketItems), 12, "bar")
      return drawTick(left + max(2, 212 * Double(percent) / 100), top, on: &canvas)
    }
    let needed = (basketItems * percent + 99) / 100
    let gap: Double = 2
    let tickGap: Double = 7
    let room =
      216 - gap * Double(basketItems - 1) - (tickGap - gap) - (needed == basketItems ? gap : 0)
    let boxWidth = room / Double(basketItems)
    var x = left
    for box in 0..<basketItems {
      if box == needed {
        drawTick(max(left + 2, x + tickGap / 2 - gap), top, on: &canvas)
        x += tickGap - gap
      }
      if box < priced {
        canvas.rectangle(x, top + 4, boxWidth, 12, "bar")
      } else {
        canvas.rectangle(x + 0.5, top + 4.5, boxWidth - 1, 11, "box")
      }
      x += boxWidth + gap
    }
    if needed >= basketItems { drawTick(x + 0.5, top, on: &canvas) }
  }

  private func drawTick(_ x: Double, _ top: Double, on canvas: inout SVGCanvas) {
    canvas.line(x, top + 1, x, top + 20, "tick")
    canvas.pointer(x, top + 18)
  }
}

extension HeroBar {
  /// Track to the budget, ink to what was spent, the excess.
  func drawing(_ words: ChartWords) -> SVGCanvas {
    var canvas = SVGCanvas(width: 344, height: 46)
    let most = max(spent, budget)
    let scale = LinearScale(low: 0, high: max(0.01, most.approximateUnits), start: 0, end: 343)
    canvas.bullet(spent, of: budget, scale, 13, track: 14, bar: 7, look: "now")
    let end = scale(max(.zero, spent).approximateUnits)
    let size = 12.5
    let budgetLabel = "\(words.words.budget) \(words.formatting.chartWhole(budget, currency))"
    let budgetWidth = TextWidth.reckoned(budgetLabel, size: size)
    let spentLabel = words.formatting.chartWhole(spent, currency)
    let spentWidth = TextWidth.reckoned(spentLabel, size: size)
    var budgetEnd = min(344, scale(max(.zero, budget).approximateUnits) + 1)
    if spent > budget {
      budgetEnd = min(budgetEnd, 344 - spentWidth - 10)
      canvas.text(spentLabel, 344, 41, "h t2", anchor: .end)
    } else if end + spentWidth / 2 < budgetEnd - budgetWidth - 10, end - spentWidth / 2 > 16 {
      canvas.text(spentLabel, end, 41, "h t2", anchor: .middle)
    }
    if budgetEnd - budgetWidth > 16 {
      canvas.text("0", 0, 41, "h t2")
      canvas.text(budgetLabel, budgetEnd, 41, "h", anchor: .end)
    } else {
      canvas.text(budgetLabel, 0, 41, "h")
    }
    return canvas
  }
}
