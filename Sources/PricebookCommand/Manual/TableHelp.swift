import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

/// What `pricebook help tables NAME` prints: the columns of a table, and what the page *Tables* says
/// of it.
enum TableHelp {
  static func text(of name: String) throws(UsageError) -> String {
    guard ReportTables.names.contains(name) else {
      throw UsageError(
        "there is no table \(quoted(name))",
        remedy: Suggestion.word(for: name, among: ReportTables.names)
          .map { "did you mean \"\($0)\"?" } ?? "\"pricebook table\" lists the tables")
    }
    let analysis = Analysis(of: Book(), options: AnalysisOptions())
    let columns = ReportTables.tables(named: [name], of: analysis).flatMap(\.columns)
    var lines = ["The table \(name)", "", "Columns:"]
    lines += aligned(columns.map { [$0.name, meaning(of: $0)] })
    for paragraph in paragraphs(about: name) {
      lines += [""] + PlainText.lines(of: paragraph, width: HelpText.width)
    }
    lines += ["", "Print it:", "  pricebook table \(name)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func meaning(of column: DataColumn) -> String {
    switch column.values {
    case .names(_, let dictionary) where dictionary == DataColumn.flagNames: "true or false"
    case .names, .texts, .repeatedTexts: "text"
    case .months: "month, as 2026-10"
    case .dates: "day, as 2026-10-27"
    case .integers: "whole number"
    case .prices: "price of one unit"
    case .fractions: column.name.hasSuffix("percent") ? "percent" : "number"
    case .money: "money"
    case .quantities: "quantity"
    case .exactDecimals, .decimals: "number"
    }
  }

  /// The paragraphs of the page that name the table.
  private static func paragraphs(about name: String) -> [[Substring]] {
    let page = DocumentationPage.named("Tables")?.sections.flatMap(\.lines) ?? []
    return page.split(whereSeparator: \.isEmpty).map(Array.init).filter { paragraph in
      !paragraph[0].hasPrefix("|") && paragraph.contains { $0.contains("`\(name)`") }
    }
  }
}
