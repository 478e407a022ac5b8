import PricebookDocument
import PricebookModel

extension StoreBars: DrawnChart {
  /// Plain bars from zero, the amount and a note at the right.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, isStacked: width.isNarrow, rowHeight: width.barRowHeight)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, isStacked: false, rowHeight: 24)
  }

  /// - Parameter isStacked: Whether the words are above the bars.
  private func drawing(
    _ width: ChartWidth, _ words: ChartWords, isStacked: Bool, rowHeight: Double
  ) -> SVGCanvas {
    let size = width.textSize
    let amounts = rows.map { words.formatting.text(.money(Money($0.amount, currency))) }
    let notes = rows.map { words.formatting.plainText($0.note) }
    let most = rows.map(\.amount).max() ?? .zero
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count) - 6),
      omittedCount: omittedCount)
    let noteWidth = TextWidth.widest(notes, size: size)
    let amountWidth = TextWidth.widest(amounts, size: size, isBold: true)
    let gap: Double = width.isNarrow ? 8 : 24
    let amountEnd = width.rawValue - (noteWidth > 0 ? noteWidth + gap : 0)
    let nameWidth = min(
      width.rawValue / 3, nameColumn(rows.map(\.name), size, least: width.isNarrow ? 60 : 110))
    let first = isStacked ? 0 : nameWidth
    let last = isStacked ? width.rawValue : max(first + 40, amountEnd - amountWidth - gap * 3 / 4)
    let scale = LinearScale(low: 0, high: max(0.01, most.approximateUnits), start: first, end: last)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let middle = isStacked ? top + 24 : top + 11
      let length = scale(row.amount.approximateUnits) - first
      if row.amount < .zero {
        canvas.rectangle(first, middle - 7, 2, 14, "under")
      } else if row.amount > .zero {
        canvas.rectangle(first, middle - 7, max(1, length), isStacked ? 12 : 14, "bar")
      }
      if isStacked {
        let texts = TextWidth.reckoned(
          notes[index] + " " + amounts[index], size: size, isBold: true)
        canvas.name(
          row.name, 0, top + 11, "t", width: max(60, width.rawValue - texts - 10), size: size)
        canvas.spans(
          [(notes[index], "t2"), (amounts[index], "b")], width.rawValue, top + 11, "t",
          anchor: .end)
      } else {
        let baseline = middle + size * 0.35
        canvas.name(row.name, 0, baseline, "t", width: nameWidth - 8, size: size)
        canvas.text(amounts[index], amountEnd, baseline, "t b", anchor: .end)
        canvas.text(notes[index], width.rawValue, baseline, "t t2", anchor: .end)
      }
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight,
        [DisplayName.shown(row.name), amounts[index], notes[index]])
    }
    canvas.sayOmitted(words)
    return canvas
  }

  func values(_ words: any PageWords) -> ChartValues {
    let values = rows.map {
      DisplayTable.Row([.name($0.name), .money($0.amount, currency), .text($0.note)])
    }
    return ChartValues(
      words.name, numbers: [words.amount], note: words.note, rows: values, currency: currency)
  }
}

