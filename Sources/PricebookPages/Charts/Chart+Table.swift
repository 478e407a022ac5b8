import PricebookDocument
import PricebookModel

extension Section {
  /// Whether a chart of this section needs its values written out: there is no table of them nearby.
  func needsTable(for chart: Chart) -> Bool {
    !chart.isTabledElsewhere && !Section.hasTable(blocks)
  }

  private static func hasTable(_ blocks: [Block]) -> Bool {
    blocks.contains { block in
      switch block {
      case .table: true
      case .disclosure(_, let inner): hasTable(inner)
      default: false
      }
    }
  }
}

extension Chart {
  /// The chart's values as a table that opens on demand.
  func tableDisclosure(_ words: any PageWords.Type) -> Block {
    .disclosure(title: RichText(words.tableOfValues), blocks: [.table(table(words))])
  }

  /// The chart's values as a table, for sections without one.
  func table(_ words: any PageWords.Type) -> DisplayTable {
    let (columns, rows, currency) = content(words)
    return DisplayTable(
      id: id + "-values", caption: title,
      captionUnit: currency.map { $0.label.isEmpty ? "" : words.valuesIn($0) } ?? "",
      columns: columns, rows: rows)
  }

  private typealias Content = (
    columns: [DisplayTable.Column], rows: [DisplayTable.Row], currency: CurrencyCode?
  )

  private func content(_ words: any PageWords.Type) -> Content {
    switch drawing {
    case .budgetBars(let bars): content(of: bars, words)
    case .waterfall(let waterfall): content(of: waterfall, words)
    case .monthColumns(let columns): content(of: columns, words)
    case .storeBars(let bars): content(of: bars, words)
    case .comparisonBars(let bars): content(of: bars, words)
    case .differenceBars(let bars): content(of: bars, words)
    case .availabilityBars(let bars): content(of: bars, words)
    case .levelDots(let dots): content(of: dots, words)
    case .lines(let lines): content(of: lines, words)
    case .smallMultiples(let multiples): content(of: multiples, words)
    }
  }

  private func content(of bars: BudgetBars, _ words: any PageWords.Type) -> Content {
    let rows = bars.rows.map { row in
      DisplayTable.Row([
        .name(row.name), .value(.money(Money(row.spent, bars.currency))),
        .value(row.budget.map { .money(Money($0, bars.currency)) }),
        .value(row.budget.map { .difference(Money(row.spent - $0, bars.currency)) }),
      ])
    }
    let numbers = [words.spent, words.budget, words.difference]
    return (
      [.init(heading(words.name))] + numbers.map { .number(heading($0)) }, rows, bars.currency
    )
  }

  private func content(of waterfall: Waterfall, _ words: any PageWords.Type) -> Content {
    let end = { (step: Waterfall.Step) in
      DisplayTable.Row(
        [.text(step.label), .value(.money(Money(step.amount, waterfall.currency)))],
        emphasis: .total)
    }
    let steps = waterfall.steps.map { step in
      DisplayTable.Row([
        .text(step.label), .value(.difference(Money(step.amount, waterfall.currency))),
      ])
    }
    return (
      [.init(heading(words.name)), .number(heading(words.amount))],
      [end(waterfall.start)] + steps + [end(waterfall.end)], waterfall.currency
    )
  }

  private func content(of columns: MonthColumns, _ words: any PageWords.Type) -> Content {
    let rows = columns.months.map { month in
      DisplayTable.Row([
        .text(.value(.month(month.month))),
        .value(.money(Money(month.spent, columns.currency))),
        .value(month.budget.map { .money(Money($0, columns.currency)) }),
        .value(month.budget.map { .difference(Money(month.spent - $0, columns.currency)) }),
      ])
    }
    let numbers = [words.spent, words.budget, words.difference]
    return (
      [.init(heading(words.month))] + numbers.map { .number(heading($0)) }, rows,
      columns.currency
    )
  }

