import PricebookModel
import PricebookReport

extension StoreBars: DrawnChart {
  /// Plain bars from zero, the amount and a note at the right.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, isStacked: width.isNarrow)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, isStacked: false, rowHeight: 24)
  }

  private func drawing(
    _ width: ChartWidth, _ words: ChartWords, isStacked: Bool, rowHeight: Double? = nil
  ) -> SVGCanvas {
    let amounts = BarRows.Column(
      rows.map { words.formatting.text(.money(Money($0.amount, currency))) }, "b")
    let notes = BarRows.Column(rows.map { words.plain($0.note) }, "t2")
    let bars = BarRows(
      width, rows.map(\.name), isStacked: isStacked, rowHeight: rowHeight,
      omittedCount: omittedCount, isStacked ? [notes, amounts] : [amounts, notes])
    let scale = bars.scale(rows.map { max(0, $0.amount.approximateUnits) })
    return bars.drawn(words) { row, middle, canvas in
      let amount = rows[row].amount
      if amount < .zero { return canvas.rectangle(scale.start, middle - 7, 2, 14, "under") }
      if amount > .zero {
        canvas.bar(from: scale.start, to: scale(amount.approximateUnits), middle, "bar")
      }
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let values = rows.map {
      DisplayTable.Row([
        .name($0.name), .money($0.amount, currency).linked(to: $0.lines), .text($0.note),
      ])
    }
    return ChartValues(
      words.name, numbers: [words.amount], note: words.note, rows: values, currency: currency)
  }
}

extension ComparisonBars: DrawnChart {
  /// What a store prices solid and the rest dashed; below it what else is known of the store.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let estimates = rows.map { row in
      (row.filledIn.flatMap { $0 == .zero ? nil : $0 }).map {
        "\(words.words.filledIn) \(words.formatting.chartAmount($0, currency))"
      } ?? ""
    }
    let totals = rows.map { words.formatting.chartAmount($0.total, currency) }
    let priced = rows.map { row in
      words.plain(words.words.priced(row.meter.pricedItems, of: row.meter.basketItems))
    }
    // Under the bar of a row, its note and meter.
    let details: Double = width.isNarrow ? 52 : 30
    let bars = BarRows(
      width, rows.map(\.name), looks: { _ in "t b" },
      least: 66, rowHeight: (width.isNarrow ? 44 : 28) + details, omittedCount: omittedCount,
      (width.isNarrow ? [] : [.init(priced, "t2")]) + [
        .init(estimates, "t2"), .init(totals, "b"),
      ])
    // The boxes below are as wide as the texts, or wider.
    let meter = width.rawValue - AvailabilityMeter.drawnWidth
    let scale = bars.scale(
      rows.map(\.total.approximateUnits), before: width.isNarrow ? .infinity : meter - 12)
    return bars.drawn(words, exact: { exactValues(rows[$0], words) }) { place, middle, canvas in
      let row = rows[place]
      let own = scale(max(.zero, row.own).approximateUnits)
      if let filledIn = row.filledIn, filledIn > .zero {
        let end = scale(row.total.approximateUnits)
        canvas.rectangle(own, middle - 6.5, max(1, end - own - 0.5), 13, "dash")
      }
      canvas.bar(from: scale.start, to: own, middle, row.isWinner ? "now" : "bar")
      canvas.text(words.plain(row.note), scale.start, middle + 23, "t t2")
      row.meter.draw(
        on: &canvas,
        x: width.isNarrow ? scale.start : meter,
        y: middle + (width.isNarrow ? 27 : 10))
      if width.isNarrow {
        canvas.text(priced[place], width.rawValue, middle + 40, "t t2", anchor: .end)
      }
    }
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    var lines = [words.labelled(words.words.total, row.total, currency)]
    if let filledIn = row.filledIn, filledIn != .zero {
      lines.append(words.labelled(words.words.filledIn, filledIn, currency))
    }
    return lines + [words.plain(row.note)]
  }

  func values(_ words: PageWords) -> ChartValues {
    let values = rows.map { row in
      let priced = words.priced(row.meter.pricedItems, of: row.meter.basketItems)
      return DisplayTable.Row([
        .name(row.name), .money(row.total, currency), .money(row.filledIn, currency),
        .text(row.note.isEmpty ? priced : "\(row.note), \(priced)"),
      ])
    }
    return ChartValues(
      words.name, numbers: [words.total, words.filledIn], note: words.note, rows: values,
      currency: currency)
  }
}