extension ComparisonBars: DrawnChart {
  /// What a store prices solid and the rest dashed; below it what else is known of the store.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    // Under the bar of a row, its note and meter.
    let details: Double = rows.contains { $0.meter != nil } ? (width.isNarrow ? 52 : 30) : 0
    let rowHeight = width.barRowHeight + details
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count) - 4),
      omittedCount: omittedCount)
    let labels = rows.map { label($0, words) }
    let labelWidth =
      labels.map { TextWidth.reckoned($0.lead + " " + $0.total, size: size) + size }.max() ?? 0
    let marks = rows.map { words.formatting.plainText($0.mark) }
    let markWidth = marks.map { TextWidth.reckoned($0, size: size) + 6 }.max() ?? 0
    let nameWidth =
      nameColumn(rows.map(\.name), size, least: 66, isBold: true)
      + (marks.contains { !$0.isEmpty } ? markWidth : 0)
    let first = width.isNarrow ? 1 : nameWidth
    let last =
      width.isNarrow ? width.rawValue - 1 : max(first + 40, width.rawValue - labelWidth - 18)
    let most = rows.map(\.total).max() ?? .zero
    let scale = LinearScale(low: 0, high: max(0.01, most.approximateUnits), start: first, end: last)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let barTop = width.isNarrow ? top + 18 : top + 4
      drawBar(row, scale, top: barTop, on: &canvas)
      let baseline = width.isNarrow ? top + 12 : top + 11 + size * 0.35
      let (lead, total) = labels[index]
      let room =
        (width.isNarrow ? max(60, width.rawValue - labelWidth - 8) : nameWidth - 8)
        - (marks[index].isEmpty ? 0 : markWidth)
      let name = TextWidth.cut(DisplayName.shown(row.name), to: room, size: size, isBold: true)
      canvas.spans([(name, "b n"), (marks[index], "t2")], 0, baseline, "t")
      canvas.spans(
        (lead.isEmpty ? [] : [(lead, "t2")]) + [(total, "b")], width.rawValue, baseline, "t",
        anchor: .end)
      if let meter = row.meter {
        canvas.text(words.formatting.plainText(row.note), first, barTop + 30, "t t2")
        meter.draw(
          on: &canvas, x: width.isNarrow ? first : width.rawValue - AvailabilityMeter.drawnWidth,
          y: width.isNarrow ? barTop + 34 : barTop + 17)
        if width.isNarrow {
          let priced = words.words.priced(meter.pricedItems, of: meter.basketItems)
          canvas.text(
            words.formatting.plainText(priced), width.rawValue, barTop + 47, "t t2", anchor: .end)
        }
      }
      canvas.hit(0, top - 3, width.rawValue, rowHeight, exactValues(row, words))
    }
    canvas.sayOmitted(words)
    return canvas
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    var lines = [
      DisplayName.shown(row.name), words.labelled(words.words.total, row.total, currency),
    ]
    if let filledIn = row.filledIn, filledIn != .zero {
      lines.append(words.labelled(words.words.filledIn, filledIn, currency))
    }
    return lines + [words.formatting.plainText(row.note)]
  }

  private func drawBar(_ row: Row, _ scale: LinearScale, top: Double, on canvas: inout SVGCanvas) {
    let own = scale(max(.zero, row.own).approximateUnits)
    if let filledIn = row.filledIn, filledIn > .zero {
      let end = scale(row.total.approximateUnits)
      canvas.rectangle(own, top + 0.5, max(1, end - own - 0.5), 13, "dash")
    }
    canvas.rectangle(scale.start, top, max(1, own - scale.start), 14, row.isWinner ? "now" : "bar")
  }

  /// What is estimated of a total, and the total.
  private func label(_ row: Row, _ words: ChartWords) -> (lead: String, total: String) {
    let total = words.formatting.chartAmount(row.total, currency)
    guard let filledIn = row.filledIn, filledIn != .zero else { return ("", total) }
    return ("\(words.words.filledIn) \(words.formatting.chartAmount(filledIn, currency))", total)
  }

  func values(_ words: any PageWords) -> ChartValues {
    let values = rows.map { row in
      DisplayTable.Row([
        .name(row.name), .money(row.total, currency), .money(row.filledIn, currency),
        .text(
          row.meter.map { meter in
            let priced = words.priced(meter.pricedItems, of: meter.basketItems)
            return row.note.isEmpty ? priced : "\(row.note), \(priced)"
          } ?? row.note),
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
    let size = width.textSize
    let rowHeight = width.barRowHeight
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count) - 4),
      omittedCount: omittedCount)
    let notes = rows.map { words.formatting.plainText($0.note) }
    let noteWidth = TextWidth.widest(notes, size: size, isBold: true)
    let nameWidth = nameColumn(rows.map(\.name), size, least: 110, isBold: true)
    let first = width.isNarrow ? 1 : nameWidth
    let last =
      width.isNarrow ? width.rawValue - 2 : max(first + 40, width.rawValue - noteWidth - 18)
    let scale = LinearScale(low: 0, high: 1, start: first, end: last)
    let threshold = scale(Double(min(100, max(0, thresholdPercent))) / 100)
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let barTop = width.isNarrow ? top + 18 : top + 4
      let share = Double(row.pricedItems) / Double(max(1, basketItems))
      canvas.rectangle(first + 0.5, barTop + 0.5, last - first - 1, 13, "box")
      canvas.rectangle(first, barTop, scale(min(1, max(0, share))) - first, 14, "bar")
      canvas.line(threshold, barTop - 2, threshold, barTop + 16, "tick")
      let baseline = width.isNarrow ? top + 12 : top + 11 + size * 0.35
      let room = width.isNarrow ? max(60, width.rawValue - noteWidth - 8) : nameWidth - 8
      canvas.name(row.name, 0, baseline, "t b", width: room, size: size)
      canvas.text(notes[index], width.rawValue, baseline, "t b", anchor: .end)
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight, [DisplayName.shown(row.name), notes[index]])
    }
    canvas.sayOmitted(words)
    return canvas
  }

  func values(_ words: any PageWords) -> ChartValues {
    let values = rows.map { DisplayTable.Row([.name($0.name), .text($0.note)]) }
    return ChartValues(words.name, note: words.note, rows: values)
  }
}

