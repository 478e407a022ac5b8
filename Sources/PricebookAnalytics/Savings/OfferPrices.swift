import PricebookModel

/// The prices that price lists call offers, by what they are for.
struct OfferPrices {
  struct Offer {
    var first: CalendarDate
    var last: CalendarDate
    var price: UnitValue
  }

  private var highest: [Product: HighestOffers] = [:]
  private var items: Set<ItemID> = []
  private let units: UnitTable
  private let digits: IDTable<CurrencyID, Int>

  /// An offer without a last day is valid on the day on which it was seen.
  init(of book: Book, units: UnitTable) {
    self.units = units
    digits = book.names.currencies.mapValues(\.minorUnitDigits)
    let prices = book.prices
    var offers: [Product: [Offer]] = [:]
    book.forEachSeenPrice([.price, .offer], units: units) { row, visit, article, unit in
      let (first, last) = (prices.visits.day[visit], prices.visits.lastDay[visit])
      guard first != ObservedPrices.undated else { return }
      let product = Product(
        item: prices.articles.item[article], store: prices.visits.store[visit],
        dimension: unit.dimension, currency: prices.articles.currency[article])
      offers[product, default: []].append(
        Offer(
          first: first, last: last == ObservedPrices.open ? first : last,
          price: UnitValue(paid: prices.price[row], quantity: unit.base(prices.quantity[row]))))
      items.insert(product.item)
    }
    highest = offers.mapValues(HighestOffers.init)
  }

  func has(_ item: ItemID) -> Bool { items.contains(item) }

  /// Whether a purchase cost no more than an offer of its store that was valid on its day.
  func hasOffer(ofLine line: Int, of lines: ReceiptLines) -> Bool {
    let (receipt, article) = (Int(lines.receipt[line]), Int(lines.article[line]))
    let factor = units.factors[lines.articles.unit[article]]
    let currency = lines.articles.currency[article]
    let product = Product(
      item: lines.articles.item[article], store: lines.receipts.store[receipt],
      dimension: factor.dimension, currency: currency)
    let price = highest[product]?.price(on: lines.receipts.day[receipt])
    let cost = price?.cost(
      of: factor.base(lines.quantity[line]), roundedToDigits: digits[currency])
    return cost.map { lines.paid[line] <= $0 } ?? false
  }
}
