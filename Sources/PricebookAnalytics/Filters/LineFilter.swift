public import PricebookModel

/// Which receipt lines count: days, stores, categories, items and persons.
public struct LineFilter: Hashable, Sendable {
  /// The first day that counts; `nil` for no limit.
  public var since: CalendarDate?
  /// The last day that counts; `nil` for no limit.
  public var until: CalendarDate?
  /// A name passes where any of the patterns matches; every name where there are none.
  var stores: [Glob]
  var categories: [Glob]
  var items: [Glob]
  var persons: [Glob]
  /// A name that one of these matches never passes.
  private(set) var without = Without()

  struct Without: Hashable, Sendable {
    var stores: [Glob] = []
    var categories: [Glob] = []
    var items: [Glob] = []
    var currencies: [Glob] = []
  }

  /// A filter of days and of names.
  ///
  /// A pattern may have `*` for any text and `?` for one character. Names are compared without
  /// regard to case, accents and strokes; without patterns every name passes.
  public init(
    since: CalendarDate? = nil, until: CalendarDate? = nil, stores: [String] = [],
    categories: [String] = [], items: [String] = [], persons: [String] = []
  ) {
    self.since = since
    self.until = until
    self.stores = Self.globs(stores)
    self.categories = Self.globs(categories)
    self.items = Self.globs(items)
    self.persons = Self.globs(persons)
  }

  /// Leaves out what settings or options name, besides what is left out already.
  package mutating func leaveOut(_ names: BookSettings.Without) {
    without.stores += Self.globs(names.stores)
    without.categories += Self.globs(names.categories)
    without.items += Self.globs(names.items)
    without.currencies += Self.globs(names.currencies)
  }

  private static func globs(_ names: [String]) -> [Glob] { names.map { Glob(searchedName($0)) } }

  /// Whether the filter leaves nothing out.
  package var passesEverything: Bool { self == LineFilter() }

  /// Clears the uses of every line that does not pass, and counts what is left out.
  ///
  /// - Rows stay where they are, so that sources and control totals still add up.
  /// - `Book.leftOut` counts what else is left out, and says which month is cut.
  /// - Price options of the vault and baskets have no category of their own; their items have the
  ///   categories that they are bought or planned under, or none.
  /// - Carts and lists keep the lines that pass; those without any are removed. A store narrows what
  ///   was bought; what is still to be bought can be bought anywhere and stays.
  /// - What a cart bought and prices that were seen name nobody. A filter of persons leaves out the
  ///   lines that name nobody, and keeps carts and prices.
  /// - Budgets are for all stores, items and persons. A filter of these removes them, because they
  ///   would be compared with a part of what they are for, and one of persons puts these persons' own
  ///   budgets in their place; a filter of categories removes those of other categories and of the
  ///   whole month. What is left out by name takes its own budgets with it alone. The budget of a cart
  ///   that lost lines is removed too.
  public func apply(to book: inout Book) {
    guard !passesEverything else { return }
    // Those of all lines count, whichever of them pass.
    book.fillCategories()
    let passing = PassingNames(self, in: book)
    narrowLines(of: &book, passing: passing)
    narrowPrices(of: &book, passing: passing)
    narrowVault(of: &book, passing: passing)
    book.payments.removeAll { payment in
      !passes(payment.day) || !(payment.store.map { passing.stores[$0] } ?? stores.isEmpty)
    }
    // What a filter leaves out is not missing at any store.
    for basket in book.baskets.indices {
      let count = book.baskets[basket].lines.count
      book.baskets[basket].lines.removeAll {
        !$0.isGroup && !passing.hasItem($0.item)
      }
      book.leftOut[.basketItems] += count - book.baskets[basket].lines.count
    }
    let budgetCount = book.budgets.count + book.personBudgets.count
    if !persons.isEmpty {
      book.budgets = book.personBudgets.filter { Self.matches($0.person ?? "", persons) }
      book.personBudgets = []
    }
    narrow(&book.budgets)
    narrow(&book.personBudgets)
    book.leftOut[.budgets] += budgetCount - book.budgets.count - book.personBudgets.count
  }

  private func narrow(_ budgets: inout [Budget]) {
    guard stores.isEmpty, items.isEmpty else {
      budgets = []
      return
    }
    budgets.removeAll { budget in
      Self.matches(budget.currency.label, without.currencies)
        || budget.category.map {
          PassingNames.isPart($0, of: without.categories)
            || !categories.isEmpty && !PassingNames.passes(category: $0, categories)
        } ?? !categories.isEmpty
    }
  }

  private static func matches(_ name: String, _ globs: [Glob]) -> Bool {
    !globs.isEmpty && PassingNames.passing(globs, of: [name])[0]
  }