extension DifferenceBars: DrawnChart {
  /// A bar to the right for more and to the left for less, the amount at the right.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let rowHeight = 26.0
    let size = width.textSize
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, rowHeight * Double(rows.count)))
    let labels = rows.map { words.formatting.plainText($0.label) }
    let amounts = rows.map { words.formatting.chartAmount($0.amount, currency, sign: .always) }
    let amountWidth = TextWidth.widest(amounts, size: size, isBold: true)
    let nameWidth = min(
      width.rawValue * 0.42, nameColumn(labels, size, least: width.isNarrow ? 80 : 158))
    let units = rows.map(\.amount.approximateUnits)
    let (low, high) = (min(0, units.min() ?? 0), max(0, units.max() ?? 0))
    let scale = LinearScale(
      low: low, high: max(high, low + 0.01), start: nameWidth,
      end: max(nameWidth + 40, width.rawValue - amountWidth - 14))
    canvas.line(scale(0), 2, scale(0), canvas.height - 2, "base")
    for (index, row) in rows.enumerated() {
      let middle = rowHeight * (Double(index) + 0.5)
      let end = scale(units[index])
      if row.amount != .zero {
        let isMore = row.amount > .zero
        let look = isToned ? (isMore ? "over" : "under") : "bar"
        let length = max(1, (end - scale(0)).magnitude)
        canvas.rectangle(isMore ? scale(0) : scale(0) - length, middle - 6, length, 12, look)
      }
      let baseline = middle + size * 0.35
      canvas.name(labels[index], 0, baseline, "t", width: nameWidth - 8, size: size)
      let tone = !isToned || row.amount == .zero ? "t b" : row.amount > .zero ? "t b fo" : "t b fu"
      canvas.text(amounts[index], width.rawValue, baseline, tone, anchor: .end)
      canvas.hit(
        0, middle - rowHeight / 2, width.rawValue, rowHeight,
        [labels[index], words.signed(row.amount, currency)])
    }
    return canvas
  }

  func values(_ words: any PageWords) -> ChartValues {
    let values = rows.map {
      DisplayTable.Row([.text($0.label), .difference($0.amount, currency)])
    }
    return ChartValues(words.name, numbers: [words.difference], rows: values, currency: currency)
  }
}

