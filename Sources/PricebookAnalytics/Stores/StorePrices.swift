import PricebookModel

/// The latest price of every item at every store, by which a comparison ranks stores.
struct StorePrices {
  /// The unit value of the latest day on or before the as-of date that is not older than the maximum
  /// age; where there is none, the price without a date of price lists and of the vault.
  struct LatestPrice {
    var store: StoreID
    var currency: CurrencyCode
    /// Per base unit.
    var price: UnitValue
    var day: CalendarDate?
  }

  private let unitValues: UnitValues
  private let currencies: IDTable<CurrencyID, CurrencyCode>
  private let units: UnitTable
  private let undated: [UndatedPrice]
  private let asOf: CalendarDate
  private let maximumAgeDays: Int
  let seen: StoresSeen

  /// - Parameter undated: The prices without a date of the book, if they are known already.
  init(
    in book: Book, unitValues: UnitValues, undated: [UndatedPrice]?, asOf: CalendarDate,
    maximumAgeDays: Int
  ) {
    self.unitValues = unitValues
    currencies = book.names.currencies
    units = UnitTable(of: book)
    self.undated = UndatedPrice.all(in: book, units: units, validOn: asOf, known: undated)
    self.asOf = asOf
    self.maximumAgeDays = maximumAgeDays
    seen = StoresSeen(in: unitValues, asOf: asOf)
  }

  /// The price of an item per base unit; one per store and currency, stores ascending.
  func quotes(of item: ItemID, in dimension: UnitOfMeasure.Dimension) -> [LatestPrice] {
    var quotes: [LatestPrice] = []
    for place in unitValues.seriesRange(ofItem: item) {
      let entry = unitValues.series[place]
      let age = asOf.days(since: entry.latestDay)
      guard unitValues.dimensions[entry.dimension] == dimension, age >= 0,
        age <= maximumAgeDays, entry.latest.paid > .zero, entry.latest.quantity > .zero
      else { continue }
      quotes.append(
        LatestPrice(
          store: entry.store, currency: currencies[entry.currency], price: entry.latest,
          day: entry.latestDay))
    }
    // The series of one item and dimension are in this order, each store and currency once.
    guard !undated.isEmpty else { return quotes }
    let dated = Dictionary(grouping: quotes, by: \.store)
    for price in undated.prices(of: item) where units.dimensions[price.key.dimension] == dimension {
      let quote = LatestPrice(
        store: price.key.store, currency: currencies[price.currency], price: price.price)
      if dated[quote.store]?.contains(where: { $0.currency == quote.currency }) != true {
        quotes.append(quote)
      }
    }
    return quotes.sorted { ($0.store, $0.currency) < ($1.store, $1.currency) }
  }
}
