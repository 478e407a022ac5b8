import PricebookAnalytics
import PricebookModel

extension YearReviewReport {
  var monthsSection: Section? {
    guard let first = part.months.first, let last = part.months.last, first < last else {
      return nil
    }
    let columns = (0...last.months(since: first)).map { scope.column(first.adding(months: $0)) }
    let drawing = MonthColumns(
      currency: scope.currency, months: columns, subjects: review.runningMonth.map { $0...$0 },
      projection: review.runningMonth.flatMap { scope.statedEnd(of: $0) })
    let table = scope.monthsTable(
      columns, spent: part.spent, budget: part.budget?.amount, variance: part.budget?.variance,
      receipts: part.receipts, linksMonths: true)
    var section =
      receiptsChart(scope.description(of: columns, running: review.runningMonth)).map { receipts in
        Section(
          id: "months", title: words.year.receiptsTitle,
          drawingNote: [receipts.shaded].compactMap(\.self),
          blocks: [
            .paragraph(receipts.sentence), .chart(receipts.chart),
            .disclosure(
              title: words.budget.monthsTableTitle(isOfWeeks: false), blocks: [.table(table)]),
          ], isFullWidth: true)
      }
      ?? scope.monthsSection(
        words.year.monthsTitle(columns.count), drawing, table, running: review.runningMonth)
    if let record = monthEnds { section.note = [record] }
    return section
  }

  /// How many ends of the year's months came within the range that was expected on two days of each.
  private var monthEnds: RichText? {
    let outcomes = scope.analysis.monthEnds.filter {
      scope.period.calendar.year(of: $0.month) == review.year && $0.currency == part.currency
    }
    let scores = TrackRecord.monthEndScores(of: outcomes, in: scope.period.calendar)
    guard let first = scores.first, let last = scores.last, first.ranges > 0, scores.count > 1,
      let firstDay = first.forecastDay, let lastDay = last.forecastDay
    else { return nil }
    return words.year.monthEnds(
      first.held, of: first.ranges, on: firstDay, later: last.held, ofLater: last.ranges,
      on: lastDay)
  }

  /// The months that did best and worst; nothing where all did the same.
  var extremesSection: Section? {
    let (best, worst) = (part.bestMonth, part.worstMonth)
    guard let any = best ?? worst else { return nil }
    let findings = [
      worst.map { finding($0, words.year.worst(claim($0))) },
      best.map { finding($0, words.year.best(claim($0))) },
    ].compactMap(\.self)
    return Section(
      id: "extremes", title: words.year.extremesTitle,
      note: [words.year.extremesNote(againstBudgets: any.isAgainstBudget)],
      blocks: [.findings(findings)])
  }

  private func finding(_ month: YearReview.JudgedMonth, _ sentence: RichText) -> Finding {
    Finding(
      amount: scope.difference(month.difference), tone: Tone(variance: month.difference),
      sentence: sentence)
  }

  private func claim(_ month: YearReview.JudgedMonth) -> YearMonthClaim {
    YearMonthClaim(month: month.month, reason: month.reason.flatMap(named))
  }

  /// A reason by its category, with its own difference, or what was spent on it without a budget.
  private func named(_ reason: Reason<BudgetPart>) -> (category: String, difference: Value)? {
    switch reason.subject {
    case .category(let category):
      (scope.categoryName(category), scope.difference(reason.amount))
    case .unbudgeted(let part) where reason.amount > .zero:
      (
        part.category.map(scope.categoryName) ?? words.budget.withoutBudget,
        scope.difference(part.spent)
      )
    case .unbudgeted, .rest: nil
    }
  }

  private static let categoryLimit = 12

