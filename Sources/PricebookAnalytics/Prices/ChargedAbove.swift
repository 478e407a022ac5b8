package import PricebookModel

/// A purchase that cost more than its store advertised for that day.
///
/// What a store advertises is a line of its own price list, or where that has none of the item, of the
/// list of its chain: one without a location, where receipts have several. With a last day it holds
/// from its day until then; an offer without one holds on its day alone, any other price for a week,
/// unless a newer one of the store replaces it. The lower of the newest offer and the newest other
/// price counts; of several prices of one day, the highest.
package struct ChargedAbove: Hashable, Sendable {
  package var item: ItemID
  package var store: StoreID
  package var day: CalendarDate
  package var currency: CurrencyID
  /// What the quantity of the purchase costs at the advertised price.
  package var advertised: Amount
  /// What was paid for it.
  package var charged: Amount
  /// Where the receipt has the line, and the price list.
  package var place, advertisedPlace: Basket.Place

  package var difference: Amount { charged - advertised }

  /// How many days a price that is no offer holds without a last day, its own included.
  static let daysWithoutEnd = 7
}

extension ChargedAbove {
  /// Prices of one thing in one content at a store.
  ///
  /// A package is compared with the same package alone: two of 250 g may cost more than one of 500 g.
  private struct Advertised: Hashable {
    var product: Product
    /// What one package holds, in 10⁻¹³ base units; `nil` for what is sold by weight, volume or piece.
    var package: Int128?
  }

  private struct Price {
    var first, last: CalendarDate
    var isOffer: Bool
    var price: UnitValue
    /// Whether it is the price of one or more packages.
    var isOfPackages: Bool
    /// What the package of the list holds, in 10⁻¹³ of its base units.
    var content: Int128
    /// The row of ``ObservedPrices``.
    var row: Int

    /// Whether the price holds for a quantity: any quantity for a price per kg or per 100 g, else a
    /// multiple of the package or the number of pieces that the price is for.
    func applies(to quantity: BaseQuantity) -> Bool {
      let whole = Int128(UnitOfMeasure.wholeBase) * 1_000_000
      return (!isOfPackages && [whole, whole / 10].contains(price.quantity.count))
        || quantity.count % price.quantity.count == 0
    }
  }

  /// Every such purchase, by item, store, day and place.
  ///
  /// The offer was given if a line of its own has a discount as large as the difference.
  /// Differences of one minor unit are those of rounding.
  ///
  /// - Complexity: O(prices + lines + lines of advertised items × the prices of a product).
  package static func all(in book: Book) -> [ChargedAbove] {
    guard !book.prices.isEmpty else { return [] }
    let units = UnitTable(of: book)
    let prices = advertised(in: book, units: units)
    let items = Set(prices.keys.map(\.product.item))
    let chains = book.names.chains
    let lines = book.lines
    let isAdvertised = lines.articles.item.map(items.contains)
    var found: [(receipt: UInt32, charged: ChargedAbove)] = []
    var receipts: Set<UInt32> = []
    for row in 0..<lines.count where lines.uses[row].contains(.price) {
      guard isAdvertised[Int(lines.article[row])] else { continue }
      let line = lines[row]
      guard
        let charged = ChargedAbove(line, in: book, units: units, prices: prices, chains: chains)
      else { continue }
      found.append((line.receipt, charged))
      receipts.insert(line.receipt)
    }
    guard !found.isEmpty else { return [] }
    let discounts = discounts(of: receipts, in: book)
    return Dictionary(grouping: found, by: \.receipt).flatMap { receipt, found in
      let discounts = discounts[receipt] ?? []
      return isGiven(
        found.reduce(.zero) { $0 + $1.charged.difference }, by: [discounts.reduce(.zero, +)])
        ? [] : found.map(\.charged).filter { !isGiven($0.difference, by: discounts) }
    }.sorted {
      ($0.item, $0.store, $0.day, $0.place.source, $0.place.line)
        < ($1.item, $1.store, $1.day, $1.place.source, $1.place.line)
    }
  }

  /// Whether one of the discounts is a difference, to a hundredth of the currency.
  private static func isGiven(_ difference: Amount, by discounts: [Amount]) -> Bool {
    discounts.contains { ($0 - difference).tenThousandths.magnitude <= 100 }
  }

