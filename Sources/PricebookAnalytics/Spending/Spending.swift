public import PricebookModel

/// What was spent: sums of paid over lines that count as spending.
public struct Spending: Sendable {
  /// One month of one category in one currency.
  public struct CategoryRow: Hashable, Sendable {
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
    /// What was spent up to the same day of the month as the as-of date; all of ``spent`` where
    /// the report's month is over.
    public var spentToSameDay: Amount
  }

  /// One month at one store in one currency.
  public struct StoreRow: Hashable, Sendable {
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

  public struct ItemRow: Hashable, Sendable, BitwiseCopyable {
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
    /// The halves of a 128-bit count: as one number it would need room to be aligned.
    @usableFromInline var quantityHigh: Int64
    @usableFromInline var quantityLow: UInt64

    /// A row whose sums are known.
    package init(
      month: Month, item: ItemID, dimension: DimensionID, currency: CurrencyID,
      quantity: BaseQuantity,
      spent: Amount, lineCount: UInt32
    ) {
      self.month = month
      self.item = item
      self.dimension = dimension
      self.currency = currency
      self.lineCount = lineCount
      self.spent = spent
      quantityHigh = Int64(truncatingIfNeeded: quantity.count >> 64)
      quantityLow = UInt64(truncatingIfNeeded: quantity.count)
    }

    /// Σ quantity of the lines, in base units of the row's dimension.
    @inlinable
    public var quantity: BaseQuantity {
      BaseQuantity(count: Int128(quantityHigh) << 64 | Int128(quantityLow))
    }
  }

  /// One month in one currency.
  public struct MonthRow: Hashable, Sendable {
    /// The month of the receipts, where months begin in the book.
    public var month: Month
    /// The currency of the amounts; sums of two are never added.
    public var currency: CurrencyID
    /// Σ paid, refunds and adjustments included.
    public var spent: Amount
    /// What was spent up to the same day of the month as the as-of date; all of ``spent`` where
    /// the report's month is over.
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
  public struct PersonRow: Hashable, Sendable {
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
  /// Sorted by day, currency.
  public var byDay: [DayRow] = []

  /// Nothing spent.
  package init() {}
}

extension Spending {
  /// Brings the results of the passes over a book into the order of the tables.
  ///
  /// - Parameters:
  ///   - columns: The sums by category and store.
  ///   - byItem: In the order of the table.
  ///   - currencyRanks: The place of every currency in the order of labels.
  init(
    columns: SpendingColumns, byItem: [ItemRow], currencyRanks: IDTable<CurrencyID, UInt16>
  ) {
    self.init()
    byCategory = columns.byCategory
    byStore = columns.byStore
    byPerson = columns.byPerson
    byDay = columns.byDay
    byMonth = Self.months(categories: byCategory, stores: byStore)
      .sorted { left, right in
        (left.month, currencyRanks[left.currency])
          < (right.month, currencyRanks[right.currency])
      }
    self.byItem = byItem
  }

  private static func months(categories: [CategoryRow], stores: [StoreRow]) -> [MonthRow] {
    var rows: [MonthRow] = []
    var places: [UInt64: Int] = [:]
    func place(_ month: Month, _ currency: CurrencyID) -> Int {
      let key = UInt64(UInt32(bitPattern: month.index)) << 16 | UInt64(currency.rawValue)
      if let known = places[key] { return known }
      places[key] = rows.count
      rows.append(
        MonthRow(
          month: month, currency: currency, spent: .zero, spentToSameDay: .zero, receiptCount: 0,
          lineCount: 0))
      return rows.count - 1
    }
    for row in categories {
      let place = place(row.month, row.currency)
      rows[place].spent += row.spent
      rows[place].spentToSameDay += row.spentToSameDay
      rows[place].lineCount += row.lineCount
    }
    // A receipt belongs to one store and one day, so that no receipt is counted twice.
    for row in stores { rows[place(row.month, row.currency)].receiptCount += row.receiptCount }
    return rows
  }
}

/// What a spending row is about.
public enum SpendingCategory: Hashable, Sendable {
  /// The empty name is spending without a category.
  case named(CategoryID)
  /// Deposits, coupons and the like that have no category of their own.
  case adjustments
}

extension SpendingCategory: Comparable {
  /// By name, with adjustments last.
  public static func < (left: SpendingCategory, right: SpendingCategory) -> Bool {
    switch (left, right) {
    case (.named(let left), .named(let right)): left < right
    case (.named, .adjustments): true
    case (.adjustments, _): false
    }
  }
}
