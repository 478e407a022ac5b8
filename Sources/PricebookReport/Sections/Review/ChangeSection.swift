import PricebookAnalytics
import PricebookModel

extension SpendingReview {
  static let changeRowLimit = 12

  var changeSection: Section? {
    let rows = scope.changes
    guard let total = rows.first, total.scope == .wholeMonth, spending != nil else { return nil }
    let reference = changeReference
    let categories = rows.dropFirst().sorted { $0.change.magnitude > $1.change.magnitude }
    let chart = scope.changeChart(
      of: total.parts, id: "change-steps", title: words.changes.title,
      from: words.changes.label(reference), to: words.shared.label(months))
    return Section(
      id: "changes", title: words.changes.title,
      blocks: [.chart(chart)] + largest(of: categories) + [
        words.shared.method(
          [
            words.changes.note(months, reference, scope.difference(total.change)),
            rows.contains { $0.parts.brandEffect != .zero } ? words.changes.brandNote : nil,
            scope.otherParts(of: total.parts),
          ],
          [changeTable(Array(categories), total: total), itemChangeTable(reference)]
            .compactMap(\.self).map(Block.table))
      ])
  }

  private static let namedCategories = 3

  /// The category of a row, which counts its own lines alone.
  private func name(_ row: SpendingChange.Row, _ parts: CategoryParts) -> RichText {
    let name = scope.categoryName(row.scope)
    return parts.change(below: row.scope) == nil ? "\(name: name)" : words.changes.ownLines(name)
  }

  private func largest(of categories: [SpendingChange.Row]) -> [Block] {
    let parts = CategoryParts(of: categories, names: scope.book.names)
    let moved = categories.filter { $0.change != .zero }.prefix(Self.namedCategories)
    guard categories.count > 1, !moved.isEmpty else { return [] }
    return [
      .paragraph(
        words.changes.largest(
          words.shared.list(
            moved.map { row -> RichText in "\(name(row, parts)) \(scope.difference(row.change))" }))
      )
    ]
  }

  var changeReference: ChangeReference {
    let count = scope.analysis.spendingChange.referenceMonths
    if let reference = period.reference {
      return count > 1
        ? .meanOf(reference, isSameDays: !period.isOver) : .period(comparedPeriod(reference))
    }
    return count > 1
      ? .mean(months: count, isSameDays: !period.isOver, isOfWeeks: months.isOfWeeks)
      : .period(comparedPeriod(months.previous))
  }

  private func changeTable(
    _ categories: [SpendingChange.Row], total: SpendingChange.Row
  ) -> DisplayTable {
    let parts = CategoryParts(of: categories, names: scope.book.names)
    let brand: [TableColumn<ChangeParts>] =
      (categories + [total]).contains { $0.brandEffect != .zero }
      ? [.number(words.changes.brand) { scope.variance($0.brandEffect) }] : []
    let columns: [TableColumn<ChangeParts>] =
      [
        .number(headings.changeInMoney) { scope.differenceCell($0.change, isStrong: true) },
        .number(headings.price) { scope.variance($0.priceEffect) },
        .number(headings.storeEffect) { scope.variance($0.storeEffect) },
        .number(headings.quantity) { scope.differenceCell($0.quantityEffect) },
      ] + brand
      + [.number(words.changes.otherItems) { scope.differenceCell($0.otherItems) }]
    return scope.summedTable(
      "change-table", words.changes.tableCaption, headings.category, of: categories,
      limit: SpendingReview.changeRowLimit, others: .category,
      file: period.reference == nil ? "spending-change" : nil,
      columns: columns, lines: { [(.text(name($0, parts)), $0.parts)] },
      sum: { $0.reduce(into: ChangeParts()) { $0 += $1.parts } }, total: total.parts)
  }

