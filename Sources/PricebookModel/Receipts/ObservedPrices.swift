/// The lines of price lists as columns of equal length: prices that were seen and not paid.
///
/// Rows are in source order. What rows share is stored once: the store and the days of a visit in
/// ``visits``, the item, category, unit and currency in ``articles``. A row takes as much memory as a
/// receipt line.
public struct ObservedPrices: Sendable {
  /// What a row counts for.
  public typealias Uses = ReceiptLines.Uses

  /// The visits of rows, as columns of equal length.
  public struct Visits: Sendable {
    /// Indexes into ``BookNames/stores``.
    public package(set) var store: [StoreID] = []
    /// The day on which the prices were seen; ``undated`` where that is not known.
    public package(set) var day: [CalendarDate] = []
    /// The last day on which the prices are valid; ``open`` where there is none.
    public package(set) var lastDay: [CalendarDate] = []

    package init() {}

    /// The number of visits.
    @inlinable public var count: Int { store.count }
  }

  /// The day of prices without one: earlier than any other.
  public static let undated = CalendarDate(daysSinceEpoch: .min)
  /// The last day of prices that have no last day: later than any other.
  public static let open = CalendarDate(daysSinceEpoch: .max)
  /// The visit of each row, an index into ``visits``.
  public package(set) var visit: [UInt32] = []
  /// The article of each row, an index into ``articles``.
  public package(set) var article: [UInt32] = []
  /// How much the price is for, above zero.
  public package(set) var quantity: [Quantity] = []
  /// The price of the quantity, above zero, in 1/10 000 currency units.
  public package(set) var price: [Amount] = []
  /// What each row counts for.
  public package(set) var uses: [Uses] = []
  /// Indexes into ``Book/sources``.
  package var source = RunColumn(step: 0)
  /// The physical line in the source where the record begins, from 1.
  package var line = RunColumn(step: 1)
  /// The visits that rows refer to.
  public package(set) var visits = Visits()
  /// The articles that rows refer to.
  public package(set) var articles = ReceiptLines.Articles()
  /// The barcode of each article as written, empty where it has none; empty for lists without any.
  package var barcodes: [String] = []

  package init() {}

  /// The number of rows.
  @inlinable public var count: Int { price.count }
  /// Whether there are no rows.
  public var isEmpty: Bool { price.isEmpty }
  package var item: LookupColumn<ItemID> { LookupColumn(article, in: articles.item) }
  package var store: LookupColumn<StoreID> { LookupColumn(visit, in: visits.store) }
  /// The day of each row; ``undated`` where that is not known.
  package var day: LookupColumn<CalendarDate> { LookupColumn(visit, in: visits.day) }

  /// The days of all prices that count and have one.
  package var usedDays: [CalendarDate] {
    var isUsed = [Bool](repeating: false, count: visits.count)
    for (row, uses) in uses.enumerated() where uses.contains(.price) {
      isUsed[Int(visit[row])] = true
    }
    return visits.day.enumerated().filter { isUsed[$0.offset] && $0.element != Self.undated }
      .map(\.element)
  }

  package mutating func leaveOut(_ row: Int) { uses[row].remove(.price) }
}
