import PricebookAnalytics
import PricebookModel

extension [Cell] {
  init<Row>(of row: Row, _ columns: [TableColumn<Row>]) { self = columns.map { $0.cell(row) } }
}

extension DisplayTable {
  /// A table with a row for each element, or for the first ones up to a limit.
  init<Element>(
    _ id: String, _ caption: RichText, unit: RichText = "", isCaptionHidden: Bool = false,
    of elements: some Collection<Element>, limit: Int? = nil, file: String? = nil,
    footnotes: [RichText] = [], _ columns: [TableColumn<Element>]
  ) {
    self.init(
      id: id, caption: caption, captionUnit: unit, isCaptionHidden: isCaptionHidden,
      columns: columns.map(\.head),
      rows: elements.prefix(limit ?? .max).map { Row(Array(of: $0, columns)) },
      footnotes: footnotes, totalRowCount: limit.map { _ in elements.count }, file: file)
  }
}

extension CurrencyScope {
  /// A table of amounts of the currency; where all of it is by the name of the file.
  func table<Element>(
    _ id: String, _ caption: RichText, isCaptionHidden: Bool = false,
    of elements: some Collection<Element>, limit: Int? = nil, file: String? = nil,
    footnotes: [RichText] = [], _ columns: [TableColumn<Element>]
  ) -> DisplayTable {
    DisplayTable(
      id, caption, unit: captionUnit, isCaptionHidden: isCaptionHidden, of: elements, limit: limit,
      file: file.flatMap(context.tablePath), footnotes: footnotes, columns)
  }

  /// A table of names with figures: the first ones, the rest together and the total.
  ///
  /// - Parameters:
  ///   - saysRest: Whether a note says where the rest is.
  ///   - lines: The rows of an element: its own, and those of its parts.
  ///   - sum: The figures of several elements together.
  func summedTable<Element, Figures>(
    _ id: String, _ caption: RichText, _ heading: RichText, of elements: [Element], limit: Int,
    others: CountedThing, file: String?, saysRest: Bool = false,
    columns: [TableColumn<Figures>], lines: (Element) -> [(name: Cell, figures: Figures)],
    sum: (ArraySlice<Element>) -> Figures, total: Figures
  ) -> DisplayTable {
    let rows = SummedRows(
      elements, limit: limit,
      rows: { lines($0).map { [$0.name] + Array(of: $0.figures, columns) } },
      rest: { [.text(words.shared.other($0.count, others))] + Array(of: sum($0), columns) },
      total: [.text(words.shared.total)] + Array(of: total, columns))
    return DisplayTable(
      id: id, caption: caption, captionUnit: captionUnit,
      columns: [.init(heading)] + columns.map(\.head), rows: rows.rows,
      footnotes: saysRest && rows.restCount > 0
        ? [words.shared.moreRows(rows.restCount, in: context.tableName(file ?? ""))] : [],
      file: file.flatMap(context.tablePath))
  }

  /// Some lines of the report's months; `nil` where no page has them.
  func lines(_ selection: LineSelection = LineSelection()) -> LinkTarget? {
    context.lines(selection, of: period.span)
  }

  /// The lines that a row of the budgets counts.
  func lines(of row: BudgetVariance.Row) -> LinkTarget? {
    selection(of: row.scope, row.level).flatMap { lines($0) }
  }

  /// The lines that the row of a category in the report's months counts.
  func lines(of category: BudgetVariance.Scope) -> LinkTarget? {
    categories.first { $0.scope == category }.flatMap(lines(of:))
  }

  /// The lines of a category, at a level with those of its parts; `nil` for one that has none.
  func selection(
    of scope: BudgetVariance.Scope, _ level: BudgetVariance.Level
  ) -> LineSelection? {
    let includesParts = level != .category
    return switch scope {
    case .wholeMonth: LineSelection()
    case .unusedCategory(let name): includesParts ? LineSelection(category: name) : nil
    case .category(.adjustments): LineSelection(category: words.shared.adjustments)
    case .category(.named(let id)):
      LineSelection(category: book.names.categories[id], includesParts: includesParts)
    }
  }

  /// Lines of a year; `nil` where no page lists them.
  func lines(_ selection: LineSelection, ofYear year: Int) -> LinkTarget? {
    context.lines(selection, ofYear: year)
  }

  func cell(_ amount: Amount?, isStrong: Bool = false) -> Cell {
    .value(amount.map(written), isStrong: isStrong)
  }

  func differenceCell(_ amount: Amount?, isStrong: Bool = false) -> Cell {
    .value(amount.map(difference), isStrong: isStrong)
  }

  /// A difference in the colour of what it means for a budget.
  func variance(_ amount: Amount?) -> Cell {
    .value(amount.map(difference), tone: amount.map(Tone.init) ?? .neutral)
  }
}
