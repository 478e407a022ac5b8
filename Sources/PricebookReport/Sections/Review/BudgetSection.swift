import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let chartRowLimit = 20
  static let tableRowLimit = 25

  var budgetSection: Section? {
    let rows = scope.categories.sorted(by: SpendingReview.readsBefore)
    guard !rows.isEmpty else { return nil }
    let hasBudget = rows.contains { $0.budget != nil }
    return Section(
      id: "budget", title: hasBudget ? words.budget.title : words.budget.titleWithoutBudget,
      note: hasBudget || whole?.budget != nil || hidesBudgets
        ? [] : [words.budget.howToAddBudgets(kind)],
      drawingNote: hasBudget && !period.isOver ? [words.budget.pace(kind)] : [],
      blocks: [
        .chart(hasBudget ? budgetChart(rows) : categoryChart(rows)), itemsWithoutCategory,
        .disclosure(
          title: words.budget.tableTitle,
          blocks: (hasBudget ? [.paragraph(words.budget.bars)] : [])
            + [.table(categoryTable(rows, hasBudget))]),
      ].compactMap(\.self))
  }

  /// Overspent first by how far, then by the used share of the budget, then what has none.
  private static func readsBefore(_ left: BudgetVariance.Row, _ right: BudgetVariance.Row) -> Bool {
    switch (left.variance, right.variance) {
    case (let leftVariance?, let rightVariance?):
      if leftVariance > .zero || rightVariance > .zero {
        leftVariance > rightVariance
      } else {
        (left.usedPercent ?? 100, leftVariance) > (right.usedPercent ?? 100, rightVariance)
      }
    case (nil, nil): left.spent > right.spent
    case (_?, nil): true
    case (nil, _?): false
    }
  }

  private func name(_ row: BudgetVariance.Row) -> String { scope.categoryName(row.scope) }

  private func budgetChart(_ rows: [BudgetVariance.Row]) -> Chart {
    let over = rows.filter { ($0.variance ?? .zero) > .zero }
    let budgeted = rows.count { $0.budget != nil }
    var reason: RichText?
    if whole?.status == .over, case .unbudgeted(let part)? = scope.budgetReason?.subject {
      reason = "\(scope.written(part.spent)) \(scope.sentence(part))"
    }
    return Chart(
      id: "budget-bars", title: words.budget.title,
      description: RichText(sentences: [
        reason,
        over.isEmpty
          ? words.budget.noneOver(budgeted)
          : words.budget.over(over.count, of: budgeted, largest: furthest(over)),
      ]),
      drawing: scope.budgetBars(rows.prefix(SpendingReview.chartRowLimit)))
  }

  /// The first of the rows that are over; `nil` where another is as far over.
  private func furthest(_ over: [BudgetVariance.Row]) -> NamedAmount? {
    guard let first = over.first, let variance = first.variance,
      over.dropFirst().first?.variance != variance
    else { return nil }
    return NamedAmount(name: LinkedName(name(first)), amount: scope.difference(variance))
  }

  private func categoryChart(_ rows: [BudgetVariance.Row]) -> Chart {
    Chart(
      id: "category-bars", title: words.budget.titleWithoutBudget,
      description: rows.first.flatMap {
        guard $0.spent > .zero else { return nil }
        return words.budget.mostSpent(
          on: scope.isWithoutCategory($0.scope) ? nil : name($0), scope.written($0.spent),
          LargestPart(of: rows.map(\.spent)))
      } ?? (spent < .zero ? words.budget.refunded : words.budget.noSpending),
      drawing: scope.bars(
        rows.map { row in
          StoreBars.Row(
            name: name(row), amount: row.spent,
            note: row.spent.percent(of: spent).map { .value(.percent($0, digits: 0)) } ?? "")
        }, limit: SpendingReview.chartRowLimit))
  }

  private func categoryTable(_ rows: [BudgetVariance.Row], _ hasBudget: Bool) -> DisplayTable {
    let parts = scope.parts
    var total = BudgetFigures(
      spent: spent, budget: whole?.budget, variance: whole?.variance,
      lines: spending?.lineCount ?? 0, source: scope.lines())
    if let whole {
      total.used = whole.usedPercent
      total.status = whole.status
      total.isAhead = isOnCourseOver || whole.isAheadOfPace
    }
    var table = scope.summedTable(
      "categories", words.budget.tableCaption(months), headings.category, of: rows,
      limit: SpendingReview.tableRowLimit, others: .category, file: "spending-by-category",
      saysRest: true, columns: budgetColumns(hasBudget: hasBudget),
      lines: { row in
        ([row] + self.parts(of: row, among: parts)).map {
          var figures = BudgetFigures($0, isAhead: $0.isOnCourseOver || $0.isAheadOfPace)
          figures.source = scope.lines(of: $0)
          return (.name(name($0)), figures)
        }
      },
      sum: { rest in
        BudgetFigures(
          spent: rest.reduce(.zero) { $0 + $1.spent }, budget: rest.compactMap(\.budget).sumOfAny,
          variance: rest.compactMap(\.variance).sumOfAny, lines: rest.reduce(0) { $0 + $1.lines })
      }, total: total)
    table.footnotes += budgetFootnotes(rows)
    return table
  }

  /// The parts of a row's category.
  ///
  /// What a category has besides its parts is left out: it has the same name, and would seem to be
  /// there twice.
  private func parts(
    of row: BudgetVariance.Row, among parts: [BudgetVariance.Row]
  ) -> [BudgetVariance.Row] {
    guard row.level == .group || row.level == .subgroup else { return [] }
    let prefix = name(row) + ":"
    let below = parts.filter { name($0).hasPrefix(prefix) && $0.counting == .part }
    let groups = Set(below.filter { $0.level == .subgroup }.map(name))
    return below.filter { $0.level == .subgroup || !groups.contains(name($0)) }
  }

  func budgetColumns(hasBudget: Bool) -> [TableColumn<BudgetFigures>] {
    let spent = TableColumn<BudgetFigures>.number(headings.spent) {
      scope.cell($0.spent).linked(to: $0.source)
    }
    guard hasBudget else {
      return [
        spent, .number(headings.share) { .percent($0.spent.percent(of: self.spent)) },
        .number(headings.lines) { .count($0.lines) },
      ]
    }
    return [
      spent, .number(headings.budget) { scope.cell($0.budget) },
      .number(headings.difference) { .value($0.variance.map(scope.difference), tone: $0.tone) },
      .number(headings.used) { .value($0.used.map { .percent($0, digits: 0) }) },
      .init(headings.status) { figures in
        guard let status = figures.status else { return .absent }
        var badge = Badge(status, words)
        if figures.isAhead, status == .under { badge.look = .on }
        return .badge(badge)
      },
    ]
  }

  /// Says where the total's budget is no sum of the rows above it.
  private func budgetFootnotes(_ rows: [BudgetVariance.Row]) -> [RichText] {
    let sum = rows.compactMap(\.budget).sumOfAny
    var carried = rows.map { (name: name($0), amount: $0.carriedOver) }
      .filter { $0.amount != .zero }
    if carried.isEmpty, let amount = whole?.carriedOver, amount != .zero {
      carried = [(words.shared.whole(kind), amount)]
    }
    var notes = carriedNotes(carried)
    guard let budget = whole?.budget else { return notes }
    if let sum, sum != budget, period.isMonth || scope.analysis.budget.hasWholeMonthBudgets {
      notes.append(words.budget.ownBudget(scope.written(sum), kind))
    }
    if rows.contains(where: { $0.budget == nil && $0.spent != .zero }), sum == budget {
      notes.append(words.budget.unbudgetedCounts(kind))
    }
    return notes
  }

  private func carriedNotes(_ amounts: [(name: String, amount: Amount)]) -> [RichText] {
    func list(_ amounts: [(name: String, amount: Amount)]) -> RichText? {
      let entries = amounts.map {
        "\(name: $0.name) \(scope.written($0.amount.magnitude))" as RichText
      }
      return entries.isEmpty ? nil : words.shared.list(entries, limit: 6)
    }
    return [
      list(amounts.filter { $0.amount > .zero }).map(words.budget.carriedOver),
      list(amounts.filter { $0.amount < .zero }).map(words.budget.overspentBefore),
    ].compactMap(\.self)
  }

  /// Whether a month within its budget usually ends over it, and must not look well.
  var isOnCourseOver: Bool { !period.isOver && whole?.isOnCourseOver == true }

  /// The items of the month that have no category, with the likely one; `nil` where there are none.
  var itemsWithoutCategory: Block? {
    let items = scope.analysis.itemsWithoutCategory.filter { $0.currency == scope.currencyID }
    guard !items.isEmpty else { return nil }
    let table = scope.table(
      "without-category", words.budget.withoutCategoryTitle, of: items, file: "spending-by-item",
      footnotes: [words.budget.withoutCategoryNote],
      [
        .init(headings.item) { .name(scope.itemName($0.item)) },
        .number(headings.spent) { scope.cell($0.spent) },
        .init(headings.perhaps) { $0.proposal.map { .name($0) } ?? .absent },
      ])
    return .disclosure(title: words.budget.withoutCategoryTitle, blocks: [.table(table)])
  }
}

extension BudgetVariance.Row {
  var isAheadOfPace: Bool { pace.map { spent > $0 } ?? false }

  /// Whether it is not over its budget, and usually ends over it.
  var isOnCourseOver: Bool {
    guard status != .over, let budget, let projection else { return false }
    return projection > budget
  }
}
