import PricebookModel

/// The prices that price lists call offers, by what they are for.
struct OfferPrices {
  private struct Product: Hashable {
    var item: ItemID
    var store: StoreID
    var dimension: DimensionID
    var currency: CurrencyID
  }

  fileprivate struct Offer {
    var first: CalendarDate
    var last: CalendarDate
    var price: UnitValue
  }

  private var highest: [Product: HighestOffers] = [:]
  private var items: Set<ItemID> = []
  private let units: UnitTable
  private let digits: IDTable<CurrencyID, Int>

  /// An offer without a last day is valid on the day on which it was seen.
  ///
  /// - Complexity: O(lines of price lists), and sorting of the offers.
  init(of book: Book, units: UnitTable) {
    self.units = units
    digits = book.names.currencies.mapValues(\.minorUnitDigits)
    let prices = book.prices
    guard prices.uses.contains(where: { $0.contains([.price, .offer]) }) else { return }
    let pieces = PackagePieces(of: book, units: units)
    var offers: [Product: [Offer]] = [:]
    for row in 0..<prices.count where prices.uses[row].contains([.price, .offer]) {
      let (visit, article) = (Int(prices.visit[row]), Int(prices.article[row]))
      let first = prices.visits.day[visit]
      guard first != ObservedPrices.undated else { continue }
      let last = prices.visits.lastDay[visit]
      let (item, unit) = (prices.articles.item[article], prices.articles.unit[article])
      let factors = [units.factors[unit], pieces.factor(ofItem: item, unit: unit)]
      for case let factor? in factors {
        let quantity = BaseQuantity(
          count: Int128(prices.quantity[row].millionths) * Int128(factor.basePerUnit))
        let product = Product(
          item: item, store: prices.visits.store[visit], dimension: factor.dimension,
          currency: prices.articles.currency[article])
        offers[product, default: []].append(
          Offer(
            first: first, last: last == ObservedPrices.open ? first : last,
            price: UnitValue(paid: prices.price[row], quantity: quantity)))
        items.insert(item)
      }
    }
    highest = offers.mapValues(HighestOffers.init)
  }

  /// Whether any store ever offered an item.
  func has(_ item: ItemID) -> Bool { items.contains(item) }

  /// Whether a purchase cost no more than an offer of its store that was valid on its day.
  ///
  /// - Complexity: O(log offers of the product).
  func hasOffer(ofLine line: Int, of lines: ReceiptLines) -> Bool {
    let (receipt, article) = (Int(lines.receipt[line]), Int(lines.article[line]))
    let factor = units.factors[lines.articles.unit[article]]
    let currency = lines.articles.currency[article]
    let product = Product(
      item: lines.articles.item[article], store: lines.receipts.store[receipt],
      dimension: factor.dimension, currency: currency)
    let quantity = BaseQuantity(
      count: Int128(lines.quantity[line].millionths) * Int128(factor.basePerUnit))
    let price = highest[product]?.price(on: lines.receipts.day[receipt])
    guard let cost = price?.cost(of: quantity, roundedToDigits: digits[currency]) else {
      return false
    }
    return lines.paid[line] <= cost
  }
}

/// The highest of a product's offers on every day.
///
/// A purchase that cost no more than any offer cost no more than the highest, so that one comparison
/// answers for all of them.
private struct HighestOffers {
  /// The days on which the highest price changes, ascending.
  private var days: [CalendarDate]
  /// From each of those days until the next; `nil` where no offer is valid.
  private var prices: [UnitValue?]

  /// - Complexity: O(*n* log *n*) for *n* offers.
  init(_ offers: [OfferPrices.Offer]) {
    days = []
    for day in offers.flatMap({ [$0.first, $0.last.adding(days: 1)] }).sorted()
    where day != days.last {
      days.append(day)
    }
    prices = Array(repeating: nil, count: days.count)
    // The place from which on a span without a price may begin, for every place.
    var free = Array(0...days.count)
    func firstFree(from place: Int) -> Int {
      var end = place
      while free[end] != end { end = free[end] }
      var passed = place
      while passed != end { (free[passed], passed) = (end, free[passed]) }
      return end
    }
    for offer in offers.sorted(by: { $1.price.isLower(than: $0.price) }) {
      let end = days.partitionPoint { $0 > offer.last }
      var place = firstFree(from: days.partitionPoint { $0 >= offer.first })
      while place < end {
        prices[place] = offer.price
        free[place] = place + 1
        place = firstFree(from: place + 1)
      }
    }
  }

  /// - Complexity: O(log offers of the product).
  func price(on day: CalendarDate) -> UnitValue? {
    let place = days.partitionPoint { $0 > day } - 1
    return place >= 0 ? prices[place] : nil
  }
}
