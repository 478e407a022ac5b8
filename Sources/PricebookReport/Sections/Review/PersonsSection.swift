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
    let rows = scope.persons(over: begun)
    guard !rows.isEmpty else { return nil }
    let paid = Dictionary(uniqueKeysWithValues: rows.map { ($0.person, $0) })
    let recent = Set(scope.persons(over: first...begun.upperBound).map(\.person))
      .filter { paid[$0] != nil || hasWeight($0) }
      .union(portions.flatMap(\.persons)).subtracting([.nobody])
    guard recent.count > 1 else { return nil }
    let unnamed = paid[.nobody]?.spent ?? .zero
    let named = rows.reduce(Amount.zero) { $1.person == .nobody ? $0 : $0 + $1.spent }
    let split = named < unnamed ? nil : settlement(among: recent.sorted())
    return Section(
      id: "persons", title: words.persons.title,
      note: [
        named < unnamed ? words.persons.unsettled : settlement(split, personCount: recent.count)
      ] + (paid[.nobody].map { [words.persons.notSplit(scope.written($0.spent))] } ?? []),
      blocks: [.table(personsTable(recent.sorted(), paid, split))])
  }

  private func name(_ person: PersonID) -> String { scope.book.names.persons[person] }

  private func weight(of person: PersonID, in month: Month) -> Quantity {
    scope.analysis.options.settings.weight(
      ofPerson: name(person), on: period.calendar.firstDay(of: month))
  }

  private var begunMonths: [Month] {
    let begun = period.begun
    return (0...begun.upperBound.months(since: begun.lowerBound)).map {
      begun.lowerBound.adding(months: $0)
    }
  }

  /// Whether a person bears something in one of the months: a baby does not, nor who has moved out.
  private func hasWeight(_ person: PersonID) -> Bool {
    begunMonths.contains { weight(of: person, in: $0) > .zero }
  }

  /// What the months come to; each is divided by its own weights where these change.
  private func settlement(among persons: [PersonID]) -> Settlement? {
    let begun = period.begun
    let areSame = persons.allSatisfy { person in
      Set(begunMonths.map { weight(of: person, in: $0) }).count == 1
    }
    let spans = areSame ? [begun] : begunMonths.map { $0...$0 }
    let parts = spans.compactMap { span -> Settlement? in
      let paid = Dictionary(
        uniqueKeysWithValues: scope.persons(over: span).map { ($0.person, $0.spent) })
      return Settlement(
        of: persons.map { ($0, paid[$0] ?? .zero, weight(of: $0, in: span.lowerBound)) },
        for: scope.portions(over: span), digits: scope.currency.minorUnitDigits)
    }
    return parts.count < spans.count ? nil : Settlement(of: parts)
  }

  private func settlement(_ split: Settlement?, personCount: Int) -> RichText {
    guard let split else {
      return personCount > Settlement.limit
        ? words.persons.tooMany(personCount, limit: Settlement.limit) : words.persons.withoutWeight
    }
    let names = split.parts.map { name($0.person) }
    let weights =
      split.hasEqualWeights ? nil : split.parts.map { String($0.weight) }.joined(separator: " : ")
    let shares = split.changesWeights ? words.persons.weightsOfMonths : weights
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
