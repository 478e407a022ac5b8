/// The commands of the tool: the first word on the command line.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case report
  case review
  case trends
  case compare
  case price
  case table
  case list
  case match
  case export
  case inspect
  case explain
  case sample
  case completions
  case help

  /// The operands that a command takes.
  enum Operands: Hashable, Sendable {
    /// Files and folders of a book.
    case paths
    /// An item, and then files and folders of a book.
    case item
    /// Names of tables, and then files and folders of a book.
    case tables
    case files
    case folder
    /// A code of a diagnostic.
    case code
    case shell
    case command
  }

  /// What the command does, in one line of the overview.
  var summary: String {
    switch self {
    case .report: "write all reports and tables into a folder"
    case .review: "print the spending review of a period"
    case .trends: "print the price trends"
    case .compare: "print the store comparison"
    case .price: "print what an item costs, and whether a price is good"
    case .table: "print tables of figures as CSV, JSON or Markdown"
    case .list: "print shopping lists and open carts, grouped by store"
    case .match: "propose aliases for names that mean the same item"
    case .export: "print all receipt lines that count"
    case .inspect: "show what was detected in a file, and why"
    case .explain: "explain the code at the end of a message"
    case .sample: "write the book of a made-up household to try it out"
    case .completions: "print a script for tab completion"
    case .help: "show help for a command"
    }
  }

  var operands: Operands {
    switch self {
    case .report, .review, .trends, .compare, .list, .match, .export: .paths
    case .price: .item
    case .table: .tables
    case .inspect: .files
    case .explain: .code
    case .sample: .folder
    case .completions: .shell
    case .help: .command
    }
  }

  /// The operands as the usage line shows them.
  var operandUsage: String {
    switch operands {
    case .paths: "[PATH...]"
    case .item: "ITEM [PATH...]"
    case .tables: "[NAMES] [PATH...]"
    case .files: "FILE..."
    case .folder: "DIR"
    case .code: "[CODE]"
    case .shell: "SHELL"
    case .command: "[COMMAND]"
    }
  }

  /// Paragraphs of the command's own help.
  var details: [String] {
    switch self {
    case .report:
      [
        "Writes DIR/PERIOD/ (reports), DIR/tables/, DIR/items.html and DIR/index.html.",
        Self.bookNote,
      ]
    case .review, .trends, .compare:
      ["Prints one report as Markdown, or as HTML with --format.", Self.bookNote]
    case .price:
      [
        "Prints what ITEM costs at each store, its usual price and the lowest of the last twelve "
          + "months; with --at, whether a price is a good one, and what it saves on what is bought in "
          + "a year. ITEM is a name or a part of it; * and ? are wildcards.",
        Self.bookNote,
      ]
    case .table:
      [
        "Prints the tables that NAMES lists, separated by commas: one to standard output, or several "
          + "into the folder of --output. Without NAMES, lists the tables. \"pricebook report\" "
          + "writes all of them.",
        Self.bookNote,
      ]
    case .list:
      [
        "Prints the lists of the shopping apps and the carts that are not completed, grouped by "
          + "store, as Markdown, or as HTML or JSON with --format. Writes no files.",
        Self.bookNote,
      ]
    case .export:
      [
        "Prints the receipt lines that count as spending, without duplicates, in source order, "
          + "with quantities, units and text as written: as CSV, JSON or a journal for hledger.",
        Self.bookNote,
      ]
    case .inspect:
      ["Prints how Pricebook reads a file, and the evidence for it. Writes no files."]
    case .explain:
      [
        "Prints what a code such as total-mismatch means, an example, and what to do. Without "
          + "CODE, lists all codes."
      ]
    case .sample:
      [
        "Writes receipts, budgets, aliases and an app export of a made-up household to DIR. "
          + "DIR is created if it is missing, and must not contain other files."
      ]
    case .completions:
      [
        "Prints a script for bash, zsh or fish that completes commands, options, their values "
          + "and paths. Load it when the shell starts."
      ]
    case .help:
      [
        "Without COMMAND, prints the overview. \"pricebook help mapping\" prints how to read files "
          + "of other programs. With --man, prints the manual page of all commands."
      ]
    case .match:
      [
        "Prints rows for aliases.csv, highest spending first: names that probably mean the same "
          + "item, such as \"ORG BNNAS\" and \"Organic Bananas\", each with a score from 60 to "
          + "100. Also what unknown items of baskets may mean, and categories for items without "
          + "one. Check them and copy the correct rows to your aliases.csv.",
        "With --apply-above and --output, adds the rows with at least that score to the alias "
          + "file. The file is created if it is missing; existing rows are kept. --dry-run prints the "
          + "rows instead.",
        Self.bookNote,
      ]
    }
  }

  var examples: [String] {
    switch self {
    case .report: ["pricebook report receipts grock.json --period 2026-09 --open"]
    case .review: ["pricebook review sample-data", "pricebook review --format html > review.html"]
    case .trends: ["pricebook trends sample-data --item '*milk*'"]
    case .compare: ["pricebook compare sample-data --basket basket.csv --availability 90"]
    case .price:
      ["pricebook price 'whole milk' sample-data", "pricebook price butter sample-data --at 2.19"]
    case .table:
      [
        "pricebook table", "pricebook table spending-by-month sample-data",
        "pricebook table price-trends,unit-values --format json --output tables",
      ]
    case .list:
      [
        "pricebook list vault.json",
        "pricebook list --state active --search milk --sort name",
      ]
    case .export:
      [
        "pricebook export sample-data --resolved > lines.csv",
        "pricebook export --format journal | hledger -f - balance",
        "cat *.csv | pricebook export -",
      ]
    case .inspect:
      ["pricebook inspect receipts.csv", "pricebook inspect shop.csv --write-mapping > shop.json"]
    case .explain: ["pricebook explain total-mismatch"]
    case .sample: ["pricebook sample sample-book", "pricebook report sample-book --open"]
    case .completions:
      [
        "eval \"$(pricebook completions bash)\"     # in ~/.bashrc",
        "eval \"$(pricebook completions zsh)\"      # in ~/.zshrc, after compinit",
        "pricebook completions fish | source      # in ~/.config/fish/config.fish",
      ]
    case .help:
      [
        "pricebook help report", "pricebook help mapping",
        "pricebook help --man > ~/.local/share/man/man1/pricebook.1",
      ]
    case .match:
      [
        "pricebook match receipts > proposed.csv",
        "pricebook match receipts --apply-above 90 --output receipts/aliases.csv",
      ]
    }
  }

  private static let bookNote =
    "PATH is a file or folder of receipts, price lists, budgets, aliases, baskets (CSV) or app "
    + "exports (default: the current folder); \"-\" is standard input."
}
