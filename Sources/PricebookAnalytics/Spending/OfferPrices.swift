import PricebookModel

/// The prices that price lists call offers, by what they are for.
struct OfferPrices {
  private struct Product: Hashable {
    var item: ItemID
    var store: StoreID
    var dimension: DimensionID
    var currency: CurrencyID
  }

  private struct Offer {
    var first: CalendarDate
    var last: CalendarDate
    var price: UnitValue
  }

  /// The most offers of a product that a purchase is compared with: those that began last.
  private static let limit = 64

  /// In the order of their first days.
  private var offers: [Product: [Offer]] = [:]
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
    for product in offers.keys { offers[product]?.sort { $0.first < $1.first } }
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
    guard let known = offers[product] else { return false }
    let day = lines.receipts.day[receipt]
    let quantity = BaseQuantity(
      count: Int128(lines.quantity[line].millionths) * Int128(factor.basePerUnit))
    let begun = known.partitionPoint { $0.first > day }
    return known[..<begun].suffix(Self.limit).contains { offer in
      guard offer.last >= day,
        let cost = offer.price.cost(of: quantity, roundedToDigits: digits[currency])
      else { return false }
      return lines.paid[line] <= cost
    }
  }
}