  private init?(
    _ line: ReceiptLine, in book: Book, units: UnitTable, prices: [Advertised: [Price]],
    chains: [StoreID: StoreID]
  ) {
    let factor = units.factors[line.unit]
    let package = book.names.units[line.unit].isPackage ? Int128(factor.basePerUnit) : nil
    func known(at store: StoreID) -> [Price]? {
      let product = Product(
        item: line.item, store: store, dimension: factor.dimension, currency: line.currency)
      return prices[Advertised(product: product, package: package)]
    }
    let quantity = factor.base(line.quantity)
    guard let advertised = known(at: line.store) ?? chains[line.store].flatMap(known(at:)),
      let price = Self.price(among: advertised, on: line.day), price.applies(to: quantity)
    else { return nil }
    let digits = book.names.currencies[line.currency].minorUnitDigits
    guard let cost = price.price.cost(of: quantity, roundedToDigits: digits),
      (line.paid - cost).tenThousandths > Amount.step(digits: digits)
    else { return nil }
    self.init(
      item: line.item, store: line.store, day: line.day, currency: line.currency, advertised: cost,
      charged: line.paid, place: Basket.Place(source: line.source, line: Int(line.line)),
      advertisedPlace: Basket.Place(
        source: Int(book.prices.source[price.row]), line: Int(book.prices.line[price.row])))
  }

  private static func advertised(in book: Book, units: UnitTable) -> [Advertised: [Price]] {
    let prices = book.prices
    let isPackage = book.names.units.mapValues(\.isPackage)
    var found: [Advertised: [Price]] = [:]
    book.forEachSeenPrice(.price, units: units) { row, visit, article, unit in
      let (day, end) = (prices.visits.day[visit], prices.visits.lastDay[visit])
      guard day != ObservedPrices.undated else { return }
      let isOffer = prices.uses[row].contains(.offer)
      let own = units.factors[prices.articles.unit[article]]
      // The price of a package is given again as that of a piece, which has no content to compare.
      let holds = isPackage[prices.articles.unit[article]] && own.dimension == unit.dimension
      let product = Product(
        item: prices.articles.item[article], store: prices.visits.store[visit],
        dimension: unit.dimension, currency: prices.articles.currency[article])
      let key = Advertised(product: product, package: holds ? Int128(own.basePerUnit) : nil)
      let lastDay =
        if end != ObservedPrices.open {
          end
        } else if isOffer {
          day
        } else {
          day.adding(days: daysWithoutEnd - 1)
        }
      found[key, default: []].append(
        Price(
          first: day, last: lastDay, isOffer: isOffer,
          price: UnitValue(paid: prices.price[row], quantity: unit.base(prices.quantity[row])),
          isOfPackages: key.package != nil, content: Int128(own.basePerUnit), row: row))
    }
    // Pieces of several contents under one name: nobody can say which was bought.
    return found.filter { key, prices in
      key.package != nil || Set(prices.map(\.content)).count == 1
        || units.dimensions[key.product.dimension] != .count
    }
  }

  private static func price(among prices: [Price], on day: CalendarDate) -> Price? {
    func newest(isOffer: Bool) -> Price? {
      // Of two prices of a day nobody can say which holds; the higher accuses nobody.
      prices.lazy.filter { $0.isOffer == isOffer && $0.first <= day }.max {
        $0.first == $1.first ? $0.price.isLower(than: $1.price) : $0.first < $1.first
      }.flatMap { $0.last >= day ? $0 : nil }
    }
    guard let offer = newest(isOffer: true) else { return newest(isOffer: false) }
    guard let other = newest(isOffer: false) else { return offer }
    return other.price.isLower(than: offer.price) ? other : offer
  }

  /// What lines of their own take off some receipts.
  private static func discounts(of receipts: Set<UInt32>, in book: Book) -> [UInt32: [Amount]] {
    let lines = book.lines
    let isDiscount = lines.articles.item.map { book.names.items[$0].isDiscount }
    var found: [UInt32: [Amount]] = [:]
    for row in 0..<lines.count
    where isDiscount[Int(lines.article[row])] && receipts.contains(lines.receipt[row])
      && lines.uses[row].contains(.spending)
    { found[lines.receipt[row], default: []].append(.zero - lines.paid[row]) }
    return found
  }
}
