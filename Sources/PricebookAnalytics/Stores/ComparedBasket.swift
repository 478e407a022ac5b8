import PricebookModel

/// A basket as it is compared: every item once, with a positive quantity.
struct ComparedBasket {
  var basket: Basket
  var kind: StoreComparison.BasketKind
  /// Items of a cart or list that are bought already, and so are not in the basket.
  var boughtItems = 0
  /// How many whole months the quantities of a usual month are the mean of; see ``UsualMonth``.
  var months: Int?

  /// The baskets of the book: files, then planned carts and open lists, then the usual month of each
  /// currency.
  ///
  /// In a book of prices alone, it is what was seen at most stores.
  ///
  /// Baskets without an item that can be bought are left out.
  static func all(in book: Book, period: ReportPeriod) -> [ComparedBasket] {
    let files = book.baskets.map { ComparedBasket(basket: $0, kind: .file) }
    let carts = book.vault.carts.filter { $0.isList || $0.state == .planning }
      .sorted(by: Cart.precedes)
      .map { cart in
        var compared = ComparedBasket(
          basket: Basket(planning: cart, names: book.names, withTicked: cart.comparesTicked),
          kind: .planningCart)
        if !cart.comparesTicked { compared.boughtItems = cart.lines.count { $0.bought != nil } }
        return compared
      }
    let usual = UsualMonth.all(in: book, period: period)
      .map { ComparedBasket(basket: $0.basket, kind: .usual, months: $0.months) }
    let own = compared(files + carts + usual, names: book.names)
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
    let groups = book.names.groups
    let others = (due?.items ?? []).filter { due in
      // An item on a list also does for its group.
      !items.contains(due.item) && !(groups[due.item] ?? []).contains { items.contains($0.item) }
    }.map {
      Basket.Line(
        item: $0.item, quantity: $0.quantity, unit: $0.unit, isGroup: $0.isGroup, isMean: true)
    }
    let next = Basket(
      name: "to buy next", lines: listed + others,
      currency: currencies.count == 1 && others.isEmpty ? open[0].currency : nil)
    return compared([ComparedBasket(basket: next, kind: .next)], names: book.names).first
  }

  private static func compared(_ baskets: [ComparedBasket], names: BookNames) -> [ComparedBasket] {
    baskets.compactMap { compared in
      let basket = compared.basket
      let lines = merged(basket.lines, names: names)
      guard !lines.isEmpty else { return nil }
      // A file or list that names none is of every currency; a usual month is always of its own.
      let isOpen = basket.currency == .unknown && compared.kind != .usual
      let currency = isOpen ? nil : basket.currency
      var compared = compared
      compared.basket = Basket(
        name: basket.name, lines: lines, currency: currency, rejectedLines: basket.rejectedLines)
      return compared
    }
  }

  /// Adds up lines of the same item in the same dimension, so that availability counts it once.
  ///
  /// The sum keeps the unit where the lines agree on it, else it is in the base unit, rounded to six
  /// decimals. An item in two dimensions stays two lines. Lines that are no purchase (deposits,
  /// quantities of zero or less) are left out.
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
    // A line of pieces counts in shares of a package, so that whole packages add to it.
    sum.package = left.package ?? right.package
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

extension Cart {
  /// Whether items that are ticked off are compared, too: CartWise compares stores by all of its list.
  fileprivate var comparesTicked: Bool { isList && app == .cartWise }
}

extension Basket {
  /// What a cart in planning, or a list, still means to buy, in quantities rounded to six decimals.
  ///
  /// Its currency binds only where the book has prices in it.
  ///
  /// - Parameter withTicked: Whether what is bought already is in it, too.
  fileprivate init(planning cart: Cart, names: BookNames, withTicked: Bool = false) {
    let lines = cart.lines.compactMap { line -> Line? in
      guard withTicked || line.bought == nil,
        let millionths = line.planned?.quantity.rounded(toDigits: 6)
      else { return nil }
      return Line(
        item: line.item, quantity: Quantity(millionths: millionths), unit: line.unit,
        isGroup: names.groups[line.item] != nil)
    }
    self.init(
      name: cart.name, lines: lines,
      currency: names.currencies.contains(cart.currency) ? cart.currency : nil)
  }