  private func passes(_ day: CalendarDate) -> Bool {
    (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  private func narrowLines(of book: inout Book, passing: PassingNames) {
    var leftOut = [Int](repeating: 0, count: book.sources.count)
    let calendar = book.settings.months
    let cutMonth = since.map { calendar.firstDay(of: calendar.month(of: $0)) }
    let receiptPasses = zip(book.lines.receipts.day, book.lines.receipts.store).map {
      passes($0) && passing.stores[$1]
    }
    let lineArticles = book.lines.articles
    let articlePasses = lineArticles.item.indices.map { article in
      passing.items[lineArticles.item[article]]
        && passing.categories[lineArticles.category[article]]
        && passing.currencies[lineArticles.currency[article]]
    }
    let (receipts, articles) = (book.lines.receipt, book.lines.article)
    let (days, sources) = (book.lines.day, book.lines.source)
    let personPasses = passingPersons(of: book)
    for row in 0..<book.lines.count where !book.lines.uses[row].isEmpty {
      if receiptPasses[Int(receipts[row])], articlePasses[Int(articles[row])],
        personPasses?[row] ?? true
      {
        continue
      }
      if book.lines.uses[row].contains(.spending) {
        // A book that was made in memory need not name its sources.
        let source = Int(sources[row])
        if source < leftOut.count { leftOut[source] += 1 }
        let day = days[row]
        if let since, let cutMonth, day < since, day >= cutMonth { book.leftOut.firstDay = since }
        if let until, day > until { book.leftOut.lastDay = until }
      }
      book.lines.uses[row] = []
    }
    for source in book.sources.indices { book.sources[source].totals.leftOut += leftOut[source] }
  }

  private func passingPersons(of book: Book) -> [Bool]? {
    guard !persons.isEmpty else { return nil }
    let names = PassingNames.passing(persons, of: book.names.persons.values)
    var passes = [Bool](repeating: false, count: book.lines.count)
    for (rows, person) in book.lines.person.eachRun
    where PersonID(rawValue: person) != .nobody && names[Int(person)] {
      for row in rows { passes[row] = true }
    }
    return passes
  }

  private func narrowPrices(of book: inout Book, passing: PassingNames) {
    guard !book.prices.isEmpty else { return }
    let visits = book.prices.visits
    let visitPasses = zip(visits.day, visits.store).map { day, store in
      (day == ObservedPrices.undated || passes(day)) && passing.stores[store]
    }
    let names = book.names
    let priceArticles = book.prices.articles
    let articlePasses = priceArticles.item.indices.map { article in
      let (item, category) = (priceArticles.item[article], priceArticles.category[article])
      guard passing.currencies[priceArticles.currency[article]] else { return false }
      return names.categories[category].isEmpty
        ? passing.hasItem(item) : passing.items[item] && passing.categories[category]
    }
    var leftOut = 0
    for row in 0..<book.prices.count where book.prices.uses[row].contains(.price) {
      if visitPasses[Int(book.prices.visit[row])], articlePasses[Int(book.prices.article[row])] {
        continue
      }
      book.prices.leaveOut(row)
      leftOut += 1
    }
    book.leftOut[.prices] += leftOut
  }

  private func narrowVault(of book: inout Book, passing: PassingNames) {
    let vault = book.vault
    book.vault.priceOptions.removeAll { option in
      !passing.stores[option.store] || !passing.hasItem(option.item)
        || Self.matches(option.currency.label, without.currencies)
        || option.day.map { !passes($0) } ?? false
    }
    book.vault.ratings.removeAll { !passing.stores[$0.store] }
    book.vault.carts = vault.carts.compactMap { cart in
      if let date = cart.date, !passes(date) { return nil }
      if Self.matches(cart.currency.label, without.currencies) { return nil }
      let isBought = cart.state == .completed && !cart.isList && !stores.isEmpty
      let kept = cart.lines.filter { line in
        guard passing.items[line.item], passing.categories[line.category] else { return false }
        guard isBought else { return true }
        return (line.bought ?? line.planned)?.store.map { passing.stores[$0] } ?? false
      }
      guard kept.count < cart.lines.count else { return cart }
      guard !kept.isEmpty else { return nil }
      book.leftOut[.cartLines] += cart.lines.count - kept.count
      var cart = cart
      cart.lines = kept
      cart.budget = nil
      return cart
    }
    book.leftOut[.prices] += vault.priceOptions.count - book.vault.priceOptions.count
    book.leftOut[.ratings] += vault.ratings.count - book.vault.ratings.count
    book.leftOut[.carts] += vault.carts.count - book.vault.carts.count
  }
}
