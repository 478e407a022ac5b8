import PricebookDocument
import PricebookModel

extension BudgetBars: DrawnChart {
  /// Bullet bars: a broad track to the budget, a narrow bar to what was spent.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    width.isNarrow ? narrowDrawing(width, words, rowHeight: 46) : wideDrawing(width, words)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    narrowDrawing(width, words, rowHeight: 38)
  }

  private func wideDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    var canvas = SVGCanvas(width: width.rawValue, height: 24 + 30 * Double(rows.count))
    let size = width.textSize
    let spentTexts = rows.map { words.formatting.chartAmount($0.spent, currency) }
    let budgetTexts = rows.map { row in
      row.budget.map { words.formatting.chartAmount($0, currency) } ?? Formatting.absent
    }
    let differences = rows.map { difference($0, words) }
    let used = rows.map { self.used($0, words) ?? Formatting.absent }
    let differenceEnd = width.rawValue
    let usedEnd =
      differenceEnd - columnWidth(differences.map(\.text), under: words.words.difference, size)
    let budgetEnd = usedEnd - columnWidth(used, under: words.words.used, size, least: 50)
    let spentEnd = budgetEnd - columnWidth(budgetTexts, under: words.words.budget, size)
    let barEnd = spentEnd - columnWidth(spentTexts, under: words.words.spent, size) - 4
    let barStart = nameColumn(rows.map(\.name), size, least: 158)
    let scale = moneyScale(from: barStart, to: max(barStart + 40, barEnd))
    for (heading, end) in [
      (words.words.spent, spentEnd), (words.words.budget, budgetEnd),
      (words.words.used, usedEnd), (words.words.difference, differenceEnd),
    ] { canvas.text(heading, end, 11, "a", anchor: .end) }
    for (index, row) in rows.enumerated() {
      let middle = 35 + 30 * Double(index)
      let baseline = middle + size * 0.35
      canvas.name(row.name, 0, baseline, "t", width: barStart - 8, size: size)
      drawBar(row, scale, middle: middle, trackHeight: 14, on: &canvas)
      canvas.text(spentTexts[index], spentEnd, baseline, "t", anchor: .end)
      canvas.text(budgetTexts[index], budgetEnd, baseline, "t t2", anchor: .end)
      canvas.text(used[index], usedEnd, baseline, "t t2", anchor: .end)
      let (text, look) = differences[index]
      canvas.text(text, differenceEnd, baseline, look, anchor: .end)
      canvas.hit(0, middle - 15, width.rawValue, 30, exactValues(row, words))
    }
    return canvas
  }

  private func narrowDrawing(
    _ width: ChartWidth, _ words: ChartWords, rowHeight: Double
  ) -> SVGCanvas {
    var canvas = SVGCanvas(width: width.rawValue, height: rowHeight * Double(rows.count))
    let size = width.textSize
    let scale = moneyScale(from: 0, to: width.rawValue - 4)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      var amounts = words.formatting.chartMoney(row.spent, currency)
      if let budget = row.budget {
        amounts = words.words.spentOf(amounts, of: words.formatting.chartWhole(budget, currency))
        if let used = used(row, words) { amounts += ", " + used }
      }
      let (text, look) = difference(row, words)
      let differenceWidth = max(66, TextWidth.reckoned(text, size: size, isBold: true) + 10)
      let amountsWidth = TextWidth.reckoned(amounts, size: size)
      let amountsEnd = width.rawValue - differenceWidth
      canvas.name(
        row.name, 0, top + 13, "t", width: max(60, amountsEnd - amountsWidth - 8), size: size)
      canvas.text(amounts, amountsEnd, top + 13, "t t2", anchor: .end)
      canvas.text(text, width.rawValue, top + 13, look, anchor: .end)
      drawBar(row, scale, middle: top + 27, trackHeight: 12, on: &canvas)
      canvas.hit(0, top - 3, width.rawValue, rowHeight, exactValues(row, words))
    }
    return canvas
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    let spent = words.labelled(words.words.spent, row.spent, currency)
    guard let budget = row.budget else {
      return [DisplayName.shown(row.name), spent, words.words.noBudget]
    }
    return [
      DisplayName.shown(row.name), spent, words.labelled(words.words.budget, budget, currency),
      "\(words.words.difference) \(words.signed(row.spent - budget, currency))",
    ]
  }

  private func drawBar(
    _ row: Row, _ scale: LinearScale, middle: Double, trackHeight: Double,
    on canvas: inout SVGCanvas
  ) {
    let spent = scale(row.spent.approximateUnits)
    let half = trackHeight / 2
    if let budget = row.budget {
      let end = scale(max(.zero, budget).approximateUnits)
      canvas.rectangle(scale.start, middle - half, end - scale.start, trackHeight, "track")
      canvas.rectangle(scale.start, middle - 4, min(spent, end) - scale.start, 8, "bar")
      canvas.rectangle(end, middle - 4, spent - end, 8, "over")
    } else if row.spent >= .zero {
      let length = row.spent == .zero ? 0 : max(1, spent - scale.start)
      canvas.rectangle(scale.start, middle - 4, length, 8, "bar")
    }
    if row.spent < .zero { canvas.rectangle(scale.start, middle - 4, 2, 8, "under") }
    if let budget = row.budget {
      let x = scale(max(.zero, budget).approximateUnits)
      canvas.line(x, middle - half - 2, x, middle + half + 2, "tick")
    }
    if let pace = row.pace, row.budget != nil {
      let x = scale(max(.zero, pace).approximateUnits)
      let top = middle + half + 1
      canvas.path([(x, top), (x + 4, top + 6), (x - 4, top + 6)], "now", isClosed: true)
    }
  }

  private func difference(_ row: Row, _ words: ChartWords) -> (text: String, look: String) {
    guard let budget = row.budget else { return (words.words.noBudget, "t t2") }
    let difference = row.spent - budget
    let text = words.formatting.chartAmount(difference, currency, sign: .always)
    if difference > .zero { return (text, "t b fo") }
    // What is left looks well only while spending is not ahead of the pace.
    let isAhead = row.isOnCourseOver || row.pace.map { row.spent > $0 } ?? false
    return (text, difference < .zero && !isAhead ? "t fu" : "t t2")
  }

  private func used(_ row: Row, _ words: ChartWords) -> String? {
    guard let budget = row.budget, budget > .zero else { return nil }
    return words.formatting.text(
      .percent(row.spent.approximateUnits / budget.approximateUnits * 100, digits: 0))
  }

  private func moneyScale(from start: Double, to end: Double) -> LinearScale {
    let most =
      rows.map { row in max(row.spent, max(row.budget ?? .zero, row.pace ?? .zero)) }.max() ?? .zero
    return LinearScale(low: 0, high: max(most.approximateUnits, 0.01), start: start, end: end)
  }

  private func columnWidth(
    _ texts: [String], under heading: String, _ size: Double, least: Double = 66
  ) -> Double {
    let widest = TextWidth.widest(texts, size: size)
    return max(least, max(widest, TextWidth.reckoned(heading, size: 12)) + 6)
  }

  func values(_ words: any PageWords) -> ChartValues {
    let values = rows.map { row in
      DisplayTable.Row([
        .name(row.name), .money(row.spent, currency), .money(row.budget, currency),
        .difference(row.budget.map { row.spent - $0 }, currency),
      ])
    }
    return ChartValues(
      words.name, numbers: [words.spent, words.budget, words.difference], rows: values,
      currency: currency)
  }
}