  private func content(of bars: StoreBars, _ words: any PageWords.Type) -> Content {
    let rows = bars.rows.map { row in
      DisplayTable.Row([
        .name(row.name), .value(.money(Money(row.amount, bars.currency))), .text(row.note),
      ])
    }
    return (
      [
        .init(heading(words.name)), .number(heading(words.amount)), .init(heading(words.note)),
      ], rows, bars.currency
    )
  }

  private func content(of bars: ComparisonBars, _ words: any PageWords.Type) -> Content {
    let rows = bars.rows.map { row in
      let total = row.own + (row.filledIn ?? .zero)
      return DisplayTable.Row([
        .name(row.name), .value(.money(Money(row.own, bars.currency))),
        .value(row.filledIn.map { .money(Money($0, bars.currency)) }),
        .value(row.isEligible ? .money(Money(total, bars.currency)) : nil), .text(row.note),
      ])
    }
    let numbers = [words.ownPrices, words.filledIn, words.total]
    return (
      [.init(heading(words.name))] + numbers.map { .number(heading($0)) }
        + [.init(heading(words.note))], rows, bars.currency
    )
  }

  private func content(of bars: DifferenceBars, _ words: any PageWords.Type) -> Content {
    let rows = bars.rows.map { row in
      DisplayTable.Row([
        .text(row.label), .value(.difference(Money(row.amount, bars.currency))),
      ])
    }
    return (
      [.init(heading(words.name)), .number(heading(words.difference))], rows, bars.currency
    )
  }

  private func content(of bars: AvailabilityBars, _ words: any PageWords.Type) -> Content {
    let rows = bars.rows.map { DisplayTable.Row([.name($0.name), .text($0.note)]) }
    return ([.init(heading(words.name)), .init(heading(words.note))], rows, nil)
  }

  private func content(of dots: LevelDots, _ words: any PageWords.Type) -> Content {
    let number = { (value: Double?) -> Cell in .value(value.map { .number($0, digits: 1) }) }
    let rows = dots.rows.map { row in
      DisplayTable.Row([
        .name(row.name), number(row.level), number(row.interval?.lowerBound),
        number(row.interval?.upperBound), .text(row.note),
      ])
    }
    let numbers = [words.value, words.lowest, words.highest]
    return (
      [.init(heading(words.name))] + numbers.map { .number(heading($0)) }
        + [.init(heading(words.note))], rows, nil
    )
  }

  private func content(of lines: LineChart, _ words: any PageWords.Type) -> Content {
    let series = lines.series.filter { $0.isLabelled && !$0.isRange }
    let rows = lines.months.enumerated().map { index, month in
      DisplayTable.Row(
        [.text(.value(.month(month)))]
          + series.map { series in
            let value = index < series.values.count ? series.values[index] : nil
            return .value(value.map { .number($0, digits: lines.digits) })
          })
    }
    return (
      [.init(heading(words.month))] + series.map { .number(.name($0.name)) }, rows, nil
    )
  }

  private func content(of multiples: SmallMultiples, _ words: any PageWords.Type) -> Content {
    let rows = multiples.panels.flatMap { panel in
      panel.chart.series.map { series in
        let values = series.values.compactMap(\.self).filter(\.isFinite)
        let cell = { (value: Double?) -> Cell in
          .value(value.map { .number($0, digits: panel.chart.digits) })
        }
        return DisplayTable.Row([
          .name(panel.name, secondLine: panel.chart.perUnit), .name(series.name),
          cell(values.first), cell(values.last),
          cell(values.min()), cell(values.max()),
        ])
      }
    }
    let numbers = [words.first, words.latest, words.lowest, words.highest]
    return (
      [.init(heading(words.item)), .init(heading(words.store))]
        + numbers.map { .number(heading($0)) }, rows,
      multiples.panels.first?.chart.currency
    )
  }

  /// A word from a drawing as the heading of a column.
  private func heading(_ word: String) -> RichText {
    RichText(word.prefix(1).uppercased() + word.dropFirst())
  }
}

extension LineChart {
  /// The unit of prices, unless it is the piece.
  fileprivate var perUnit: RichText? {
    guard let unit, unit != "each", !unit.isEmpty else { return nil }
    return .name(unit)
  }
}
