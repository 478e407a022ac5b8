public import PricebookModel

/// The price of every item at every store in every month: Σ paid ÷ Σ quantity in base units.
///
/// Stored as series (item, store, dimension, currency) whose months are consecutive rows of the
/// columns, in ascending order and without rows for months that have no price. There are
/// millions of rows, so that columns are narrow.
public struct UnitValues: Sendable {
  @frozen
  public struct Series: Hashable, Sendable {
    public var item: ItemID
    public var store: StoreID
    public var dimension: DimensionID
    public var currency: CurrencyID
    /// The first row of the series in the columns.
    public var firstRow: Int32
    public var rowCount: Int32
    /// The latest priced day on or before the as-of date; the distant past where there is none.
    public var latestDay: CalendarDate
    @usableFromInline var latestPaid = Amount.zero
    /// The halves of a 128-bit count: as one number it would need room to be aligned.
    @usableFromInline var latestQuantityHigh: Int64 = 0
    @usableFromInline var latestQuantityLow: UInt64 = 0

    public init(
      item: ItemID, store: StoreID, dimension: DimensionID, currency: CurrencyID, firstRow: Int32,
      rowCount: Int32, latestDay: CalendarDate, latest: UnitValue
    ) {
      self.item = item
      self.store = store
      self.dimension = dimension
      self.currency = currency
      self.firstRow = firstRow
      self.rowCount = rowCount
      self.latestDay = latestDay
      self.latest = latest
    }

    /// The unit value of the latest priced day.
    @inlinable
    public var latest: UnitValue {
      get {
        let count = Int128(latestQuantityHigh) << 64 | Int128(latestQuantityLow)
        return UnitValue(paid: latestPaid, quantity: BaseQuantity(count: count))
      }
      set {
        latestPaid = newValue.paid
        latestQuantityHigh = Int64(truncatingIfNeeded: newValue.quantity.count >> 64)
        latestQuantityLow = UInt64(truncatingIfNeeded: newValue.quantity.count)
      }
    }

    @inlinable
    public var rows: Range<Int> { Int(firstRow)..<Int(firstRow) + Int(rowCount) }
  }

  /// Sorted by item, store, dimension (by base unit), currency (by label).
  public var series: [Series] = []
  /// Every dimension of the book, sorted by base unit name.
  public var dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension> = []

  public var month: [Month] = []
  public internal(set) var paid = AmountColumn()
  public internal(set) var quantity = QuantityColumn()
  /// Receipt lines behind the price; vault prices where the row is quoted.
  public internal(set) var observations = CountColumn()
  /// The lowest and highest price of a line, rounded to 1/10 000 per base unit.
  public internal(set) var minimum = AmountColumn()
  public internal(set) var maximum = AmountColumn()
  /// Rows, ascending, whose price comes from dated vault prices alone: nothing was bought, and
  /// ``paid`` ÷ ``quantity`` is their mean price.
  public var quotedRows: [Int32] = []

  public init() {}

  @inlinable
  public var rowCount: Int { month.count }

  /// The exact price of a row.
  @inline(__always) @inlinable
  public func price(row: Int) -> UnitValue {
    UnitValue(paid: paid[row], quantity: quantity[row])
  }

  /// Appends a row to the columns; the series that it belongs to is the caller's to keep.
  public mutating func append(
    month: Month, paid: Amount, quantity: BaseQuantity, observations: UInt32, minimum: Amount,
    maximum: Amount
  ) {
    self.month.append(month)
    self.paid.numbers.append(paid.tenThousandths)
    self.quantity.append(quantity)
    self.observations.numbers.append(Int64(observations))
    self.minimum.numbers.append(minimum.tenThousandths)
    self.maximum.numbers.append(maximum.tenThousandths)
  }

  /// Appends a row of other unit values of the same book.
  mutating func append(row: Int, of other: UnitValues) {
    month.append(other.month[row])
    paid.numbers.append(other.paid.numbers[row])
    quantity.append(row: row, of: other.quantity)
    observations.numbers.append(other.observations.numbers[row])
    minimum.numbers.append(other.minimum.numbers[row])
    maximum.numbers.append(other.maximum.numbers[row])
  }
}
