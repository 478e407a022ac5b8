package import PricebookModel

/// Lines of a book with what counts of each: what figures are explained by.
package struct LineSearch: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The row of the book's lines.
    package var row: UInt32
    package var amount: Amount
  }

  /// With its lines as analyses have them.
  package let book: Book
  private let calendar: MonthCalendar
  private let groups: [CategoryID]
  private let comparisons: [ComparedDays.Comparison]

  /// - Parameters:
  ///   - book: The book that `analysis` is of, with its lines.
  ///   - analysis: What the figures are of.
  package init(of book: Book, for analysis: Analysis) {
    var book = book
    book.lines.orderArticlesByItem()
    book.fillCategories()
    self.book = book
    calendar = analysis.period.calendar
    let itemGroups = ItemGroups(of: book)
    groups = zip(book.lines.articles.item, book.lines.articles.category).map {
      itemGroups.group(of: $0, category: $1)
    }
    let data = DataCalendar(of: book.lines, boundaries: calendar)
    let references = ReferenceMonths(
      months: data.months, firstWhole: analysis.period.firstWholeMonth)
    comparisons =
      ComparedDays(
        of: analysis.period, calendar: data, references: references, includesMonths: true
      ).comparisons
  }

  package func days(of months: ClosedRange<Month>) -> ClosedRange<CalendarDate> {
    calendar.firstDay(of: months.lowerBound)...calendar.lastDay(of: months.upperBound)
  }

  /// The days that a month is compared with, and over how many months their mean is taken.
  package func before(
    _ month: Month, _ reference: SpendingChange.Reference
  ) -> (days: [ClosedRange<CalendarDate>], parts: Int)? {
    comparisons.first { $0.month == month && $0.reference == reference }
      .map { ($0.daysBefore, $0.parts) }
  }

  /// The lines in the order of files.
  package func entries(_ query: LineQuery) -> [Entry] {
    let lines = book.lines
    let names = book.names
    let wanted = articles(query)
    let persons = query.person.map { person in
      names.persons.map { foldedName($0) == foldedName(person) }
    }
    let receipts = zip(lines.receipts.day, lines.receipts.store).map { day, store in
      query.days.contains { $0.contains(day) } && query.store.map { $0 == store } ?? true
    }
    return lines.receipt.indices.flatMap { row -> [Entry] in
      guard lines.uses[row].contains(.spending), receipts[Int(lines.receipt[row])],
        wanted[Int(lines.article[row])],
        persons.map({ $0[lines.person.isEmpty ? 0 : Int(lines.person[row])] }) ?? true
      else { return [] }
      return amounts(of: row, query.measure).map {
        Entry(row: UInt32(truncatingIfNeeded: row), amount: $0)
      }
    }
  }

  /// What the lines come to, or their mean over so many months.
  ///
  /// A mean of several categories is the sum of theirs, each rounded, as ``SpendingChange`` has it.
  package func sum(of entries: [Entry], over parts: Int) -> Amount {
    var sums: [CategoryID: Amount] = [:]
    var digits = 0
    for entry in entries {
      let article = Int(book.lines.article[Int(entry.row)])
      digits = book.names.currencies[book.lines.articles.currency[article]].minorUnitDigits
      sums[groups[article], default: .zero] += entry.amount
    }
    return sums.values.reduce(.zero) {
      $0
        + .mean($1.tenThousandths, over: parts, minorUnit: Amount.step(digits: digits))
    }
  }

  private func articles(_ query: LineQuery) -> [Bool] {
    let articles = book.lines.articles
    let names = book.names
    let isCounted = countedGroups(query)
    // The lines of a group are those of its items.
    let items = query.item.map { item in
      Set([item] + (names.groups[item] ?? []).map(\.item))
    }
    return articles.item.indices.map { article in
      let unit = names.units[articles.unit[article]]
      return articles.currency[article] == query.currency
        && items?.contains(articles.item[article]) ?? true
        && query.baseUnit.map { $0 == unit.dimension.baseUnit } ?? true
        && isCounted?[groups[article].index] ?? true
    }
  }

  /// Whether each category counts, the last being that of adjustments; `nil` where all do.
  private func countedGroups(_ query: LineQuery) -> [Bool]? {
    let categories = book.names.categories
    func isPart(_ id: CategoryID, of name: String) -> Bool {
      guard query.includesParts, !name.isEmpty else { return false }
      return categoryPath(of: categories[id]).starts(with: categoryPath(of: name))
    }
    switch query.scope {
    case .wholeMonth: return nil
    case .category(.adjustments): return categories.indices.map { _ in false } + [true]
    case .category(.named(let id)):
      return categories.indices.map { $0 == id || isPart($0, of: categories[id]) } + [false]
    case .unusedCategory(let name):
      return categories.indices.map { isPart($0, of: name) } + [false]
    }
  }

  /// What counts of a line: as a rule one amount.
  private func amounts(of row: Int, _ measure: LineQuery.Measure) -> [Amount] {
    let lines = book.lines
    guard measure == .discount else { return [lines.paid[row]] }
    let own = lines.discount[row]
    let isRefund = lines.quantity[row] < .zero
    let item = lines.articles.item[Int(lines.article[row])]
    return (own != .zero && (own < .zero) == isRefund ? [own] : [])
      + (book.names.items[item].isDiscount ? [.zero - lines.paid[row]] : [])
  }
}