  /// The items with the largest increases, then those with the largest decreases.
  private func itemChangeTable(_ reference: ChangeReference) -> DisplayTable? {
    let all = scope.itemChanges
    let limit = SpendingChange.itemLimit
    let up = all.filter { $0.change > .zero }.prefix(limit)
    let down = all.filter { $0.change < .zero }.suffix(limit)
    guard !up.isEmpty || !down.isEmpty else { return nil }
    return scope.table(
      "change-items", words.changes.itemsCaption, of: up + down, file: "spending-by-item",
      footnotes: [words.changes.itemsFootnote(limit)],
      [
        .init(headings.item) { .name(scope.itemName($0.item)) },
        .number(words.changes.label(reference)) { scope.cell($0.previous) },
        .number(words.shared.label(months)) {
          scope.cell($0.current).linked(
            to: $0.current == .zero
              ? nil : scope.lines(LineSelection(item: scope.book.names.items[$0.item].name)))
        },
        .number(headings.changeInMoney, order: .descending) {
          scope.differenceCell($0.change, isStrong: true)
        },
        .number(headings.priceEffect) { item in
          guard let percent = item.priceChangePercent else { return .absent }
          var cell = scope.variance(item.priceEffect)
          cell.secondLine = .value(.percentDifference(percent))
          return cell
        },
        .number(headings.storeEffect) {
          $0.storeEffect == .zero ? .absent : scope.variance($0.storeEffect)
        },
      ])
  }
}

extension CurrencyScope {
  /// The changes of the report's months against what they are compared with: everything together,
  /// then the categories; empty where that has no data, or none in this currency.
  var changes: [SpendingChange.Row] {
    if let reference = period.reference {
      let rows = analysis.spendingChange.givenRows.filter { $0.currency == currencyID }
      return spending(over: reference.months) == nil || period.knownDays(of: reference) == nil
        ? [] : rows
    }
    guard period.isMonth, period.knownDays(of: period.span.previous) != nil else { return [] }
    let rows = analysis.spendingChange.rows.rows(of: month).filter {
      $0.currency == currencyID && $0.reference == .threeMonths
    }
    let before = 1..<analysis.spendingChange.referenceMonths + 1
    return before.contains { spending(in: month.adding(months: -$0)) != nil } ? rows : []
  }

  /// The two parts of the step of other items; `nil` without such items.
  func otherParts(of parts: ChangeParts) -> RichText? {
    let (new, gone) = (parts.newItems, parts.goneItems)
    let written = [
      new == .zero ? nil : words.changes.new(difference(new)),
      gone == .zero ? nil : words.changes.gone(difference(gone)),
    ].compactMap(\.self)
    return written.isEmpty ? nil : words.changes.otherParts(written)
  }

  /// The steps from what was spent on some days to what was spent on others.
  func changeChart(
    of parts: ChangeParts, id: String, title: RichText, from start: RichText, to end: RichText
  ) -> Chart {
    Chart(
      id: id, title: title,
      description: words.changes.description(
        previous: written(parts.previous), current: written(parts.current),
        price: difference(parts.priceEffect), store: difference(parts.storeEffect),
        quantity: difference(parts.quantityEffect),
        brand: parts.brandEffect == .zero ? nil : difference(parts.brandEffect),
        other: difference(parts.otherItems)),
      drawing: .waterfall(
        Waterfall(
          currency: currency, start: LabelledAmount(start, parts.previous),
          steps: [
            LabelledAmount(words.headings.price, parts.priceEffect),
            LabelledAmount(words.headings.storeEffect, parts.storeEffect),
            LabelledAmount(words.headings.quantity, parts.quantityEffect),
          ]
            + (parts.brandEffect == .zero
              ? [] : [LabelledAmount(words.changes.brand, parts.brandEffect)])
            + [LabelledAmount(words.changes.otherItems, parts.otherItems)],
          end: LabelledAmount(end, parts.current))))
  }

  /// What may be said of prices in the month.
  var priceChange: SpendingChange.PriceChange? {
    analysis.spendingChange.priceChanges.first { $0.currency == currencyID }
  }

  /// The items that moved the month, highest change first.
  var itemChanges: [SpendingChange.ItemChange] {
    analysis.spendingChange.items.filter { $0.currency == currencyID }
  }
}

extension SpendingChange.Row: MonthlyRow {}
