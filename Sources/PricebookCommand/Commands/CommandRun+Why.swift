import PricebookAnalytics
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
    let isTable = ExplainedTables.all.contains(name)
    guard isTable || ExplainedTables.questions.contains(name) else { throw unexplained(name) }
    guard name != ExplainedCarts.table else { return try printCartLines(keys) }
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

  /// The lines of carts, which are no receipts, each with its part of what the cart cost more or less.
  private func printCartLines(_ keys: [String]) throws -> RunStatus {
    let analysis = try analyse(readBook())
    let whole = ExplainedCarts.lines(keys, in: analysis) { searchedName($0) == searchedName($1) }
    let lines =
      whole.isEmpty
      ? ExplainedCarts.lines(keys, in: analysis) { searchedName($0).contains(searchedName($1)) }
      : whole
    guard !lines.isEmpty else {
      throw RunFailure(
        status: .badData,
        message: "\(ExplainedCarts.table) has no such row; \"pricebook table "
          + "\(ExplainedCarts.table)\" has the rows")
    }
    if options.has(.format) || options.has(.json) {
      let output = BufferedOutput(console.data)
      try options.tableFormat.write(ExplainedCarts.table(lines), to: output)
      try output.flush()
    } else {
      try console.data.write(CartLinesText(lines).text)
    }
    return finish(analysis.book, analysis.book.diagnostics + analysis.limitsReached)
  }

  private func unexplained(_ name: String) -> UsageError {
    let known = ExplainedTables.all + ExplainedTables.questions
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
    if let period = MonthPeriod(iso: key), period.monthCount > 1, options.period.months == nil {
      return RunFailure(
        status: .badData,
        message: "no row of \(name) has \(quoted(key)); write --period \(period) in its place")
    }
    let nearest = nearestName(to: key, among: choice.values)
    return RunFailure(
      status: .badData,
      message: "no row of \(name) has \(quoted(key))"
        + (nearest.map { "; did you mean \(quoted($0))?" }
          ?? "; \"pricebook table \(ExplainedTables.all.contains(name) ? name : "answers")\" has the rows")
    )
  }
}

extension ExplainedFigure {
  func isOf(month: String) -> Bool {
    keys.contains { $0.column == "month" && $0.value == month }
  }

  func has(_ isWanted: (String) -> Bool) -> Bool {
    keys.contains { isWanted($0.value) }
  }
}
