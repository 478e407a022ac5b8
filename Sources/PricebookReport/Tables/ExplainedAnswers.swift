package import PricebookAnalytics
import PricebookModel

extension ExplainedTables {
  /// The questions of `answers.csv` whose answers lines explain.
  package static let questions = explained.map(\.rawValue)

  private static let explained: [Answer.Question] = [
    .spending, .budget, .spendingChange, .categoryChange, .itemChange, .priceNow, .packageSize,
    .due,
  ]

  /// The answers to a question, with the lines that each is made of or was learnt from.
  package static func figures(
    ofQuestion question: String, in analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    analysis.answers.all.filter { $0.question.rawValue == question }.compactMap { answer in
      switch answer.question {
      case .spending: spending(answer, analysis, search)
      case .budget: budget(answer, analysis, search)
      case .spendingChange, .categoryChange: change(answer, analysis, search)
      case .itemChange, .priceNow, .packageSize, .due: prices(answer, analysis, search)
      default: nil
      }
    }
  }

  private static func keys(
    _ answer: Answer, _ search: LineSearch
  ) -> [(column: String, value: String)] {
    let names = search.book.names
    return [("period", answer.period.description), ("subject", answer.subject.name(in: names))]
      + (answer.against.map { [("against", $0.name(in: names))] } ?? [])
      + [("currency", names.currencies[answer.currency].label)]
  }

  /// A figure of the lines of the period.
  private static func figure(
    _ answer: Answer, _ analysis: Analysis, _ search: LineSearch, includesParts: Bool = true
  ) -> ExplainedFigure? {
    guard case .money(let amount) = answer.estimate else { return nil }
    var query = LineQuery(
      days: [search.days(of: analysis.period.begun)], currency: answer.currency)
    if case .spending(let scope) = answer.subject { query.scope = scope }
    query.includesParts = includesParts
    return ExplainedFigure(
      keys: keys(answer, search), column: answer.question.rawValue, amount: amount,
      currency: answer.currency, parts: [.init(name: answer.period.description, query: query)])
  }

  private static func spending(
    _ answer: Answer, _ analysis: Analysis, _ search: LineSearch
  ) -> ExplainedFigure? { figure(answer, analysis, search) }

  private static func budget(
    _ answer: Answer, _ analysis: Analysis, _ search: LineSearch
  ) -> ExplainedFigure? {
    let row = analysis.budget.rows(of: analysis.period, names: search.book.names).first { row in
      let subject = row.scope == .wholeMonth ? Answer.Subject.all : .spending(row.scope)
      return subject == answer.subject && row.currency == answer.currency
        && row.variance.map { Answer.Figure.money($0) } == answer.estimate
    }
    // Of several months, those without a budget do not count, and are among the lines.
    guard let row, let budget = row.budget, row.variance == row.spent.subtractingIfFits(budget)
    else { return nil }
    var found = figure(answer, analysis, search, includesParts: row.level != .category)
    found?.budget = budget
    return found
  }

  private static func change(
    _ answer: Answer, _ analysis: Analysis, _ search: LineSearch
  ) -> ExplainedFigure? {
    guard case .period(let before, let months) = answer.against,
      var found = figure(answer, analysis, search)
    else { return nil }
    let period = analysis.period
    var query = found.parts[0].query
    query.days =
      months == before.monthCount
      ? (0..<months).map {
        period.countedDays(of: MonthPeriod(before.first.adding(months: $0)))
      }
      : [period.countedDays(of: before)]
    found.parts.append(
      .init(name: before.description, query: query, isTakenOff: true, months: months))
    return found
  }

  /// How many months before the end of the period prices are told from.
  private static let priceMonths = 25

  private static func prices(
    _ answer: Answer, _ analysis: Analysis, _ search: LineSearch
  ) -> ExplainedFigure? {
    let last =
      analysis.period.span.isOfWeeks ? analysis.period.priceMonth : analysis.period.span.last
    var query = LineQuery(
      days: [search.days(of: last.adding(months: 1 - priceMonths)...last)],
      currency: answer.currency)
    switch answer.subject {
    case .item(let item): query.item = item
    case .product(let item, let store):
      query.item = item
      // A price at two stores is one of both.
      if answer.question != .priceNow { query.store = store }
    default: return nil
    }
    return ExplainedFigure(
      keys: keys(answer, search), column: answer.question.rawValue, currency: answer.currency,
      parts: [.init(name: "purchases", query: query)])
  }
}

extension ExplainedTables {
  /// A row for each line of some figures of a table or a question.
  package static func table(
    _ name: String, _ figures: [ExplainedFigure], in search: LineSearch
  ) -> DataTable {
    struct Row: Sendable {
      var figure: Int
      var part: ExplainedFigure.Part
      var entry: LineSearch.Entry
    }
    let rows = figures.enumerated().flatMap { place, figure in
      figure.parts.flatMap { part in
        search.entries(part.query).map { Row(figure: place, part: part, entry: $0) }
      }
    }
    let (lines, names) = (search.book.lines, search.book.names)
    let paths = search.book.sources.map(\.path)
    @Sendable func line(_ row: Row) -> Int { Int(row.entry.row) }
    let units = names.units.map(\.symbol)
    let labels = figures.map { figure in
      figure.keys.map { "\($0.column)=\($0.value)" }.joined(separator: " ")
    }
    let columns = figures.map(\.column)
    return DataTable(
      name: name, rowCount: rows.count, .name("row", of: rows, among: labels) { $0.figure },
      .name("figure", of: rows, among: columns) { $0.figure },
      .text("part", of: rows) { $0.part.name },
      .count("times", of: rows) { $0.part.isTakenOff ? -1 : 1 },
      .count("mean_of_months", of: rows) { $0.part.months },
      .date("date", of: rows) { lines.day[line($0)] },
      .name("store", of: rows, among: names.stores.values) { lines.store[line($0)] },
      .name("item", of: rows, among: names.items.map(\.name)) { lines.item[line($0)] },
      .name("category", of: rows, among: names.categories.values) { lines.category[line($0)] },
      .quantity("quantity", of: rows, millionths: { lines.quantity[line($0)].millionths }),
      .name("unit", of: rows, among: units) { lines.unit[line($0)].index },
      .money(
        "amount", of: rows,
        decimals: { names.currencies[lines.currency[line($0)]].minorUnitDigits }
      ) { $0.entry.amount },
      .name("currency", of: rows, among: names.currencies.map(\.label)) {
        lines.currency[line($0)].index
      },
      .name("file", of: rows, among: paths) { row in
        lines.source.isEmpty ? DataColumn.absentName : Int(lines.source[line(row)])
      },
      .count("line", of: rows) { row in
        let number = lines.line.isEmpty ? 0 : Int(lines.line[line(row)])
        return number > 0 ? number : nil
      })
  }
}
