import PricebookModel

/// The sums of paid by category and by store, in every month and currency.
struct ColumnSums {
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