extension LevelDots: DrawnChart {
  /// A dot for every level, whiskers for its interval, and a line at 100.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let size = width.textSize
    let rowHeight = width.barRowHeight
    let body = rowHeight * Double(rows.count)
    var canvas = SVGCanvas(
      width: width.rawValue, height: max(rowHeight, body) + 20, omittedCount: omittedCount)
    let levels = rows.map { number($0.level, words) }
    let notes = rows.map { words.formatting.plainText($0.note) }
    let noteWidth = TextWidth.widest(notes, size: size)
    let levelWidth = TextWidth.widest(levels, size: size, isBold: true)
    let levelEnd = width.rawValue - noteWidth - 16
    let nameWidth = nameColumn(rows.map(\.name), size, least: 110)
    let first = width.isNarrow ? 8 : nameWidth
    let last = width.isNarrow ? width.rawValue - 8 : max(first + 40, levelEnd - levelWidth - 24)
    let bounds =
      rows.flatMap { row in
        [row.level, row.interval?.lowerBound, row.interval?.upperBound].compactMap(\.self)
      }.filter(\.isFinite) + [99, 101]
    let ticks = AxisTicks(
      from: bounds.min() ?? 100, to: bounds.max() ?? 100, atMost: width.isNarrow ? 4 : 6)
    let scale = LinearScale(low: ticks.lowest, high: ticks.highest, start: first, end: last)
    for tick in ticks.values {
      canvas.line(scale(tick), 0, scale(tick), body, "hair")
      let text = words.formatting.text(.number(tick, digits: ticks.digits))
      let half = TextWidth.reckoned(text, size: size) / 2
      let center = min(max(scale(tick), half), width.rawValue - half)
      canvas.text(text, center, body + 14, "t a", anchor: .middle)
    }
    canvas.line(scale(100), 0, scale(100), body, "reference")
    for (index, row) in rows.enumerated() {
      let top = rowHeight * Double(index)
      let middle = width.isNarrow ? top + 28 : top + rowHeight / 2
      draw(row, scale, middle: middle, on: &canvas)
      let baseline = width.isNarrow ? top + 13 : middle + size * 0.35
      let room =
        width.isNarrow ? max(60, width.rawValue - noteWidth - levelWidth - 24) : nameWidth - 8
      canvas.name(row.name, 0, baseline, "t", width: room, size: size)
      canvas.text(levels[index], levelEnd, baseline, "t b halo", anchor: .end)
      canvas.text(notes[index], width.rawValue, baseline, "t t2 halo", anchor: .end)
      canvas.hit(0, top, width.rawValue, rowHeight, exactValues(row, words))
    }
    canvas.sayOmitted(words)
    return canvas
  }

  private func draw(_ row: Row, _ scale: LinearScale, middle: Double, on canvas: inout SVGCanvas) {
    if let interval = row.interval, interval.lowerBound < interval.upperBound {
      let (low, high) = (scale(interval.lowerBound), scale(interval.upperBound))
      canvas.line(low, middle, high, middle, "whisker")
      for end in [low, high] { canvas.line(end, middle - 2.5, end, middle + 2.5, "whisker") }
    }
    canvas.circle(scale(row.level), middle, radius: 4.5, row.isReference ? "dot so" : "dot sh")
  }

  private func exactValues(_ row: Row, _ words: ChartWords) -> [String] {
    [
      DisplayName.shown(row.name), number(row.level, words),
      row.interval.map { words.range($0, digits: 1) } ?? "", words.formatting.plainText(row.note),
    ]
  }

  private func number(_ value: Double, _ words: ChartWords) -> String {
    words.formatting.text(.number(value, digits: 1))
  }

  func values(_ words: any PageWords) -> ChartValues {
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
    let size = width.textSize
    let rowHeight = width.barRowHeight
    let head: Double = 18
    var canvas = SVGCanvas(
      width: width.rawValue, height: head + max(rowHeight, rowHeight * Double(rows.count)))
    let amounts = rows.map { words.formatting.chartAmount($0.amount, currency, sign: .always) }
    let changes = rows.map { words.formatting.plainText($0.change) }
    let sign = words.formatting.withCurrencySign("", currency).filter { !$0.isWhitespace }
    let heading = words.formatting.plainText(self.heading) + (sign.isEmpty ? "" : ", \(sign)")
    let amountWidth = max(
      TextWidth.widest(amounts, size: size, isBold: true), TextWidth.reckoned(heading, size: 12))
    let changeWidth = TextWidth.widest(changes, size: size)
    let changeEnd = width.isNarrow ? width.rawValue : width.rawValue - amountWidth - 18
    let nameWidth = nameColumn(rows.map(\.name.text), size, least: 158)
    let units = rows.map(\.amount.approximateUnits)
    let low = min(0, units.min() ?? 0)
    let first = width.isNarrow ? 0 : nameWidth
    let scale = LinearScale(
      low: low, high: max(units.max() ?? 0, low + 0.01), start: first,
      end: max(first + 40, changeEnd - changeWidth - 14))
    canvas.text(heading, width.rawValue, 11, "a", anchor: .end)
    for (index, row) in rows.enumerated() {
      let top = head + rowHeight * Double(index)
      let baseline = width.isNarrow ? top + 13 : top + 11 + size * 0.35
      let barTop = width.isNarrow ? top + 20 : top + 4
      let zero = scale(0)
      let isMore = row.amount > .zero
      let length = row.amount == .zero ? 0 : max(1, (scale(units[index]) - zero).magnitude)
      canvas.rectangle(isMore ? zero : zero - length, barTop, length, 14, isMore ? "over" : "under")
      let room = width.isNarrow ? width.rawValue - amountWidth - 12 : nameWidth - 8
      canvas.name(row.name.text, 0, baseline, "t", width: room, size: size)
      canvas.text(
        amounts[index], width.rawValue, baseline, isMore ? "t b fo" : "t b fu", anchor: .end)
      canvas.text(
        changes[index], changeEnd, width.isNarrow ? barTop + 11 : baseline, "t t2", anchor: .end)
      canvas.hit(
        0, top - 3, width.rawValue, rowHeight,
        [DisplayName.shown(row.name.text), changes[index], words.signed(row.amount, currency)])
    }
    return canvas
  }

  func values(_ words: any PageWords) -> ChartValues {
    let rows = rows.map {
      DisplayTable.Row([.name($0.name), .text($0.change), .difference($0.amount, currency)])
    }
    var values = ChartValues(words.name, rows: rows, currency: currency)
    values.columns += [.number(changeHeading), .number(heading)]
    return values
  }
}
