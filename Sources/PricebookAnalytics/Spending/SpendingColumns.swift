import PricebookModel

/// What one pass down the columns finds: spending by category and store, and items' categories.
struct SpendingColumns: Sendable {
  /// All but the rows of items.
  private(set) var spending = Spending()
  var itemCategories: ItemCategories
  /// The category that each item's lines count in (``ItemGroups``), where they agree: not settled.
  var itemGroups: ItemCategories

  /// - Parameters:
  ///   - currencyRanks: The place of every currency in the order of labels.
  ///   - lastDayOfMonth: The day of the month up to which spending counts as being of the same
  ///     days, from 1 to 31.
  init(
    of book: Book, calendar: DataCalendar, currencyRanks: IDTable<CurrencyID, UInt16>,
    lastDayOfMonth: Int
  ) {
    let itemGroups = ItemGroups(of: book)
    let groups = zip(book.lines.articles.item, book.lines.articles.category).map {
      itemGroups.group(of: $0, category: $1)
    }
    var sums = ColumnSums(of: book, months: calendar.months)
    let uses = sums.add(
      book.lines, groups: groups, calendar: calendar, lastDayOfMonth: lastDayOfMonth)
    spending.byCategory = sums.categoryRows(currencyRanks)
    spending.byStore = sums.storeRows(currencyRanks)
    spending.addMonths(currencyRanks)
    spending.byBeneficiaries = Spending.ShareRow.all(
      of: book.lines, names: book.names, boundaries: calendar.boundaries)
    spending.byPerson = Spending.PersonRow.all(
      of: book.lines, boundaries: calendar.boundaries, currencyRanks: currencyRanks)
    spending.byDay = Spending.DayRow.all(of: book.lines, currencyRanks: currencyRanks)
    itemCategories = ItemCategories(itemCount: book.names.items.count)
    self.itemGroups = itemCategories
    let articles = book.lines.articles
    for (number, use) in uses.enumerated() {
      let item = articles.item[number]
      if use.contains(.price) {
        itemCategories.note(item: item, category: articles.category[number])
      }
      if use.contains(.spending) { self.itemGroups.note(item: item, category: groups[number]) }
    }
    itemCategories.settle(lines: book.lines)
  }
}
