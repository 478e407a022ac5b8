import PricebookModel

/// The rows of price lists that have no day, by item.
struct UndatedRows {
  private let book: Book
  /// Ascending by item.
  private let rows: [UInt32]
  /// `nil` where there are no rows.
  private let pieces: PackagePieces?

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter asOf: Offers that end before this day are left out.
  init(of book: Book, asOf: CalendarDate) {
    self.book = book
    let prices = book.prices
    let isWanted = zip(prices.visits.day, prices.visits.lastDay).map {
      $0 == ObservedPrices.undated && $1 >= asOf
    }
    var rows: [UInt32] = []
    if isWanted.contains(true) {
      for row in 0..<prices.count
      where isWanted[Int(prices.visit[row])] && prices.uses[row].contains(.price) {
        rows.append(UInt32(truncatingIfNeeded: row))
      }
      let items = prices.item
      rows.sort { (items[Int($0)], $0) < (items[Int($1)], $1) }
    }
    self.rows = rows
    pieces = rows.isEmpty ? nil : PackagePieces(of: book, units: UnitTable(of: book))
  }

  /// The prices of an item per base unit of a dimension.
  func prices(
    of item: ItemID, in dimension: UnitOfMeasure.Dimension
  ) -> [(store: StoreID, currency: CurrencyCode, price: ExactDecimal)] {
    let prices = book.prices
    let items = prices.item
    var found: [(store: StoreID, currency: CurrencyCode, price: ExactDecimal)] = []
    var place = rows.partitionPoint(where: { items[Int($0)] >= item })
    while place < rows.count, items[Int(rows[place])] == item {
      let row = Int(rows[place])
      place += 1
      let article = Int(prices.article[row])
      let id = prices.articles.unit[article]
      let unit = book.names.units[id]
      let isPiece = dimension == .count && pieces?.factor(ofItem: item, unit: id) != nil
      guard unit.dimension == dimension || isPiece,
        let price = ExactDecimal(prices.price[row]).dividedExactly(by: prices.quantity[row]),
        let perBase = isPiece ? price : price.perBaseUnit(of: unit)
      else { continue }
      found.append(
        (
          prices.visits.store[Int(prices.visit[row])],
          book.names.currencies[prices.articles.currency[article]], perBase
        ))
    }
    return found
  }
}

extension ExactDecimal {
  /// The price of one unit, from the price of a quantity, with as many decimals as 38 digits hold.
  fileprivate func dividedExactly(by quantity: Quantity) -> ExactDecimal? {
    if quantity == .one { return self }
    return shifted(byPowerOfTen: 6)?.divided(by: Int128(quantity.millionths))
  }
}
