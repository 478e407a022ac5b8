/// What the tool can be asked to do: the first word on the command line.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case report
  case review
  case trends
  case compare
  case list
  case match
  case export
  case inspect
  case explain
  case help

  /// What the command does, in one line of the overview.
  var summary: String {
    switch self {
    case .report: "write all three reports and every table into a folder"
    case .review: "print the monthly spending review"
    case .trends: "print the price trends"
    case .compare: "print the store comparison"
    case .list: "print shopping lists and open carts, grouped by store"
    case .export: "print every receipt line that counts, as CSV"
    case .inspect: "say what was detected in a file, and why"
    case .explain: "say what the code at the end of a message means"
    case .help: "explain a command"
    case .match: "propose aliases for names that likely mean one item"
    }
  }

  /// The operands as the usage line shows them.
  var operands: String {
    switch self {
    case .report, .review, .trends, .compare, .list, .export: "[PATH...]"
    case .inspect: "FILE..."
    case .explain: "[CODE]"
    case .help: "[COMMAND]"
    case .match: "[PATH...]"
    }
  }

  /// Paragraphs of the command's own help.
  var details: [String] {
    switch self {
    case .report:
      [
        "Writes DIR/YYYY-MM/ with index.html, the spending review, the price trends and the "
          + "store comparison as HTML and Markdown (as JSON too with --format), and all tables "
          + "as CSV. DIR is \"reports\" unless --output names another. DIR/index.html lists every "
          + "month that DIR holds.",
        Self.bookNote,
      ]
    case .review, .trends, .compare:
      [
        "Prints one report to standard output, as Markdown unless --format says html or json.",
        Self.bookNote,
      ]
    case .list:
      [
        "Prints the lists of the shopping apps and the carts that are not completed, grouped by "
          + "store, as Markdown unless --format says html or json. Nothing is written.",
        Self.bookNote,
      ]
    case .export:
      [
        "Prints the receipt lines that count as spending, after duplicates were left out, in "
          + "source order, with quantities, units and text as written.",
        Self.bookNote,
      ]
    case .inspect:
      ["Prints what Pricebook takes a file for and on what evidence. Nothing is written."]
    case .explain:
      [
        "Prints what a code such as total-mismatch means, a message with it, and what to do "
          + "about it. Without CODE: every code, one to a line."
      ]
    case .help:
      ["Without a command: the overview."]
    case .match:
      [
        "Prints rows for aliases.csv, most spending first: names that likely mean one item, such "
          + "as \"ORG BNNAS\" and \"Organic Bananas\", each with a score from 60 to 100. Read "
          + "them, and put those that are right into your aliases.csv.",
        "With --apply-above and --output, the rows from that score on are put behind those of "
          + "FILE, which is made where it is missing; the rows that are there stay as they are.",
        Self.bookNote,
      ]
    }
  }

  var examples: [String] {
    switch self {
    case .report:
      [
        "pricebook report sample-data",
        "pricebook report receipts vault.json --month 2026-09 --output reports",
        "pricebook report receipts --store 'Migros*' --since 2026-01-01",
      ]
    case .review: ["pricebook review sample-data", "pricebook review --format html > review.html"]
    case .trends: ["pricebook trends sample-data --item '*milk*'"]
    case .compare: ["pricebook compare sample-data --basket basket.csv --availability 90"]
    case .list:
      [
        "pricebook list vault.json",
        "pricebook list --state active --search milk --sort name",
      ]
    case .export: ["pricebook export sample-data > lines.csv", "cat *.csv | pricebook export -"]
    case .inspect:
      ["pricebook inspect receipts.csv", "pricebook inspect shop.csv --write-mapping > shop.json"]
    case .explain: ["pricebook explain total-mismatch"]
    case .help: ["pricebook help report"]
    case .match:
      [
        "pricebook match receipts > proposed.csv",
        "pricebook match receipts --apply-above 90 --output receipts/aliases.csv",
      ]
    }
  }

  private static let bookNote =
    "PATH is a file or a folder with receipts, budgets, aliases, baskets (CSV) and vault "
    + "exports (JSON); \"-\" reads receipts from standard input; without PATH, the current folder."
}
