import PricebookModel

/// What one pass down the columns finds: spending by category and store, and what category each
/// item belongs to.
struct SpendingColumns: Sendable {
  /// Sorted as ``Spending`` has them.
  private(set) var byCategory: [Spending.CategoryRow] = []
  private(set) var byStore: [Spending.StoreRow] = []
  private(set) var byPerson: [Spending.PersonRow] = []
  var itemCategories: ItemCategories
  /// The row of spending that each item's lines count on, not settled: a category, or the number
  /// of categories for adjustments without one.
  var itemGroups: ItemCategories

  /// Nothing found.
  static let none = SpendingColumns()

  private init() {
    itemCategories = ItemCategories(itemCount: 0)
    itemGroups = ItemCategories(itemCount: 0)
  }

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

  /// - Parameters:
  ///   - currencyRanks: The place of every currency in the order of labels.
  ///   - lastDayOfMonth: The day of the month up to which spending counts as being of the same
  ///     days, from 1 to 31.
  /// - Complexity: O(lines), and sorting of the rows.
  init(
    of book: Book, calendar: DataCalendar, currencyRanks: IDTable<CurrencyID, UInt16>,
    lastDayOfMonth: Int
  ) {
    let names = book.names
    let lines = book.lines
    let months = calendar.months
    let currencyCount = max(1, names.currencies.count)
    let adjustments = names.categories.endIndex
    let uncategorised = names.categories.firstIndex(of: "") ?? adjustments
    let isAdjustment = names.items.mapValues(\.isAdjustment)
    var categories = MonthTable(
      groupCount: (adjustments.index + 1) * currencyCount, monthCount: months.count,
      empty: CategorySum())
    var stores = MonthTable(
      groupCount: names.stores.count * currencyCount, monthCount: months.count,
      empty: StoreSum())
    var receipts = SeenReceipts()
    itemCategories = ItemCategories(itemCount: names.items.count)
    itemGroups = ItemCategories(itemCount: names.items.count)

    let article = lines.article.span
    let receipt = lines.receipt.span
    let paid = lines.paid.span
    let uses = lines.uses.span
    let currency = lines.articles.currency.span
    let day = lines.receipts.day.span
    let store = lines.receipts.store.span
    let groups = zip(lines.articles.item, lines.articles.category).map { item, category in
      category == uncategorised && isAdjustment[item] ? adjustments : category
    }
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

    for (number, use) in articleUses.enumerated() {
      let item = lines.articles.item[number]
      if use.contains(.price) {
        itemCategories.note(item: item, category: lines.articles.category[number])
      }
      if use.contains(.spending) {
        itemGroups.note(item: item, category: groups[number])
      }
    }
    itemCategories.settle(lines: lines)

    categories.forEach { group, month, sum in
      guard sum.lines > 0 else { return }
      let category = CategoryID(group / currencyCount)
      byCategory.append(
        Spending.CategoryRow(
          month: months[month],
          category: category == adjustments ? .adjustments : .named(category),
          currency: CurrencyID(group % currencyCount), spent: Amount(tenThousandths: sum.spent),
          lines: sum.lines, spentToSameDay: Amount(tenThousandths: sum.spentToSameDay)))
    }
    stores.forEach { group, month, sum in
      guard sum.lines > 0 else { return }
      byStore.append(
        Spending.StoreRow(
          month: months[month], store: StoreID(group / currencyCount),
          currency: CurrencyID(group % currencyCount), spent: Amount(tenThousandths: sum.spent),
          purchases: Amount(tenThousandths: sum.purchases), receipts: sum.receipts,
          lines: sum.lines))
    }
    byCategory.sort { left, right in
      (left.month, left.category, currencyRanks[left.currency])
        < (right.month, right.category, currencyRanks[right.currency])
    }
    byStore.sort { left, right in
      (left.month, left.store, currencyRanks[left.currency])
        < (right.month, right.store, currencyRanks[right.currency])
    }
    byPerson = Spending.PersonRow.all(
      of: lines, boundaries: calendar.boundaries, currencyRanks: currencyRanks)
  }
}

/// The receipts that were counted, per currency.
private struct SeenReceipts {
  /// The first currency seen on each receipt.
  private var firstCurrency: [CurrencyID] = []
  private var others: Set<UInt64> = []
  private var last: UInt32 = .max
  private var lastCurrency = Self.unseen

  private static let unseen = CurrencyID(rawValue: .max)

  /// - Returns: Whether the receipt had no line in the currency before.
  @inline(__always)
  mutating func insert(_ receipt: UInt32, currency: CurrencyID) -> Bool {
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
