import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension SpendingReview {
  /// How many months before the report's somebody may have paid last to take part in its split.
  static let personMonths = 3

  /// Who paid what, and who owes whom; `nil` unless two or more persons are named.
  ///
  /// Those take part who paid in the report's months or in the three before: who paid nothing this
  /// month owes a share, and a guest of last year does not.
  var personsSection: Section? {
    let begun = period.begun
    let first = begun.lowerBound.adding(months: -Self.personMonths)
    let recent = Set(scope.persons(over: first...begun.upperBound).map(\.person))
      .subtracting([.nobody])
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
        }, digits: scope.currency.minorUnitDigits)
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
      split.isEqual ? nil : split.parts.map { String($0.weight) }.joined(separator: " : ")
    guard !split.transfers.isEmpty else { return words.persons.even(names, shares: shares) }
    let transfers = split.transfers.map {
      words.persons.transfer(from: name($0.from), to: name($0.to), scope.written($0.amount))
    }
    return words.persons.settled(
      names, shares: shares, words.shared.list(transfers, separator: words.shared.semicolon))
  }

  private func personsTable(
    _ persons: [PersonID], _ paid: [PersonID: Spending.PersonRow], _ split: Settlement?
  ) -> DisplayTable {
    let parts = Dictionary(uniqueKeysWithValues: (split?.parts ?? []).map { ($0.person, $0) })
    func row(
      _ name: Cell, spent: Amount, lines: Int, _ part: Settlement.Part?,
      emphasis: DisplayTable.Row.Emphasis = .none
    ) -> DisplayTable.Row {
      DisplayTable.Row(
        [
          name, .value(scope.written(spent)),
          .value(spent.percent(of: self.spent).map { .percent($0) }),
          .value(.count(lines)), .value(part.map { scope.written($0.share) }),
          .value(part.map { scope.difference($0.balance) }),
        ], emphasis: emphasis)
    }
    // All persons come first; those of the largest amounts where there are too many.
    let shown = persons.sorted { (paid[$1]?.spent ?? .zero, $0) < (paid[$0]?.spent ?? .zero, $1) }
      .prefix(SpendingReview.tableRowLimit)
    let rest = persons.filter { !shown.contains($0) }
    var rows = shown.map { person in
      row(
        .name(name(person)), spent: paid[person]?.spent ?? .zero,
        lines: paid[person]?.lineCount ?? 0, parts[person])
    }
    if !rest.isEmpty {
      rows.append(
        row(
          .text(words.persons.others(rest.count)),
          spent: rest.reduce(.zero) { $0 + (paid[$1]?.spent ?? .zero) },
          lines: rest.reduce(0) { $0 + (paid[$1]?.lineCount ?? 0) }, nil, emphasis: .rest))
    }
    if let nobody = paid[.nobody] {
      rows.append(
        row(.text(words.persons.nobody), spent: nobody.spent, lines: nobody.lineCount, nil))
    }
    rows.append(
      row(
        .text(words.shared.total), spent: spent, lines: spending?.lineCount ?? 0, nil,
        emphasis: .total))
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
        [words.persons.rule(kind, months: Self.personMonths, isEqual: $0.isEqual)]
      } ?? [])
  }
}
