/// Receipt lines as columns of equal length; a row is one record of a source.
///
/// Rows stand in source order: by file, then by place in the file. Names are stored once, in
/// ``BookNames``, and referred to by ids. Ids of items, stores and categories ascend with the
/// names, so that sorting by id sorts by name.
///
/// What rows share stands once for all of them: the store and day of a receipt in ``receipts``,
/// the item, category, unit and currency in ``articles``.
public struct ReceiptLines: Sendable {
  /// What a row counts for.
  ///
  /// Filters clear uses, they never remove rows; reconciliation removes duplicates alone.
  @frozen
  public struct Uses: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The paid amount counts in spending.
    public static let spending = Uses(rawValue: 1)
    /// The row is a price observation: an item with quantity > 0 and paid > 0.
    public static let price = Uses(rawValue: 2)
  }

  /// The receipt that each row stands on, an index into ``receipts``: equal for rows of one store,
  /// day, time and receipt id.
  ///
  /// Numbered from 0 in order of first occurrence.
  public var receipt: [UInt32] = []
  /// What each row is of, an index into ``articles``.
  public var article: [UInt32] = []
  public var quantity: [Quantity] = []
  /// What was paid, rounded to the minor unit.
  public var paid: [Amount] = []
  public var uses: [Uses] = []
  /// Indexes into ``Book/sources``.
  public var source = RunColumn(step: 0)
  /// The physical line in the source where the record begins, from 1; 0 for a vault's entity.
  public var line = RunColumn(step: 1)
  public var receipts = Receipts()
  public var articles = Articles()
  /// What only `pricebook export` needs; empty columns where it was not asked for.
  public var written = WrittenColumns()

  public init() {}

  @inlinable
  public var count: Int { paid.count }

  public var isEmpty: Bool { paid.isEmpty }

  /// The receipts of rows, as columns of equal length.
  public struct Receipts: Sendable {
    /// Indexes into ``BookNames/stores``.
    public var store: [StoreID] = []
    public var day: [CalendarDate] = []

    public init() {}

    @inlinable
    public var count: Int { store.count }
  }

  /// What rows are of: the distinct combinations of item, category, unit and currency, as columns
  /// of equal length.
  public struct Articles: Sendable {
    /// Indexes into ``BookNames/items``.
    public var item: [ItemID] = []
    /// Indexes into ``BookNames/categories``.
    public var category: [CategoryID] = []
    /// Indexes into ``BookNames/units``.
    public var unit: [UnitID] = []
    /// Indexes into ``BookNames/currencies``.
    public var currency: [CurrencyID] = []

    public init() {}

    @inlinable
    public var count: Int { item.count }
  }

  /// The columns that keep a record as it was written.
  public struct WrittenColumns: Sendable {
    /// Indexes into ``texts`` for the receipt id, the item, the store, the barcode and the
    /// category as written.
    public var receiptID: [UInt32] = []
    public var item: [UInt32] = []
    public var store: [UInt32] = []
    public var barcode: [UInt32] = []
    public var category: [UInt32] = []
    /// Seconds since midnight; −1 where the record has no time.
    public var secondOfDay: [Int32] = []
    /// Numbers as the record has them; `nil` where it has none.
    public var quantity: [ExactDecimal?] = []
    public var unitPrice: [ExactDecimal?] = []
    public var discount: [ExactDecimal?] = []
    public var total: [ExactDecimal?] = []
    /// Every text once; index 0 is the empty text.
    public var texts: [String] = [""]

    public init() {}
  }
}