extension AvailabilityBars: DrawnChart {
  /// A bar of the basket for every store, filled as far as it has it, with a tick at the threshold.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let bars = BarRows(
      width, rows.map(\.name), looks: { _ in "t b" }, omittedCount: omittedCount,
      [.init(rows.map { words.plain($0.note) }, "b")])
    let scale = bars.scale([1])
    let threshold = scale(Double(min(100, max(0, thresholdPercent))) / 100)
    return bars.drawn(words) { row, middle, canvas in
      let share = Double(rows[row].pricedItems) / Double(max(1, basketItems))
      canvas.rectangle(scale.start + 0.5, middle - 6.5, scale.end - scale.start - 1, 13, "box")
      canvas.rectangle(
        scale.start, middle - 7, scale(min(1, max(0, share))) - scale.start, 14, "bar")
      canvas.line(threshold, middle - 9, threshold, middle + 9, "tick")
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let values = rows.map { DisplayTable.Row([.name($0.name), .text($0.note)]) }
    return ChartValues(words.name, note: words.note, rows: values)
  }
}

extension LevelDots: DrawnChart {
  /// A dot for every level, whiskers for its interval, and a line at 100.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let levels = rows.map { words.formatting.text(.number($0.level, digits: 1)) }
    let notes = rows.map { words.plain($0.note) }
    let bars = BarRows(
      width, rows.map(\.name), foot: 22, omittedCount: omittedCount,
      [.init(levels, "b halo"), .init(notes, "t2 halo")])
    let bounds =
      rows.flatMap { row in
        [row.level, row.interval?.lowerBound, row.interval?.upperBound].compactMap(\.self)
      }.filter(\.isFinite) + [99, 101]
    let ticks = AxisTicks(
      from: bounds.min() ?? 100, to: bounds.max() ?? 100, atMost: width.isNarrow ? 4 : 6)
    let scale = LinearScale(
      low: ticks.lowest, high: ticks.highest, start: bars.start + 8, end: bars.end - 8)
    let exact = { (row: Int) in
      [levels[row], rows[row].interval.map { words.range($0, digits: 1) } ?? "", notes[row]]
    }
    func drawAxis(_ canvas: inout SVGCanvas, _ body: Double) {
      for tick in ticks.values {
        canvas.line(scale(tick), 0, scale(tick), body, "hair")
        let text = words.formatting.text(.number(tick, digits: ticks.digits))
        let half = TextWidth.reckoned(text, size: width.textSize) / 2
        let center = min(max(scale(tick), half), width.rawValue - half)
        canvas.text(text, center, body + 14, "t a", anchor: .middle)
      }
      canvas.line(scale(100), 0, scale(100), body, "reference")
    }
    return bars.drawn(words, exact: exact, behind: drawAxis) { row, middle, canvas in
      if let interval = rows[row].interval, interval.lowerBound < interval.upperBound {
        let (low, high) = (scale(interval.lowerBound), scale(interval.upperBound))
        canvas.line(low, middle, high, middle, "whisker")
        for end in [low, high] { canvas.line(end, middle - 2.5, end, middle + 2.5, "whisker") }
      }
      canvas.circle(
        scale(rows[row].level), middle, radius: 4.5, rows[row].isReference ? "dot so" : "dot sh")
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let number = { (value: Double?) -> Cell in .value(value.map { .number($0, digits: 1) }) }
    let values = rows.map { row in
      DisplayTable.Row([
        .name(row.name), number(row.level), number(row.interval?.lowerBound),
        number(row.interval?.upperBound), .text(row.note),
      ])
    }
    return ChartValues(
      words.name, numbers: [words.value, words.lowest, words.highest], note: words.note,
      rows: values)
  }
}