  /// What was bought of an item in the dimension that most of its receipts are in, divided.
  ///
  /// - Parameters:
  ///   - lines: The rows that have it.
  ///   - divisor: What the sum is divided by; `nil` for the receipts, so that it is their mean.
  /// - Returns: In the base unit, rounded to six decimals; `nil` without rows.
  static func line(
    of item: ItemID, in book: Book, lines: some Sequence<UInt32>, dividedBy divisor: Int? = nil
  ) -> Line? {
    let units = book.names.units
    let unit = book.lines.unit
    var groups: [(dimension: UnitOfMeasure.Dimension, lines: [UInt32])] = []
    // The unit of the line before, and its group: most lines of an item have one unit.
    var last: (unit: UnitID, group: Int)?
    for line in lines {
      let unit = unit[Int(line)]
      if let last, last.unit == unit {
        groups[last.group].lines.append(line)
        continue
      }
      let dimension = units[unit].dimension
      let group = groups.firstIndex { $0.dimension == dimension } ?? groups.count
      if group == groups.count { groups.append((dimension, [])) }
      groups[group].lines.append(line)
      last = (unit, group)
    }
    let counted = groups.map {
      (
        dimension: $0.dimension, lines: $0.lines,
        receipts: groups.count == 1 && divisor != nil
          ? 1 : Set($0.lines.map { book.lines.receipt[Int($0)] }).count
      )
    }
    let ordinary = counted.min {
      ($1.receipts, $1.lines.count, $0.dimension) < ($0.receipts, $0.lines.count, $1.dimension)
    }
    guard let ordinary else { return nil }
    var sum = BaseQuantity.zero
    for line in ordinary.lines {
      sum += units[unit[Int(line)]].base(book.lines.quantity[Int(line)])
    }
    let parts = Int128(UnitOfMeasure.wholeBase) * Int128(max(1, divisor ?? ordinary.receipts))
    let mean = Int64(clamping: sum.count.dividedRounding(by: parts))
    return Line(
      item: item, quantity: Quantity(millionths: max(1, mean)),
      unit: UnitOfMeasure(baseOf: ordinary.dimension), isMean: true)
  }
}

extension UnitOfMeasure {
  init(baseOf dimension: Dimension) {
    self.init(
      symbol: dimension.baseUnit, dimension: dimension, basePerUnit: UnitOfMeasure.wholeBase)
  }
}

extension Basket {
  /// One of each item whose price was seen, by name, for a book without purchases.
  ///
  /// Of more than ``UsualMonth/itemLimit`` items it has those that were seen at most stores, ties by
  /// name. An item is compared in the dimension in which most stores price it.
  ///
  /// - Returns: `nil` where no price was seen.
  static func seen(in book: Book) -> Basket? {
    struct SeenItem: Hashable {
      var item: ItemID
      var dimension: UnitOfMeasure.Dimension
    }
    var stores: [SeenItem: Set<StoreID>] = [:]
    for option in book.vault.priceOptions where option.price.isPositive {
      stores[SeenItem(item: option.item, dimension: option.unit.dimension), default: []]
        .insert(option.store)
    }
    let prices = book.prices
    let dimensions = book.names.units.mapValues(\.dimension)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      let article = Int(prices.article[row])
      let product = SeenItem(
        item: prices.articles.item[article], dimension: dimensions[prices.articles.unit[article]])
      stores[product, default: []].insert(prices.visits.store[Int(prices.visit[row])])
    }
    let items = book.names.items
    let ranked = stores.filter { !items[$0.key.item].isAdjustment }
      .sorted { left, right in
        (right.value.count, left.key.item, left.key.dimension)
          < (left.value.count, right.key.item, right.key.dimension)
      }
    var chosen: Set<ItemID> = []
    var lines: [Line] = []
    for (product, _) in ranked where lines.count < UsualMonth.itemLimit {
      guard chosen.insert(product.item).inserted else { continue }
      lines.append(
        Line(item: product.item, quantity: .one, unit: UnitOfMeasure(baseOf: product.dimension)))
    }
    lines.sort { $0.item < $1.item }
    return lines.isEmpty ? nil : Basket(name: "seen prices", lines: lines)
  }
}

extension Book {
  /// The rows of receipt lines of some days that count as a price, by item, in the order of days.
  func purchases(from firstDay: CalendarDate, through lastDay: CalendarDate) -> RowsByGroup {
    let lines = lines
    func day(_ row: Int) -> CalendarDate { lines.receipts.day[Int(lines.receipt[row])] }
    let all = lines.receipt.indices
    // Most files list receipts in the order of their days, so that the rows of some days follow each
    // other.
    let ascends = lines.receipt.ascends && lines.receipts.day.ascends
    let start = ascends ? all.partitionPoint { day($0) >= firstDay } : all.lowerBound
    let end = ascends ? all.partitionPoint { day($0) > lastDay } : all.upperBound
    var rows = RowsByGroup(start..<max(start, end), groupCount: names.items.count) { row in
      guard lines.uses[row].contains(.price),
        ascends || (day(row) >= firstDay && day(row) <= lastDay)
      else { return nil }
      return lines.articles.item[Int(lines.article[row])].index
    }
    if !ascends { rows.sort { day(Int($0)).daysSinceEpoch } }
    return rows
  }
}

extension Array where Element: Comparable {
  fileprivate var ascends: Bool {
    guard var last = first else { return true }
    for element in self {
      if element < last { return false }
      last = element
    }
    return true
  }
}
