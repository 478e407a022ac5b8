import PricebookModel

/// A basket as it is compared: every item once, with a positive quantity.
struct ComparedBasket {
  var basket: Basket
  var kind: StoreComparison.BasketKind
  /// Items of a cart or list that are bought already, and so are not in the basket.
  var boughtItems = 0

  /// The baskets of the book: those of files, then carts in planning and what lists still want, then
  /// the usual basket.
  ///
  /// In a book of prices alone, it is what was seen at most stores.
  ///
  /// Baskets without an item that can be bought are left out.
  static func all(in book: Book, purchases: RecentPurchases) -> [ComparedBasket] {
    let files = book.baskets.map { ComparedBasket(basket: $0, kind: .file) }
    let carts = book.vault.carts.filter { $0.isList || $0.state == .planning }
      .sorted(by: Cart.precedes)
      .map { cart in
        var compared = ComparedBasket(
          basket: Basket(planning: cart, names: book.names), kind: .planningCart)
        compared.boughtItems = cart.lines.count { $0.bought != nil }
        return compared
      }
    let usual = Basket.usual(in: book, purchases: purchases)
      .map { ComparedBasket(basket: $0, kind: .usual) }
    let own = compared(files + carts + (usual.map { [$0] } ?? []), names: book.names)
    guard own.isEmpty, book.lines.isEmpty, let seen = Basket.seen(in: book) else { return own }
    return [ComparedBasket(basket: seen, kind: .seen)]
  }

  /// What is to be bought next: what open carts and lists still want, and what else is due.
  ///
  /// - Returns: `nil` where that is nothing.
  static func next(in book: Book, due: DueItems?) -> ComparedBasket? {
    let open = book.vault.carts.filter { $0.isList || $0.state != .completed }
      .sorted(by: Cart.precedes).map { Basket(planning: $0, names: book.names) }
    let currencies = Set(open.map(\.currency))
    let listed = open.flatMap(\.lines)
    let items = Set(listed.map(\.item))
    let others = (due?.items ?? []).filter { !items.contains($0.item) }.map {
      Basket.Line(item: $0.item, quantity: $0.quantity, unit: $0.unit, isMean: true)
    }
    let next = Basket(
      name: "to buy next", lines: listed + others,
      currency: currencies.count == 1 && others.isEmpty ? open[0].currency : nil)
    return compared([ComparedBasket(basket: next, kind: .next)], names: book.names).first
  }

  private static func compared(
    _ baskets: [ComparedBasket], names: BookNames
  ) -> [ComparedBasket] {
    baskets.compactMap { compared in
      let basket = compared.basket
      let lines = merged(basket.lines, names: names)
      guard !lines.isEmpty else { return nil }
      let currency = basket.currency == .unknown ? nil : basket.currency
      var compared = compared
      compared.basket = Basket(name: basket.name, lines: lines, currency: currency)
      return compared
    }
  }

  /// Adds up lines of the same item in the same dimension.
  ///
  /// So that availability counts every item once. The sum keeps the unit where the lines agree
  /// on it, else it is in the base unit, rounded to six decimals. An item in two dimensions
  /// stays two lines. Lines that are no purchase (deposits, quantities of zero or less) are
  /// left out.
  private static func merged(_ lines: [Basket.Line], names: BookNames) -> [Basket.Line] {
    struct Key: Hashable {
      var item: ItemID
      var dimension: UnitOfMeasure.Dimension
    }
    var merged: [Basket.Line] = []
    var places: [Key: Int] = [:]
    for line in lines where line.quantity > .zero && line.item < names.items.endIndex {
      guard !names.items[line.item].isAdjustment else { continue }
      let key = Key(item: line.item, dimension: line.unit.dimension)
      if let place = places[key] {
        merged[place] = sum(merged[place], line)
      } else {
        places[key] = merged.count
        merged.append(line)
      }
    }
    return merged
  }

  private static func sum(_ left: Basket.Line, _ right: Basket.Line) -> Basket.Line {
    var sum = left
    if left.unit == right.unit {
      let (count, overflow) = left.quantity.millionths.addingReportingOverflow(
        right.quantity.millionths)
      sum.quantity = Quantity(millionths: overflow ? Int64.max : count)
    } else {
      let base = left.unit.base(left.quantity) + right.unit.base(right.quantity)
      sum.quantity = max(base.rounded, Quantity(millionths: 1))
      sum.unit = UnitOfMeasure(baseOf: left.unit.dimension)
    }
    return sum
  }
}

extension Basket {
  /// What a cart in planning, or a list, still means to buy, in quantities rounded to six decimals.
  ///
  /// Its currency binds only where the book has prices in it.
  fileprivate init(planning cart: Cart, names: BookNames) {
    let lines = cart.lines.compactMap { line -> Line? in
      guard line.bought == nil, let millionths = line.planned?.quantity.rounded(toDigits: 6) else {
        return nil
      }
      return Line(item: line.item, quantity: Quantity(millionths: millionths), unit: line.unit)
    }
    self.init(
      name: cart.name, lines: lines,
      currency: names.currencies.contains(cart.currency) ? cart.currency : nil)
  }
}
