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
  /// Budgets of persons, each compared with what that person paid.
  ///
  /// A filter of persons puts theirs in the place of ``budgets``.
  package var personBudgets: [Budget] = []
  /// The payments of accounts and cards, in the order of their days.
  package var payments: [Payment] = []
  /// What prices are compared with; `nil` where no file has an index.
  package var officialIndex: OfficialIndex?
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
  /// The mappings that lie in the book, and that neither an option nor the settings name.
  package var unusedMappings: [String] = []
  /// Receipts that two files have with different amounts, in the order of files and lines.
  package var nearCopies: [NearCopy] = []
  /// Receipts that are there twice, so that they may count twice.
  package var repeatedReceipts: [RepeatedReceipt] = []
  /// What filters left out.
  package var leftOut = LeftOut()
  /// In the order of files, lines and columns.
  public package(set) var diagnostics: [Diagnostic] = []
  /// In source order.
  public package(set) var rejectedRecords: [RejectedRecord] = []
  /// The last day before days that are mistyped or in the future; `nil` where there are none.
  package var lastPlausibleDay: CalendarDate?
  /// Whether some input could not be read to its end (exit status 65).
  public package(set) var isIncomplete = false

  /// An empty book; ``BookBuilder`` makes one of purchases.
  public init() {}
}

extension Book {
  /// The book without its receipt lines, whose columns take most of its memory: what reports need
  /// besides the results of an analysis.
  package var withoutLines: Book {
    var book = self
    book.lines = ReceiptLines()
    return book
  }

  /// The book without what says who a household is, where it shops and what its files are: for a report
  /// that others may see.
  ///
  /// Names of stores, items and categories stay as they are, and so do all figures. The places of one
  /// store become numbers.
  package var toShare: Book {
    var book = self
    book.names.nameBranchesByNumbers()
    book.names.persons = []
    book.names.beneficiaries = [[]]
    book.names.aliasUses = []
    book.lines.person = RunColumn(step: 0)
    book.lines.beneficiaries = RunColumn(step: 0)
    book.personBudgets = []
    book.payments = []
    book.vault.leaveOutPeople()
    book.settings.title = nil
    book.settings.personWeights = [:]
    book.settings.laterPersonWeights = [:]
    book.ownFiles = [:]
    book.unusedMappings = []
    book.nearCopies = []
    book.repeatedReceipts = []
    book.diagnostics = []
    book.rejectedRecords = []
    for place in book.baskets.indices { book.baskets[place].name = "basket \(place + 1)" }
    var counts: [Source.Kind: Int] = [:]
    for place in book.sources.indices {
      let kind = book.sources[place].kind
      counts[kind, default: 0] += 1
      book.sources[place].path = "\(kind.rawValue) \(counts[kind, default: 0])"
    }
    return book
  }

  /// The names of the categories that a line, a price or a cart has, and of their parents.
  package var usedCategories: Set<String> {
    let used = Set(lines.articles.category).union(prices.articles.category)
      .union(vault.carts.lazy.flatMap(\.lines).map(\.category))
    return used.reduce(into: []) { found, category in
      found.formUnion(categoryNames(withParentsOf: names.categories[category]))
    }
  }
}
