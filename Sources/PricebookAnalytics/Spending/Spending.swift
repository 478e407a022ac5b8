public import PricebookModel

/// What was spent: sums of paid over lines that count as spending.
public struct Spending: Sendable {
  /// One month of one category in one currency.
  public struct CategoryRow: Hashable, Sendable, MonthlyRow {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// The category of the lines alone, without those of its parts.
    public var category: SpendingCategory
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
    /// How many receipt lines count as spending.
    public var lineCount: Int
    /// Spent up to the as-of date's day of the month; all where the report's month is over.
    public var spentToSameDay: Amount
  }

  /// One month at one store in one currency.
  public struct StoreRow: Hashable, Sendable, MonthlyRow {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// The store, one for each location.
    public var store: StoreID
    /// The currency of the amounts.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
    /// What was paid for items, refunds and adjustments apart.
    public var purchases: Amount
    /// Different receipts with a line in this currency.
    public var receiptCount: Int
    /// How many receipt lines count as spending.
    public var lineCount: Int
  }

  /// One month of one item, in one dimension and currency; refunds and adjustments included.
  public struct ItemRow: Hashable, Sendable, MonthlyRow {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// The item, at all stores together.
    public var item: ItemID
    /// What ``quantity`` measures.
    package var dimension: DimensionID
    /// The currency of ``spent``.
    public var currency: CurrencyID
    /// How many receipt lines count as spending.
    public var lineCount: UInt32
    /// Σ paid; below zero where more was returned than bought.
    public var spent: Amount
    /// Σ quantity of the lines, in base units of the row's dimension.
    public var quantity: BaseQuantity
  }

  /// One month in one currency.
  public struct MonthRow: Hashable, Sendable, MonthlyRow {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// The currency of the amounts; sums of two are never added.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
    /// Spent up to the as-of date's day of the month; all where the report's month is over.
    public var spentToSameDay: Amount
    /// Different receipts with a line in this currency.
    public var receiptCount: Int
    /// How many receipt lines count as spending.
    public var lineCount: Int
  }

  /// One day in one currency.
  public struct DayRow: Hashable, Sendable {
    /// The day of the receipts.
    public var day: CalendarDate
    /// The currency of ``spent``.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
  }

  /// One month of one person in one currency.
  public struct PersonRow: Hashable, Sendable, MonthlyRow {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// `PersonID.nobody` for lines that name nobody.
    public var person: PersonID
    /// The currency of ``spent``.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
    /// How many receipt lines count as spending.
    public var lineCount: Int
  }

  /// Sorted by month, category, currency.
  public var byCategory: [CategoryRow] = []
  /// Sorted by month, store, currency.
  public var byStore: [StoreRow] = []
  /// Sorted by month, item, dimension, currency.
  public var byItem: [ItemRow] = []
  /// Sorted by month, currency.
  public var byMonth: [MonthRow] = []
  /// Sorted by month, person, currency; empty where no line says who paid.
  public var byPerson: [PersonRow] = []
  /// Sorted by month, currency, beneficiaries; empty where no line says for whom it is.
  package var byBeneficiaries: [ShareRow] = []
  /// Sorted by day, currency.
  public var byDay: [DayRow] = []

  package init() {}

  /// Adds up the rows of categories and stores by month.
  mutating func addMonths(_ currencyRanks: IDTable<CurrencyID, UInt16>) {
    struct Key: Hashable {
      var month: Month
      var currency: CurrencyID
    }
    var rows: [Key: MonthRow] = [:]
    for row in byCategory {
      var sum =
        rows[Key(month: row.month, currency: row.currency)]
        ?? MonthRow(
          month: row.month, currency: row.currency, spent: .zero, spentToSameDay: .zero,
          receiptCount: 0, lineCount: 0)
      sum.spent += row.spent
      sum.spentToSameDay += row.spentToSameDay
      sum.lineCount += row.lineCount
      rows[Key(month: row.month, currency: row.currency)] = sum
    }
    // A receipt belongs to one store and one day, so that no receipt is counted twice.
    for row in byStore {
      rows[Key(month: row.month, currency: row.currency)]?.receiptCount += row.receiptCount
    }
    byMonth = rows.values.sorted { left, right in
      (left.month, currencyRanks[left.currency]) < (right.month, currencyRanks[right.currency])
    }
  }
}

extension RandomAccessCollection where Element: MonthlyRow, Index == Int {
  /// The rows of some consecutive months, found by binary search.
  package func rows(from first: Month, through last: Month) -> SubSequence {
    let start = partitionPoint { $0.month >= first }
    return self[start..<Swift.max(start, partitionPoint { $0.month > last })]
  }

  package func rows(of month: Month) -> SubSequence { rows(from: month, through: month) }

  package func rows(ofYear year: Int, in calendar: MonthCalendar) -> SubSequence {
    let months = calendar.months(ofYear: year)
    return rows(from: months.lowerBound, through: months.upperBound)
  }
}

extension Spending.DayRow {
  /// What was spent on every day.
  static func all(
    of lines: ReceiptLines, currencyRanks: IDTable<CurrencyID, UInt16>
  ) -> [Spending.DayRow] {
    struct Key: Hashable {
      var day: CalendarDate
      var currency: CurrencyID
    }
    let (receipt, article, paid, uses) = (lines.receipt, lines.article, lines.paid, lines.uses)
    let (days, currencies) = (lines.receipts.day, lines.articles.currency)
    let spending = ReceiptLines.Uses.spending
    var sums: [Key: Int64] = [:]
    // Lines of one receipt are mostly next to each other.
    var last: (key: Key, sum: Int64)?
    for row in receipt.indices where uses[row].contains(spending) {
      let key = Key(day: days[Int(receipt[row])], currency: currencies[Int(article[row])])
      if let known = last, known.key == key {
        last = (key, known.sum &+ paid[row].tenThousandths)
      } else {
        if let known = last { sums[known.key, default: 0] &+= known.sum }
        last = (key, paid[row].tenThousandths)
      }
    }
    if let last { sums[last.key, default: 0] &+= last.sum }
    return sums.map { key, sum in
      Spending.DayRow(day: key.day, currency: key.currency, spent: Amount(tenThousandths: sum))
    }.sorted { left, right in
      (left.day, currencyRanks[left.currency]) < (right.day, currencyRanks[right.currency])
    }
  }
}

extension Spending.PersonRow {
  /// What every person paid in every month; empty where no line says who paid.
  static func all(
    of lines: ReceiptLines, boundaries: MonthCalendar, currencyRanks: IDTable<CurrencyID, UInt16>
  ) -> [Spending.PersonRow] {
    struct Key: Hashable {
      var month: Month
      var person: PersonID
      var currency: CurrencyID
    }
    guard !lines.person.isEmpty else { return [] }
    var sums: [Key: (spent: Amount, lines: Int)] = [:]
    let (days, currencies) = (lines.day, lines.currency)
    for (rows, person) in lines.person.eachRun {
      for row in rows where lines.uses[row].contains(.spending) {
        let key = Key(
          month: boundaries.month(of: days[row]), person: PersonID(rawValue: person),
          currency: currencies[row])
        sums[key, default: (.zero, 0)].spent += lines.paid[row]
        sums[key, default: (.zero, 0)].lines += 1
      }
    }
    return sums.map { key, sum in
      Spending.PersonRow(
        month: key.month, person: key.person, currency: key.currency, spent: sum.spent,
        lineCount: sum.lines)
    }.sorted { left, right in
      (left.month, left.person, currencyRanks[left.currency])
        < (right.month, right.person, currencyRanks[right.currency])
    }
  }
}
