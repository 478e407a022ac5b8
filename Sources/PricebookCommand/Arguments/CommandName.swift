/// The commands, by the words of the command line.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case report, month, review, trends, compare, price, score, why, table, list, match, export
  case inspect, explain, sample, completions, help

  /// What follows the command, as help writes it.
  enum Operands: String, Sendable {
    case paths = "[PATH...]"
    case item = "ITEM [PATH...]"
    case figure = "FIGURE... [PATH...]"
    case tables = "[NAMES] [PATH...]"
    case files = "FILE..."
    case folder = "DIR"
    case code = "[CODE]"
    case shell = "SHELL"
    case topic = "[TOPIC...]"
  }

  var operands: Operands {
    switch self {
    case .report, .month, .review, .trends, .compare, .score, .list, .match, .export: .paths
    case .price: .item
    case .why: .figure
    case .table: .tables
    case .inspect: .files
    case .explain: .code
    case .sample: .folder
    case .completions: .shell
    case .help: .topic
    }
  }

  /// Whether it prints something to keep, such as a report.
  var printsResult: Bool {
    switch self {
    case .report, .match, .sample, .help, .explain: false
    default: true
    }
  }

  /// What the command does, in one line of the overview.
  var summary: String { help.first?.joined() ?? "" }

  /// Paragraphs of the command's own help.
  var details: [String] {
    help.dropFirst().dropLast().map { $0.joined(separator: " ") }
      + ([.paths, .item, .figure, .tables].contains(operands) ? [Self.bookNote] : [])
  }

  var examples: [String] { help.last.map { $0.map { String($0.dropFirst(4)) } } ?? [] }

  /// The lines of each paragraph of the command's file in `Help`: the summary, the details, and
  /// the examples, which are indented.
  private var help: [[Substring]] {
    let text = EmbeddedHelp.all.first { $0.name == "\(rawValue).txt" }?.text ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty).map(Array.init)
  }

  private static let bookNote =
    "PATH is a file or folder of receipts, price lists, budgets, aliases, baskets (CSV) or app "
    + "exports (default: the current folder); \"-\" is standard input."
}
