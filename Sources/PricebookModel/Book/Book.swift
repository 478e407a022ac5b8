/// Everything that was read: the input of all analyses.
public struct Book: Sendable {
  /// The names that everything else refers to by id.
  public package(set) var names = BookNames()
  /// The lines of all receipts.
  public package(set) var lines = ReceiptLines()
  /// The lines of all price lists.
  public package(set) var prices = ObservedPrices()
  /// What shopping apps export.
  package var vault = Vault()
  /// The rows of all budget files.
  public package(set) var budgets: [Budget] = []
  /// Budgets of persons, which count where these persons alone do.
  public package(set) var personBudgets: [Budget] = []
  /// The payments of accounts and cards, in the order of their days.
  public package(set) var payments: [Payment] = []
  /// Baskets of files; the analysis adds the usual basket and planning carts.
  public package(set) var baskets: [Basket] = []
  /// Where the goods are in the stores.
  package var aisles: [Aisle] = []
  /// What the settings file says.
  public var settings = BookSettings()
  /// The files that were read.
  public package(set) var sources: [Source] = []
  /// How many files were passed over because Pricebook wrote them, by the folder of the report.
  package var ownFiles: [String: Int] = [:]
  /// Receipts that two files have with different amounts, in the order of files and lines.
  package var nearCopies: [NearCopy] = []
  /// What filters left out.
  package var leftOut = LeftOut()
  /// In the order of files, lines and columns.
  public package(set) var diagnostics: [Diagnostic] = []
  /// In source order.
  public package(set) var rejectedRecords: [RejectedRecord] = []
  /// The last day before days that are mistyped or in the future; `nil` where there are none.
  public package(set) var lastPlausibleDay: CalendarDate?
  /// Whether some input could not be read to its end (exit status 65).
  public package(set) var isIncomplete = false

  /// An empty book; ``BookBuilder`` makes one of purchases.
  public init() {}
}

/// One file that was read, with its control totals.
public struct Source: Sendable {
  /// What a file is read as.
  public enum Kind: String, Sendable {
    /// Purchases: one line for each item of a receipt.
    case receipts
    /// Price lists: what was seen and not paid.
    case prices
    /// Planned amounts by month and category.
    case budgets
    /// Names and categories to use in place of those written.
    case aliases
    /// Items and quantities to compare stores by.
    case basket
    /// The order of categories in a store.
    case aisles
    /// The export or database of a shopping app.
    case vault
    /// A `pricebook.json`.
    case settings
    /// The export of a bank or a card.
    case payments
  }

  /// The file as the user named it, or as it was found below a named folder.
  public var path: String
  /// What the file was read as.
  public var kind: Kind
  /// What was detected, in words: `Grock backup`, `canonical receipts`.
  public var format: String
  /// The size of the file.
  public var byteCount: Int = 0
  /// What was read of the file.
  public var totals: ControlTotals = ControlTotals()
}

/// The proof that nothing was lost and nothing was counted twice:
/// records read = accepted + rejected + duplicates + skipped.
public struct ControlTotals: Hashable, Sendable {
  /// Records that were read.
  public var read = 0
  /// Records that count.
  public var accepted = 0
  /// Records that were refused.
  public var rejected = 0
  /// Records that another file has too, and payments for receipts of other files.
  public var duplicates = 0
  /// Records that a mapping says are none of the kind that is read.
  public var skipped = 0
  /// Accepted records that filters left out.
  public var leftOut = 0
  /// Accepted records that count for nothing because they are in the trash of an app.
  public var trashed = 0
  /// Times in UTC that count as the days they have there, because no time zone is set.
  public var utcTimes = 0
  /// Σ paid over the accepted lines that count as spending, per currency, before filters.
  public var paid: [CurrencyCode: Amount] = [:]

  /// Totals of no records.
  public init() {}

  /// Whether every record is accounted for.
  public var isBalanced: Bool { read == accepted + rejected + duplicates + skipped }
}

/// A record that was refused, with its original text.
public struct RejectedRecord: Sendable {
  /// Index into ``Book/sources``.
  public var source: Int
  /// The physical line where the record begins, from 1.
  public var line: Int
  /// Why the record was refused.
  public var code: Diagnostic.Code
  /// What is wrong, with the value, and what to do.
  public var message: String
  /// The record as it is in the file, without its line end, cut to 4 096 bytes.
  public var text: String
}

/// What filters left out of a book, except receipt lines, which ``ControlTotals/leftOut`` counts.
package struct LeftOut: Hashable, Sendable {
  package enum Kind: CaseIterable, Hashable, Sendable {
    case carts
    /// Lines of carts and lists that keep other lines.
    case cartLines
    /// Prices that apps and price lists state.
    case prices
    case basketItems
    /// Ratings that people of an app gave to stores.
    case ratings
    case budgets
  }

  private var counts: [Kind: Int] = [:]
  /// The first day that counts; its month has no budget, for the rest of it is left out.
  package var firstDay: CalendarDate?
  /// The last day that counts, where later spending is left out.
  package var lastDay: CalendarDate?

  package subscript(kind: Kind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// The kinds with something left out, in order.
  package var all: [(kind: Kind, count: Int)] {
    Kind.allCases.map { ($0, self[$0]) }.filter { $0.count > 0 }
  }
}

extension Book {
  /// The book without its receipt lines, whose columns take most of its memory: what reports need
  /// besides the results of an analysis.
  package var withoutLines: Book {
    var book = self
    book.lines = ReceiptLines()
    return book
  }

  /// The names of the categories that a line, a price or a cart has, and of their parents.
  package var usedCategories: Set<String> {
    let used = Set(lines.articles.category).union(prices.articles.category)
      .union(vault.carts.lazy.flatMap(\.lines).map(\.category))
    return used.reduce(into: []) { found, category in
      let parts = categoryPath(of: names.categories[category])
      for end in parts.indices { found.insert(parts[...end].joined(separator: ":")) }
    }
  }
}

/// One row of a budget file.
public struct Budget: Hashable, Sendable {
  /// What a month adds to the budget of the next one.
  public enum Rollover: Hashable, Sendable {
    /// Nothing.
    case none
    /// What is left.
    case left
    /// What is left, or less what was overspent.
    case both
  }

  /// The first month; `nil` for every month without a row that begins (`*`).
  public var month: Month?
  /// `nil` for the whole month (`*`).
  public var category: String?
  /// What may be spent.
  public var amount: Amount
  /// The currency of the amount; unknown where the file names none.
  public var currency: CurrencyCode
  /// What the month adds to the next month's budget.
  public var rollover: Rollover = .none
  /// Whose budget it is; `nil` for the household's.
  public var person: String?
  /// Index into ``Book/sources``.
  public var source: Int
  /// The line in the source, from 1.
  public var line: Int
  /// The last month of a row for several, that of the calendar for a row without an end (`2026-12..`).
  public var lastMonth: Month?

  /// The months of the row; `nil` for every month.
  package var months: ClosedRange<Month>? { month.map { $0...(lastMonth ?? $0) } }
  /// As it is written: `*`, `2026-12`, `2026-12..` or `2026-06..2026-08`.
  package var monthText: String {
    guard let months else { return "*" }
    if months.upperBound == .last { return "\(months.lowerBound).." }
    return months.lowerBound == months.upperBound
      ? "\(months.lowerBound)" : "\(months.lowerBound)..\(months.upperBound)"
  }
}