extension RankedBars: DrawnChart {
  /// The name, a bar to the right for dearer and to the left for cheaper, the change, and the money.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let all = rows.map(\.amount) + (rest.map { [$0.amount] } ?? [])
    let changes = BarRows.Column(
      rows.map { words.plain($0.change) } + (rest == nil ? [] : [""]), "t2", isBesideBar: true)
    let amounts = BarRows.Column(
      all.enumerated().map { row, amount in
        let isRest = row == rows.count
        let tone = amount > .zero ? "b fo" : "b fu"
        let text = words.formatting.chartAmount(amount, currency, sign: .always)
        return (text, isRest ? "b t2" : tone)
      }, heading: words.heading(heading, currency))
    let bars = BarRows(
      width, rows.map(\.name.text) + (rest.map { [words.plain($0.label)] } ?? []),
      least: width.isNarrow ? 60 : 158, [changes, amounts])
    let scale = bars.scale(all.map(\.approximateUnits))
    let exact = { (row: Int) -> [String] in
      [changes.texts[row].text, words.signed(all[row], currency)]
    }
    return bars.drawn(words, exact: exact) { row, middle, canvas in
      let amount = all[row]
      guard amount != .zero else { return }
      let isRest = row == rows.count
      let tone = amount > .zero ? "over" : "under"
      canvas.bar(
        from: scale(0), to: scale(amount.approximateUnits), middle, isRest ? "bar" : tone)
    }
  }

  func values(_ words: PageWords) -> ChartValues {
    let rows = rows.map {
      DisplayTable.Row([.name($0.name), .text($0.change), .difference($0.amount, currency)])
    }
    let last = rest.map {
      DisplayTable.Row(
        [.text($0.label), .absent, .difference($0.amount, currency)], emphasis: .rest)
    }
    var values = ChartValues(
      words.name, rows: rows + (last.map { [$0] } ?? []), currency: currency)
    values.columns += [.number(changeHeading), .number(heading)]
    return values
  }
}

extension BudgetBars: DrawnChart {
  /// Bullet bars: a broad track to the budget, a narrow bar to what was spent.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    width.isNarrow ? narrowDrawing(width, words, rowHeight: 46) : wideDrawing(width, words)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    narrowDrawing(width, words, rowHeight: 40)
  }

  private func wideDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let amount = { (amount: Amount) in words.formatting.chartAmount(amount, currency) }
    let none = Formatting.absent
    let bars = BarRows(
      width, rows.map(\.name), least: 158, rowHeight: 30,
      [
        .init(rows.map { amount($0.spent) }, "", heading: words.words.spent),
        .init(rows.map { $0.budget.map(amount) ?? none }, "t2", heading: words.words.budget),
        .init(rows.map { used($0, words) ?? none }, "t2", heading: words.words.used),
        .init(rows.map { difference($0, words) }, heading: words.words.difference),
      ])
    return drawn(bars, words, track: 14)
  }

  private func narrowDrawing(
    _ width: ChartWidth, _ words: ChartWords, rowHeight: Double
  ) -> SVGCanvas {
    let amounts = rows.map { row in
      let spent = words.formatting.chartMoney(row.spent, currency)
      guard let budget = row.budget else { return spent }
      let both = words.words.spentOf(spent, of: words.formatting.chartWhole(budget, currency))
      return both + (used(row, words).map { ", " + $0 } ?? "")
    }
    let bars = BarRows(
      width, rows.map(\.name), isStacked: true, rowHeight: rowHeight,
      [.init(amounts, "t2"), .init(rows.map { difference($0, words) })])
    return drawn(bars, words, track: 12)
  }

  private func drawn(_ bars: BarRows, _ words: ChartWords, track: Double) -> SVGCanvas {
    let scale = bars.scale(
      rows.map { max($0.spent, max($0.budget ?? .zero, $0.pace ?? .zero)).approximateUnits })
    return bars.drawn(words, exact: { exactValues(rows[$0], words) }) { place, middle, canvas in
      let row = rows[place]
      canvas.bullet(row.spent, of: row.budget, scale, middle, track: track, bar: 8)
      if let pace = row.pace, row.budget != nil {
        canvas.pointer(scale(max(.zero, pace).approximateUnits), middle + track / 2 + 1)
      }
    }
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    let spent = words.labelled(words.words.spent, row.spent, currency)
    guard let budget = row.budget else { return [spent, words.words.noBudget] }
    return [
      spent, words.labelled(words.words.budget, budget, currency),
      "\(words.words.difference) \(words.signed(row.spent - budget, currency))",
    ]
  }

  private func difference(_ row: Row, _ words: ChartWords) -> (text: String, look: String) {
    guard let budget = row.budget else { return (words.words.noBudget, "t2") }
    let difference = row.spent - budget
    let text = words.formatting.chartAmount(difference, currency, sign: .always)
    if difference > .zero { return (text, "b fo") }
    // What is left looks well only while spending is not ahead of the pace.
    let isAhead = row.isOnCourseOver || row.pace.map { row.spent > $0 } ?? false
    return (text, difference < .zero && !isAhead ? "fu" : "t2")
  }

  private func used(_ row: Row, _ words: ChartWords) -> String? {
    guard let budget = row.budget, budget > .zero else { return nil }
    return words.formatting.text(
      .percent(row.spent.approximateUnits / budget.approximateUnits * 100, digits: 0))
  }

  func values(_ words: PageWords) -> ChartValues {
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