/// The width of a column of names: it grows with its longest label up to 240 units.
func nameColumn(_ names: [String], _ size: Double, least: Double, isBold: Bool = false) -> Double {
  let widest =
    names.map { TextWidth.reckoned(DisplayName.shown($0), size: size, isBold: isBold) }.max() ?? 0
  return min(max(least, 240), max(least, widest + 12))
}

extension SmallBar {
  /// Track, bar, excess and tick as in the budget bars, 112 × 18.
  func drawing() -> SVGCanvas {
    var canvas = SVGCanvas(width: 112, height: 18)
    let scale = LinearScale(
      low: 0, high: max(0.01, self.scale.approximateUnits), start: 0, end: 110)
    let at = { (amount: Amount) in min(110, scale(max(.zero, amount).approximateUnits)) }
    let end = at(spent)
    guard let budget else {
      canvas.rectangle(0, 6, spent > .zero ? max(1, end) : 0, 6, "bar")
      return canvas
    }
    let tick = at(budget)
    canvas.rectangle(0, 4, tick, 10, "track")
    canvas.rectangle(0, 6, min(end, tick), 6, "bar")
    canvas.rectangle(tick, 6, end - tick, 6, "over")
    canvas.line(tick, 2, tick, 16, "tick thin")
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
    canvas.path([(x, top + 18), (x + 4, top + 23), (x - 4, top + 23)], "now", isClosed: true)
  }
}

extension HeroBar {
  /// Track to the budget, ink to what was spent, the excess.
  func drawing(_ words: ChartWords) -> SVGCanvas {
    var canvas = SVGCanvas(width: 344, height: 46)
    let most = max(spent, budget)
    let scale = LinearScale(low: 0, high: max(0.01, most.approximateUnits), start: 0, end: 343)
    let end = scale(max(.zero, spent).approximateUnits)
    let tick = scale(max(.zero, budget).approximateUnits)
    canvas.rectangle(0, 6, tick, 14, "track")
    canvas.rectangle(0, 9.5, min(end, tick), 7, "now")
    canvas.rectangle(tick, 9.5, end - tick, 7, "over")
    canvas.line(max(1, tick), 2, max(1, tick), 24, "tick")
    drawLabels(tick: tick, end: end, words, on: &canvas)
    return canvas
  }

  private func drawLabels(
    tick: Double, end: Double, _ words: ChartWords, on canvas: inout SVGCanvas
  ) {
    let size = 12.5
    let budgetLabel = "\(words.words.budget) \(words.formatting.chartWhole(budget, currency))"
    let budgetWidth = TextWidth.reckoned(budgetLabel, size: size)
    let spentLabel = words.formatting.chartWhole(spent, currency)
    let spentWidth = TextWidth.reckoned(spentLabel, size: size)
    var budgetEnd = min(344, tick + 1)
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
  }
}
