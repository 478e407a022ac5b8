import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  static let chartRowLimit = 20
  static let tableRowLimit = 25

  /// Categories against their budgets, or plain bars of spending where there are none.
  var budgetSection: Section? {
    let rows = scope.categories.sorted(by: SpendingReview.readsBefore)
    guard !rows.isEmpty else { return nil }
    let hasBudget = rows.contains { $0.budget != nil }
    return Section(
      id: "budget", title: hasBudget ? words.budget.title : words.budget.titleWithoutBudget,
      note: hasBudget || whole?.budget != nil || hidesBudgets
        ? [] : [words.budget.howToAddBudgets(kind)],
      blocks: [
        .chart(hasBudget ? budgetChart(rows) : categoryChart(rows)), itemsWithoutCategory,
        .disclosure(
          title: words.budget.tableTitle,
          blocks: (hasBudget ? [.paragraph(barsNote)] : [])
            + [.table(categoryTable(rows, hasBudget))]),
      ].compactMap(\.self))
  }

  private var barsNote: RichText {
    period.isOver ? words.budget.bars : "\(words.budget.bars) \(words.budget.pace(kind))"
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
    return Chart(
      id: "budget-bars", title: words.budget.title,
      description: over.isEmpty
        ? words.budget.noneOver(budgeted)
        : words.budget.over(over.count, of: budgeted, largest: furthest(over)),
      drawing: scope.budgetBars(rows.prefix(SpendingReview.chartRowLimit)))
  }

  /// The first of the rows that are over; `nil` where another is as far over.
  private func furthest(_ over: [BudgetVariance.Row]) -> NamedAmount? {
    guard let first = over.first, let variance = first.variance,
      over.dropFirst().first?.variance != variance
    else { return nil }
    return NamedAmount(name: LinkedName(name(first)), amount: scope.difference(variance))
  }

  private func hasCategory(_ row: BudgetVariance.Row) -> Bool {
    guard case .category(.named(let id)) = row.scope else { return true }
    return !scope.book.names.categories[id].isEmpty
  }

  private func categoryChart(_ rows: [BudgetVariance.Row]) -> Chart {
    Chart(
      id: "category-bars", title: words.budget.titleWithoutBudget,
      description: rows.first.flatMap {
        guard $0.spent > .zero else { return nil }
        return words.budget.mostSpent(
          on: hasCategory($0) ? name($0) : nil, scope.written($0.spent),
          LargestPart(of: rows.map(\.spent)))
      } ?? words.budget.noSpending,
      drawing: scope.bars(
        rows.map { row in
          StoreBars.Row(
            name: name(row), amount: row.spent,
            note: row.spent.percent(of: spent).map { .value(.percent($0, digits: 0)) } ?? "")
        }, limit: SpendingReview.chartRowLimit))
  }

  private func categoryTable(_ rows: [BudgetVariance.Row], _ hasBudget: Bool) -> DisplayTable {
    let shown = rows.prefix(SpendingReview.tableRowLimit)
    let rest = rows.dropFirst(SpendingReview.tableRowLimit)
    let parts = scope.parts
    var cells = shown.flatMap { row in
      ([row] + self.parts(of: row, among: parts)).map { row in
        DisplayTable.Row(
          budgetCells(
            .name(name(row)), spent: row.spent, budget: row.budget, variance: row.variance,
            used: row.usedPercent, status: row.status, lines: row.lines, hasBudget: hasBudget,
            isAhead: row.isOnCourseOver || row.pace.map { row.spent > $0 } ?? false))
      }
    }
    if !rest.isEmpty {
      cells.append(
        DisplayTable.Row(
          budgetCells(
            .text(words.shared.other(rest.count, .category)),
            spent: rest.reduce(.zero) { $0 + $1.spent }, budget: rest.compactMap(\.budget).sumOfAny,
            variance: rest.compactMap(\.variance).sumOfAny, used: nil, status: nil,
            lines: rest.reduce(0) { $0 + $1.lines }, hasBudget: hasBudget), emphasis: .rest))
    }
    cells.append(
      DisplayTable.Row(
        budgetCells(
          .text(words.shared.total), spent: spent, budget: whole?.budget, variance: whole?.variance,
          used: whole?.usedPercent, status: hasBudget ? whole?.status : nil,
          lines: spending?.lineCount ?? 0, hasBudget: hasBudget,
          isAhead: isOnCourseOver
            || whole.flatMap { whole in whole.pace.map { whole.spent > $0 } } ?? false),
        emphasis: .total))
    return DisplayTable(
      id: "categories", caption: words.budget.tableCaption(months), captionUnit: scope.captionUnit,
      columns: categoryColumns(hasBudget: hasBudget), rows: cells, footnotes: budgetFootnotes(rows),
      file: scope.context.tablePath("spending-by-category"))
  }

  /// The parts of a row's category, which are below it.
  ///
  /// What the category has besides them has its name, so that it would seem to be there twice.
  private func parts(
    of row: BudgetVariance.Row, among parts: [BudgetVariance.Row]
  ) -> [BudgetVariance.Row] {
    guard row.level == .group || row.level == .subgroup else { return [] }
    let prefix = name(row) + ":"
    return parts.filter { name($0).hasPrefix(prefix) && $0.counting == .part }
  }

  func categoryColumns(hasBudget: Bool) -> [DisplayTable.Column] {
    let budget: [DisplayTable.Column] = [
      .number(headings.budget), .number(headings.difference), .number(headings.used),
      .init(headings.status),
    ]
    return [.init(headings.category), .number(headings.spent)]
      + (hasBudget ? budget : [.number(headings.share), .number(headings.lines)])
  }

  /// Says where the total's budget is no sum of the rows above it.
  private func budgetFootnotes(_ rows: [BudgetVariance.Row]) -> [RichText] {
    let sum = rows.compactMap(\.budget).sumOfAny
    var notes: [RichText] =
      rows.count > SpendingReview.tableRowLimit
      ? [
        words.shared.moreRows(
          rows.count - SpendingReview.tableRowLimit,
          in: scope.context.tableName("spending-by-category"))
      ] : []
    var carried = rows.map { (name: name($0), amount: $0.carriedOver) }
      .filter { $0.amount != .zero }
    if carried.isEmpty, let amount = whole?.carriedOver, amount != .zero {
      carried = [(words.shared.whole(kind), amount)]
    }
    notes += carriedNotes(carried)
    guard let budget = whole?.budget else { return notes }
    if let sum, sum != budget, period.isMonth || scope.analysis.budget.hasWholeMonthBudgets {
      notes.append(words.budget.ownBudget(scope.written(sum), kind))
    }
    if rows.contains(where: { $0.budget == nil && $0.spent != .zero }), sum == budget {
      notes.append(words.budget.unbudgetedCounts(kind))
    }
    return notes
  }

  /// What the month before left, and what was overspent in it.
  private func carriedNotes(_ amounts: [(name: String, amount: Amount)]) -> [RichText] {
    func list(_ amounts: [(name: String, amount: Amount)]) -> RichText? {
      let entries = amounts.map { "\(name: $0.name) \(scope.written($0.amount))" as RichText }
      return entries.isEmpty ? nil : words.shared.list(entries, limit: 6)
    }
    let left = list(amounts.filter { $0.amount > .zero })
    let overspent = list(
      amounts.filter { $0.amount < .zero }.map { ($0.name, Amount.zero - $0.amount) })
    return [left.map(words.budget.carriedOver), overspent.map(words.budget.overspentBefore)]
      .compactMap(\.self)
  }

  /// - Parameter isAhead: Whether more is spent than an even pace allows, or the budget is usually
  ///   not enough; what is left is then not shown as good news.
  func budgetCells(
    _ name: Cell, spent: Amount, budget: Amount?, variance: Amount?, used: Double?,
    status: BudgetVariance.Status?, lines: Int, hasBudget: Bool, isAhead: Bool = false
  ) -> [Cell] {
    let tone: Tone =
      variance.map { $0 < .zero && isAhead ? .neutral : Tone(variance: $0) } ?? .neutral
    var cells = [name, .value(scope.written(spent))]
    if hasBudget {
      cells += [
        .value(budget.map(scope.written)), .value(variance.map(scope.difference), tone: tone),
        .value(used.map { .percent($0, digits: 0) }),
        status.map { status in
          var badge = Badge(status, words)
          if isAhead, status == .under { badge.look = .on }
          return .badge(badge)
        } ?? .absent,
      ]
    } else {
      cells += [.value(spent.percent(of: self.spent).map { .percent($0) }), .value(.count(lines))]
    }
    return cells
  }

  /// Whether a month within its budget usually ends over it, and must not look well.
  var isOnCourseOver: Bool { !period.isOver && whole?.isOnCourseOver == true }

  /// The items of the month that have no category, with the likely one; `nil` where there are none.
  var itemsWithoutCategory: Block? {
    let items = scope.analysis.itemsWithoutCategory.filter { $0.currency == scope.currencyID }
    guard !items.isEmpty else { return nil }
    return .disclosure(
      title: words.budget.withoutCategoryTitle,
      blocks: [
        .table(
          DisplayTable(
            id: "without-category", caption: words.budget.withoutCategoryTitle,
            captionUnit: scope.captionUnit,
            columns: [
              .init(words.headings.item), .number(words.headings.spent),
              .init(words.headings.perhaps),
            ],
            rows: items.map { item in
              DisplayTable.Row([
                .name(scope.itemName(item.item)),
                .value(scope.written(item.spent)), item.proposal.map { .name($0) } ?? .absent,
              ])
            }, footnotes: [words.budget.withoutCategoryNote],
            file: scope.context.tablePath("spending-by-item")))
      ])
  }
}
