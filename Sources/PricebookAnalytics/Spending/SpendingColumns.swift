import PricebookModel

/// What one pass down the columns finds: spending by category and store, and items' categories.
struct SpendingColumns: Sendable {
  /// All but the rows of items.
  private(set) var spending = Spending()
  var itemCategories: ItemCategories
  /// The row of spending that each item's lines count on, not settled: a category, or the number
  /// of categories for adjustments without one.
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

/// The sums of paid by category and by store, in every month and currency.
private struct ColumnSums {
  private struct CategorySum {
    var spent: Int64 = 0
    var spentToSameDay: Int64 = 0
    var lines = 0
  }

  private struct StoreSum {
    var spent: Int64 = 0
    var purchases: Int64 = 0
    var receipts = 0
    var lines = 0
  }

  private let months: [Month]
  private let currencyCount: Int
  private let adjustments: CategoryID
  private var categories: MonthTable<CategorySum>
  private var stores: MonthTable<StoreSum>

  init(of book: Book, months: [Month]) {
    self.months = months
    currencyCount = max(1, book.names.currencies.count)
    adjustments = book.names.categories.endIndex
    categories = MonthTable(
      groupCount: (adjustments.index + 1) * currencyCount, monthCount: months.count,
      empty: CategorySum())
    stores = MonthTable(
      groupCount: book.names.stores.count * currencyCount, monthCount: months.count,
      empty: StoreSum())
  }

  /// Adds every line that counts as spending.
  ///
  /// - Returns: What the lines of each article are used for.
  mutating func add(
    _ lines: ReceiptLines, groups: [CategoryID], calendar: DataCalendar, lastDayOfMonth: Int
  ) -> [ReceiptLines.Uses] {
    let currencyCount = currencyCount
    var receipts = SeenReceipts()
    let article = lines.article.span
    let receipt = lines.receipt.span
    let paid = lines.paid.span
    let uses = lines.uses.span
    let currency = lines.articles.currency.span
    let day = lines.receipts.day.span
    let store = lines.receipts.store.span
    let group = groups.span
    var articleUses = [ReceiptLines.Uses](repeating: [], count: lines.articles.count)
    var usesOfArticles = articleUses.mutableSpan
    // Read once, for it is a function of another module.
    let spendingUse = ReceiptLines.Uses.spending
    let priceUse = ReceiptLines.Uses.price
    var lastReceipt = UInt32.max
    var lastDay = CalendarDate(daysSinceEpoch: .min)
    var month = 0
    var isSameDays = false
    for line in 0..<lines.count {
      let use = uses[line]
      let article = Int(article[line])
      usesOfArticles[article].formUnion(use)
      guard use.contains(spendingUse) else { continue }
      if receipt[line] != lastReceipt {
        lastReceipt = receipt[line]
        if day[Int(lastReceipt)] != lastDay {
          lastDay = day[Int(lastReceipt)]
          guard let number = calendar.monthNumber(of: lastDay) else { continue }
          month = number
          isSameDays = calendar.boundaries.dayNumber(of: lastDay) <= lastDayOfMonth
        }
      }
      let amount = paid[line].tenThousandths
      let currencyID = currency[article].index
      categories.update(group: group[article].index &* currencyCount &+ currencyID, month: month) {
        $0.spent &+= amount
        $0.lines &+= 1
        if isSameDays { $0.spentToSameDay &+= amount }
      }
      let isNew = receipts.insert(lastReceipt, currency: currency[article])
      let storeGroup = store[Int(lastReceipt)].index &* currencyCount &+ currencyID
      stores.update(group: storeGroup, month: month) {
        $0.spent &+= amount
        $0.purchases &+= use.contains(priceUse) ? amount : 0
        $0.lines &+= 1
        if isNew { $0.receipts &+= 1 }
      }
    }
    return articleUses
  }

  /// Sorted as ``Spending`` has them.
  func categoryRows(_ currencyRanks: IDTable<CurrencyID, UInt16>) -> [Spending.CategoryRow] {
    var rows: [Spending.CategoryRow] = []
    categories.forEach { group, month, sum in
      guard sum.lines > 0 else { return }
      let category = CategoryID(group / currencyCount)
      rows.append(
        Spending.CategoryRow(
          month: months[month], category: category == adjustments ? .adjustments : .named(category),
          currency: CurrencyID(group % currencyCount), spent: Amount(tenThousandths: sum.spent),
          lineCount: sum.lines, spentToSameDay: Amount(tenThousandths: sum.spentToSameDay)))
    }
    rows.sort { left, right in
      (left.month, left.category, currencyRanks[left.currency])
        < (right.month, right.category, currencyRanks[right.currency])
    }
    return rows
  }

  /// Sorted as ``Spending`` has them.
  func storeRows(_ currencyRanks: IDTable<CurrencyID, UInt16>) -> [Spending.StoreRow] {
    var rows: [Spending.StoreRow] = []
    stores.forEach { group, month, sum in
      guard sum.lines > 0 else { return }
      rows.append(
        Spending.StoreRow(
          month: months[month], store: StoreID(group / currencyCount),
          currency: CurrencyID(group % currencyCount), spent: Amount(tenThousandths: sum.spent),
          purchases: Amount(tenThousandths: sum.purchases), receiptCount: sum.receipts,
          lineCount: sum.lines))
    }
    rows.sort { left, right in
      (left.month, left.store, currencyRanks[left.currency])
        < (right.month, right.store, currencyRanks[right.currency])
    }
    return rows
  }
}

private struct SeenReceipts {
  /// The first currency seen on each receipt.
  private var firstCurrency: [CurrencyID] = []
  private var others: Set<UInt64> = []
  private var last: UInt32 = .max
  private var lastCurrency = Self.unseen

  private static let unseen = CurrencyID(rawValue: .max)

  /// - Returns: Whether the receipt had no line in the currency before.
  @inline(__always) mutating func insert(_ receipt: UInt32, currency: CurrencyID) -> Bool {
    if receipt == last, currency == lastCurrency { return false }
    last = receipt
    lastCurrency = currency
    return insertOther(receipt, currency: currency)
  }

  @inline(never)
  private mutating func insertOther(_ receipt: UInt32, currency: CurrencyID) -> Bool {
    while firstCurrency.count <= Int(receipt) { firstCurrency.append(Self.unseen) }
    if firstCurrency[Int(receipt)] == Self.unseen {
      firstCurrency[Int(receipt)] = currency
      return true
    }
    guard firstCurrency[Int(receipt)] != currency else { return false }
    return others.insert(UInt64(receipt) << 16 | UInt64(currency.rawValue)).inserted
  }
}