  /// The places of the year's months with spending, by quarters of the year.
  private var quarters: [[Int]] {
    let first = scope.period.calendar.months(ofYear: review.year).lowerBound
    return Dictionary(grouping: review.months.indices) { place in
      review.months[place].months(since: first) / 3
    }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Every category in every quarter; twelve months are columns of the chart above.
  var categoriesSection: Section? {
    guard review.months.count > 1, !part.categories.isEmpty else { return nil }
    let quarters = quarters
    let cells = { (amounts: [Amount?], selection: LineSelection?) -> [Cell] in
      quarters.map { places in
        var own = selection
        own?.months = self.review.months[places[0]]...self.review.months[places[places.count - 1]]
        return .value(places.compactMap { amounts[$0] }.sumOfAny.map(self.shownAmount))
          .linked(to: own.flatMap { self.lines($0) })
      }
    }
    let highest = part.categories.lazy.flatMap(\.byMonth).compactMap(\.self).max() ?? .zero
    let columns = { [scope] (amounts: [Amount?]) -> Cell in
      .columns(SmallColumns(amounts: amounts, scale: highest, currency: scope.currency))
    }
    let table = SummedRows(
      part.categories, limit: Self.categoryLimit,
      rows: { category in
        let selection = category.level.flatMap { scope.selection(of: category.scope, $0) }
        return [
          [
            .name(scope.categoryName(category.scope)),
            .value(shownAmount(category.spent), isStrong: true).linked(
              to: selection.flatMap { lines($0) }),
            columns(category.byMonth),
          ] + cells(category.byMonth, selection)
        ]
      },
      rest: { rest in
        let sums = review.months.indices.map { place in
          rest.compactMap { $0.byMonth[place] }.sumOfAny
        }
        return [
          .text(words.shared.other(rest.count, .category)),
          .value(rest.map(\.spent).sum.map(shownAmount)), columns(sums),
        ] + cells(sums, nil)
      },
      total: [
        .text(words.shared.total), .value(shownAmount(part.spent)).linked(to: lines()), .blank,
      ]
        + cells(review.months.map { scope.spent(in: $0) }, LineSelection()))
    return Section(
      id: "categories", title: words.year.categoriesTitle,
      blocks: [
        .table(
          DisplayTable(
            id: "categories-by-quarter", caption: words.year.categoriesTitle,
            captionUnit: scope.captionUnit, isCaptionHidden: scope.currency.label.isEmpty,
            columns: [
              .init(words.headings.category),
              .number(words.headings.total, order: .descending), .init(words.year.byMonth),
            ] + quarters.map(column),
            rows: table.rows, file: scope.context.tablePath("spending-matrix")))
      ])
  }

  /// The quarter, or its months where the year has not all of them.
  private func column(_ places: [Int]) -> DisplayTable.Column {
    let months = places.map { review.months[$0] }
    return .number(
      months.count == 3
        ? words.shared.label(MonthPeriod(months[0]...months[2]))
        : words.shared.list(months.map { .value(.shortMonth($0)) }))
  }

  /// In whole units, unless all amounts are so small that these would say nothing.
  private func shownAmount(_ amount: Amount) -> Value {
    let largest = part.categories.first?.spent ?? .zero
    return largest.approximateUnits < 100 ? scope.written(amount) : scope.whole(amount)
  }

  private static let categoryChangeLimit = 12

  /// Why the year differs from the year before, where they can be compared.
  var changeSection: Section? {
    let previous = review.year - 1
    let title = words.year.changeTitle(review.year, previous)
    guard let comparison = part.comparison else { return nil }
    let note = words.year.changeNote(
      review.year, previous, change: scope.difference(comparison.change),
      isSamePeriod: comparison.isPartOfYears,
      months: comparison.coversYears ? nil : comparison.months.count)
    let chart = scope.changeChart(
      of: comparison.parts, id: "year-steps", title: title, from: label(previous),
      to: label(review.year))
    return Section(
      id: "change", title: title,
      note: [
        note, comparison.brandEffect == .zero ? nil : words.changes.brandNote,
        scope.otherParts(of: comparison.parts),
      ].compactMap(\.self),
      blocks: [.chart(chart), .table(table(comparison, previous))])
  }

  private func label(_ year: Int) -> RichText {
    words.year.label(year, isSamePeriod: year != review.year && isPart)
  }

  private var isPart: Bool { part.comparison.map { $0.isPartOfYears || !$0.coversYears } ?? false }

  private func table(_ comparison: YearComparison, _ previous: Int) -> DisplayTable {
    let (scope, headings) = (scope, words.headings)
    let columns: [TableColumn<(previous: Amount, current: Amount)>] = [
      .number(label(previous)) { scope.cell($0.previous) },
      .number(label(review.year)) { scope.cell($0.current) },
      .number(headings.difference) {
        scope.differenceCell($0.current - $0.previous, isStrong: true)
      },
      .number(headings.change) {
        .value(($0.current - $0.previous).percent(of: $0.previous).map { .percentDifference($0) })
      },
    ]
    return scope.summedTable(
      "year-change", words.changes.tableCaption, headings.category, of: comparison.categories,
      limit: Self.categoryChangeLimit, others: .category, file: "spending-by-category",
      columns: columns,
      lines: { [(.name(scope.categoryName($0.scope)), ($0.previous, $0.current))] },
      sum: { ($0.reduce(.zero) { $0 + $1.previous }, $0.reduce(.zero) { $0 + $1.current }) },
      total: (comparison.previous, comparison.current))
  }
}
