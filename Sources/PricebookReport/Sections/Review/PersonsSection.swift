import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  /// How many months before the report's somebody may have paid last to take part in its split.
  static let personMonths = 3

  /// Who paid what, and who owes whom; `nil` unless two or more persons are named.
  ///
  /// Those take part who paid in the report's months or in the three before, or for whom something
  /// was: who paid nothing this month owes a share, and a guest of last year does not.
  var personsSection: Section? {
    let begun = period.begun
    let first = begun.lowerBound.adding(months: -Self.personMonths)
    let portions = scope.portions(over: begun)
    let recent = Set(scope.persons(over: first...begun.upperBound).map(\.person))
      .union(portions.flatMap(\.persons)).subtracting([.nobody])
    guard recent.count > 1 else { return nil }
    let rows = scope.persons(over: begun)
    guard !rows.isEmpty else { return nil }
    let paid = Dictionary(uniqueKeysWithValues: rows.map { ($0.person, $0) })
    let unnamed = paid[.nobody]?.spent ?? .zero
    let named = rows.reduce(Amount.zero) { $1.person == .nobody ? $0 : $0 + $1.spent }
    let settings = scope.analysis.options.settings
    let split =
      named < unnamed
      ? nil
      : Settlement(
        of: recent.sorted().map {
          ($0, paid[$0]?.spent ?? .zero, settings.weight(ofPerson: name($0)))
        }, for: portions, digits: scope.currency.minorUnitDigits)
    return Section(
      id: "persons", title: words.persons.title,
      note: [
        named < unnamed ? words.persons.unsettled : settlement(split, personCount: recent.count)
      ] + (paid[.nobody].map { [words.persons.notSplit(scope.written($0.spent))] } ?? []),
      blocks: [.table(personsTable(recent.sorted(), paid, split))])
  }

  private func name(_ person: PersonID) -> String { scope.book.names.persons[person] }

  private func settlement(_ split: Settlement?, personCount: Int) -> RichText {
    guard let split else { return words.persons.tooMany(personCount, limit: Settlement.limit) }
    let names = split.parts.map { name($0.person) }
    let shares =
      split.hasEqualWeights ? nil : split.parts.map { String($0.weight) }.joined(separator: " : ")
    guard !split.transfers.isEmpty else {
      return words.persons.even(names, shares: shares, isByLine: split.isByLine)
    }
    let transfers = split.transfers.map {
      words.persons.transfer(from: name($0.from), to: name($0.to), scope.written($0.amount))
    }
    return words.persons.settled(
      names, shares: shares, isByLine: split.isByLine,
      words.shared.list(transfers, separator: words.shared.semicolon))
  }

  private func personsTable(
    _ persons: [PersonID], _ paid: [PersonID: Spending.PersonRow], _ split: Settlement?
  ) -> DisplayTable {
    let parts = Dictionary(uniqueKeysWithValues: (split?.parts ?? []).map { ($0.person, $0) })
    func lines(of persons: [PersonID]) -> LinkTarget? {
      persons.count == 1
        ? scope.lines(LineSelection(person: name(persons[0])))
        : persons.count == paid.count ? scope.lines() : nil
    }
    func row(
      _ name: Cell, _ persons: [PersonID], _ part: Settlement.Part? = nil,
      emphasis: DisplayTable.Row.Emphasis = .none
    ) -> DisplayTable.Row {
      let rows = persons.compactMap { paid[$0] }
      let spent = rows.reduce(.zero) { $0 + $1.spent }
      return DisplayTable.Row(
        [
          name, scope.cell(spent).linked(to: lines(of: persons)),
          .percent(spent.percent(of: self.spent)),
          .count(rows.reduce(0) { $0 + $1.lineCount }), scope.cell(part?.share),
          scope.differenceCell(part?.balance),
        ], emphasis: emphasis)
    }
    // All persons come first; those of the largest amounts where there are too many.
    let shown = persons.sorted { (paid[$1]?.spent ?? .zero, $0) < (paid[$0]?.spent ?? .zero, $1) }
      .prefix(SpendingReview.tableRowLimit)
    let rest = persons.filter { !shown.contains($0) }
    var rows = shown.map { row(.name(name($0)), [$0], parts[$0]) }
    if !rest.isEmpty {
      rows.append(row(.text(words.persons.others(rest.count)), rest, emphasis: .rest))
    }
    if paid[.nobody] != nil { rows.append(row(.text(words.persons.nobody), [.nobody])) }
    rows.append(row(.text(words.shared.total), Array(paid.keys), emphasis: .total))
    return DisplayTable(
      id: "persons-table", caption: words.persons.tableCaption(months),
      captionUnit: scope.captionUnit,
      columns: [
        .init(headings.person), .number(headings.spent, order: .descending),
        .number(headings.share), .number(headings.lines),
        .number(split?.isEqual == false ? headings.ownShare : headings.equalShare),
        .number(headings.balance),
      ], rows: rows,
      footnotes: split.map {
        [
          words.persons.rule(
            kind, months: Self.personMonths, isEqual: $0.isEqual, isByLine: $0.isByLine)
        ]
      } ?? [])
  }

  /// What persons paid against their own budgets; `nil` where the months have none in the currency.
  var personBudgetsSection: Section? {
    let rows = scope.analysis.personBudgets.flatMap { person in
      person.rows(of: period, names: scope.book.names)
        .filter { $0.currency == scope.currencyID }.map { (person: person.person, row: $0) }
    }
    guard !rows.isEmpty else { return nil }
    let columns = budgetColumns(hasBudget: true)
    let rest = rows.count - Self.tableRowLimit
    let table = DisplayTable(
      id: "person-budgets-table", caption: words.persons.budgetsCaption(months),
      captionUnit: scope.captionUnit,
      columns: [.init(headings.person), .init(headings.category)] + columns.map(\.head),
      rows: rows.prefix(Self.tableRowLimit).map { person, row in
        DisplayTable.Row(
          [.name(person), .name(scope.categoryName(row.scope))]
            + Array(of: BudgetFigures(row, isAhead: row.isAheadOfPace), columns))
      },
      footnotes: rest > 0
        ? [words.shared.moreRows(rest, in: scope.context.tableName("person-budgets"))] : [])
    return Section(
      id: "person-budgets", title: words.persons.budgetsTitle,
      note: [words.persons.budgetsNote, words.shared.varianceRule], blocks: [.table(table)])
  }
}
