import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook why`: the lines behind a figure.
  func printLines() throws -> RunStatus {
    guard let subject = options.subject, !subject.trimmed.isEmpty else {
      throw UsageError(
        "\"why\" needs a table of money or a question",
        remedy: "pricebook why spending-by-category 2026-10 Dairy")
    }
    let parts = subject.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, keys) = (String(parts[0]), parts.dropFirst().map(String.init) + options.keys)
    let isTable = ExplainedTables.names.contains(name)
    guard isTable || ExplainedTables.questions.contains(name) else { throw unexplained(name) }
    let read = try readBook()
    let analysis = try analyse(read, isForPage: !isTable)
    let search = LineSearch(of: read, for: analysis)
    let all =
      isTable
      ? ExplainedTables.figures(of: name, in: analysis, search)
      : ExplainedTables.figures(ofQuestion: name, in: analysis, search)
    let chosen = FigureChoice(keys, among: all, in: analysis.period.span)
    guard !chosen.figures.isEmpty else { throw noFigure(of: name, chosen) }
    if options.has(.format) || options.has(.json) {
      let output = BufferedOutput(console.data)
      try options.tableFormat.write(
        ExplainedTables.table(name, chosen.figures, in: search), to: output)
      try output.flush()
    } else {
      let texts = chosen.figures.map { FigureText($0, of: name, in: search).text }
      try console.data.write(texts.joined(separator: "\n"))
    }
    return finish(analysis.book, analysis.book.diagnostics + analysis.limitsReached)
  }

  private func unexplained(_ name: String) -> UsageError {
    let known = ExplainedTables.names + ExplainedTables.questions
    if ReportTables.names.contains(name) || Answer.Question(rawValue: name) != nil {
      return UsageError(
        "\(quoted(name)) is no sum of lines",
        remedy: "those that are: \(known.joined(separator: ", "))")
    }
    let nearest = Suggestion.word(for: name, among: known)
    return UsageError(
      "there is no table of money and no question \(quoted(name))",
      remedy: nearest.map { "did you mean \"\($0)\"?" }
        ?? "one of: \(known.joined(separator: ", "))")
  }

  private func noFigure(of name: String, _ choice: FigureChoice) -> RunFailure {
    guard let key = choice.unknown else {
      return RunFailure(status: .badData, message: "\(name) has no such row")
    }
    let nearest = nearestName(to: key, among: choice.values)
    return RunFailure(
      status: .badData,
      message: "no row of \(name) has \(quoted(key))"
        + (nearest.map { "; did you mean \(quoted($0))?" }
          ?? "; \"pricebook table \(ExplainedTables.names.contains(name) ? name : "answers")\" has the rows")
    )
  }
}

/// The figures whose rows have what was named, each row's last: of a change, that and not its sides.
private struct FigureChoice {
  private(set) var figures: [ExplainedFigure]
  /// The first key that no row has.
  private(set) var unknown: String?
  /// What rows have in their columns.
  private(set) var values: [String] = []

  init(_ keys: [String], among all: [ExplainedFigure], in period: MonthPeriod) {
    figures = all.indices.filter { place in
      place + 1 == all.count || !Self.isSameRow(all[place], all[place + 1])
    }.map { all[$0] }
    values = Array(Set(figures.flatMap { $0.keys.map(\.value) })).sorted()
    // A table has all months; one is meant.
    let months = keys.filter { key in figures.contains { $0.isOf(month: key) } }
    if months.isEmpty {
      figures.removeAll { figure in
        figure.keys.contains { key in
          key.column == "month" && !(Month(iso: key.value).map(period.contains) ?? false)
        }
      }
    }
    for key in keys where !figures.isEmpty {
      let before = figures
      figures = before.filter { $0.has { searchedName($0) == searchedName(key) } }
      if figures.isEmpty, !key.trimmed.isEmpty {
        figures = before.filter { $0.has { searchedName($0).contains(searchedName(key)) } }
      }
      if figures.isEmpty { unknown = key }
    }
  }

  private static func isSameRow(_ one: ExplainedFigure, _ other: ExplainedFigure) -> Bool {
    one.keys.elementsEqual(other.keys, by: ==)
  }
}

extension ExplainedFigure {
  fileprivate func isOf(month: String) -> Bool {
    keys.contains { $0.column == "month" && $0.value == month }
  }

  fileprivate func has(_ isWanted: (String) -> Bool) -> Bool {
    keys.contains { isWanted($0.value) }
  }
}

/// A figure with its lines, the oldest first, as text.
private struct FigureText {
  private let figure: ExplainedFigure
  private let name: String
  private let search: LineSearch
  private let formatting = Formatting()

  init(_ figure: ExplainedFigure, of name: String, in search: LineSearch) {
    self.figure = figure
    self.name = name
    self.search = search
  }

  private var names: BookNames { search.book.names }

  private func money(_ amount: Amount) -> String {
    formatting.text(.money(Money(amount, names.currencies[figure.currency])))
  }

  var text: String {
    let keys = figure.keys.map { visible($0.value) }.filter { !$0.isEmpty }
    let title = ([name] + keys).joined(separator: ", ")
    let amount = figure.amount.map { ": \(column)\(money($0))" } ?? ""
    var lines = [title + amount]
    for part in figure.parts { lines += text(of: part) }
    if let budget = figure.budget { lines += ["", "budget: \(money(budget)), taken off"] }
    return lines.map { $0 + "\n" }.joined()
  }

  private var column: String { figure.column == name ? "" : figure.column + " " }

  private func text(of part: ExplainedFigure.Part) -> [String] {
    let entries = search.entries(part.query)
    let lines = search.book.lines
    let sorted = entries.sorted { left, right in
      let (one, other) = (lines.day[Int(left.row)], lines.day[Int(right.row)])
      return one == other ? left.row < right.row : one < other
    }
    let sum = search.sum(of: entries, over: part.months)
    var heading = "\(part.name): \(counted(entries.count, "line"))"
    if figure.amount != nil {
      heading += ", \(money(sum))"
      if part.months > 1 { heading += " as the mean of \(part.months) months" }
      if part.isTakenOff { heading += ", taken off" }
    }
    return ["", heading] + aligned(sorted.map(cells))
  }

  private func cells(_ entry: LineSearch.Entry) -> [String] {
    let line = search.book.lines[Int(entry.row)]
    let paths = search.book.sources
    let path = paths.indices.contains(line.source) ? visible(paths[line.source].path) : ""
    let unit = names.units[line.unit].symbol
    return [
      line.day.description, visible(names.stores[line.store]), visible(names.items[line.item].name),
      formatting.text(.quantity(line.quantity, unit: unit)), money(entry.amount),
      line.line > 0 ? "\(path):\(line.line)" : path,
    ]
  }
}
