/// Makes a book of purchases, budgets, baskets and prices that are given by name.
///
/// The builder numbers the names in their order, as every analysis expects. White space around and
/// within names counts as one space.
public struct BookBuilder: Sendable {
  /// One line of a receipt.
  public struct Purchase: Hashable, Sendable {
    /// The local day.
    public var day: CalendarDate
    /// The name of the store.
    public var store: String
    /// The name of the item.
    public var item: String
    /// What was paid for the quantity; negative for a refund.
    public var paid: Money
    /// How much was bought; negative for a refund.
    public var quantity = Quantity.one
    /// What the quantity counts.
    public var unit = UnitOfMeasure.each
    /// The name of the category; empty for none.
    public var category = ""
    /// Anything that differs between two receipts of one store and day.
    public var receipt = ""
    /// Who paid; empty for nobody in particular.
    public var person = ""
    /// Whether it is no purchase of an item: a deposit, a coupon, a delivery fee.
    public var isAdjustment = false

    /// One piece of an item without a category.
    public init(day: CalendarDate, store: String, item: String, paid: Money) {
      self.day = day
      self.store = store
      self.item = item
      self.paid = paid
    }
  }

  /// A price that was seen and not paid.
  public struct Price: Hashable, Sendable {
    /// The name of the item.
    public var item: String
    /// The name of the store.
    public var store: String
    /// Currency units per unit, above zero.
    public var price: ExactDecimal
    /// The currency of the price.
    public var currency: CurrencyCode
    /// What the price is for.
    public var unit = UnitOfMeasure.each
    /// The day on which it was seen; `nil` where that is not known.
    public var day: CalendarDate?

    /// A price for one piece, on a day that is not known.
    public init(item: String, store: String, price: ExactDecimal, currency: CurrencyCode) {
      self.item = item
      self.store = store
      self.price = price
      self.currency = currency
    }
  }

  /// One line of a basket.
  public struct BasketLine: Hashable, Sendable {
    /// The name of the item.
    public var item: String
    /// How much of it, above zero.
    public var quantity: Quantity
    /// What the quantity counts.
    public var unit: UnitOfMeasure

    /// A quantity of an item.
    public init(_ item: String, quantity: Quantity = .one, unit: UnitOfMeasure = .each) {
      self.item = item
      self.quantity = quantity
      self.unit = unit
    }
  }

  /// What analyses of the book use by default.
  public var settings = BookSettings()
  private let title: String
  private var purchases: [Purchase] = []
  private var prices: [Price] = []
  private var baskets: [(name: String, lines: [BasketLine], currency: CurrencyCode?)] = []
  private var budgets: [Budget] = []
  private var paid: [CurrencyCode: UInt64] = [:]
  private var units: Set<UnitOfMeasure> = []

  /// - Parameter title: What reports call the source of the purchases.
  public init(title: String = "purchases") { self.title = title }

  /// Adds a line of a receipt.
  public mutating func add(_ purchase: Purchase) throws(BookRefusal) {
    var purchase = purchase
    purchase.item = try Self.name(purchase.item)
    purchase.store = try Self.name(purchase.store)
    purchase.category = collapsedName(purchase.category)
    purchase.person = collapsedName(purchase.person)
    guard purchase.quantity.millionths.magnitude <= Quantity.limit.millionths.magnitude
    else { throw .quantity(purchase.quantity) }
    let currency = purchase.paid.currency
    let sum = (paid[currency] ?? 0).addingReportingOverflow(
      purchase.paid.amount.tenThousandths.magnitude)
    guard !sum.overflow, sum.partialValue <= Amount.bookLimit.tenThousandths.magnitude
    else { throw .amount(purchase.paid) }
    guard units.contains(purchase.unit) || units.count < UInt16.max,
      paid[currency] != nil || paid.count < UInt16.max
    else { throw .tooManyNames }
    paid[currency] = sum.partialValue
    units.insert(purchase.unit)
    purchases.append(purchase)
  }

  /// Adds a price that was seen.
  public mutating func add(_ price: Price) throws(BookRefusal) {
    var price = price
    price.item = try Self.name(price.item)
    price.store = try Self.name(price.store)
    guard price.price.isPositive else { throw .price(price.price) }
    guard paid[price.currency] != nil || paid.count < UInt16.max else { throw .tooManyNames }
    paid[price.currency] = paid[price.currency] ?? 0
    prices.append(price)
  }

  /// Adds a basket, whose items need not have been bought; without a currency it is priced in every
  /// currency of the book.
  public mutating func addBasket(
    _ name: String, of lines: [BasketLine], currency: CurrencyCode? = nil
  ) throws(BookRefusal) {
    baskets.append(
      (name, try lines.map { line throws(BookRefusal) in try line.checked() }, currency))
  }

  /// Adds a budget: of everything without a category, of every other month without a month, and of
  /// the household without a person.
  public mutating func addBudget(
    _ budget: Money, category: String? = nil, month: Month? = nil,
    rollover: Budget.Rollover = .none, person: String? = nil
  ) {
    budgets.append(
      Budget(
        month: month, category: category.map { collapsedName($0) }, amount: budget.amount,
        currency: budget.currency, rollover: rollover, person: person, source: 0,
        line: budgets.count + 1))
  }

  /// The book of everything that was added.
  public func book() -> Book {
    var book = Book()
    book.settings = settings
    book.budgets = budgets.filter { $0.person == nil }
    book.personBudgets = budgets.filter { $0.person != nil }
    let items =
      purchases.map(\.item) + prices.map(\.item) + baskets.flatMap { $0.lines.map(\.item) }
    let adjustments = Set(purchases.filter(\.isAdjustment).map(\.item))
    book.names.items = IDTable(
      Set(items).sorted().map { Item(name: $0, isAdjustment: adjustments.contains($0)) })
    func names(_ texts: [String]) -> [String] { Set(texts).sorted() }
    book.names.stores = IDTable(names(purchases.map(\.store) + prices.map(\.store)))
    book.names.categories = IDTable(names([""] + purchases.map(\.category)))
    let persons = names([""] + purchases.map(\.person))
    if persons.count > 1 { book.names.persons = IDTable(persons) }
    book.names.units = IDTable(
      units.sorted { ($0.symbol, $0.basePerUnit) < ($1.symbol, $1.basePerUnit) })
    book.names.currencies = IDTable(paid.keys.sorted())
    addLines(to: &book)
    let itemIDs = book.names.items.mapValues(\.name).idsByValue
    let storeIDs = book.names.stores.idsByValue
    book.vault.priceOptions = prices.compactMap { price in
      guard let item = itemIDs[price.item], let store = storeIDs[price.store] else { return nil }
      return PriceOption(
        item: item, store: store, unit: price.unit, currency: price.currency, price: price.price,
        day: price.day, source: 0)
    }.sorted { $0.item < $1.item }
    book.baskets = baskets.map { basket in
      Basket(
        name: basket.name,
        lines: basket.lines.compactMap { line in
          itemIDs[line.item].map { Basket.Line(item: $0, quantity: line.quantity, unit: line.unit) }
        }, currency: basket.currency)
    }
    return book
  }

  private func addLines(to book: inout Book) {
    /// What lines of one receipt have alike.
    struct Receipt: Hashable {
      var store: StoreID
      var day: CalendarDate
      var receipt: String
    }
    let items = book.names.items.mapValues(\.name).idsByValue
    let (stores, categories) = (book.names.stores.idsByValue, book.names.categories.idsByValue)
    let (units, currencies) = (book.names.units.idsByValue, book.names.currencies.idsByValue)
    let persons = book.names.persons.idsByValue
    var receipts: [Receipt: UInt32] = [:]
    var source = Source(path: title, kind: .receipts, format: "purchases")
    for (place, purchase) in purchases.enumerated() {
      let currency = purchase.paid.currency
      guard let item = items[purchase.item], let store = stores[purchase.store],
        let category = categories[purchase.category], let unit = units[purchase.unit],
        let currencyID = currencies[currency]
      else { continue }
      let key = Receipt(store: store, day: purchase.day, receipt: purchase.receipt)
      let receipt = receipts[key] ?? UInt32(receipts.count)
      receipts[key] = receipt
      let isPrice =
        purchase.quantity > .zero && purchase.paid.amount > .zero
        && !book.names.items[item].isAdjustment
      book.lines.append(
        ReceiptLine(
          receipt: receipt, day: purchase.day, store: store, item: item, category: category,
          unit: unit, currency: currencyID, quantity: purchase.quantity,
          paid: purchase.paid.amount, uses: isPrice ? [.spending, .price] : .spending, source: 0,
          line: UInt32(clamping: place + 1), person: persons[purchase.person] ?? .nobody))
      source.totals.paid[currency, default: .zero] += purchase.paid.amount
    }
    source.totals.read = purchases.count
    source.totals.accepted = purchases.count
    book.sources = [source]
    book.lines.orderArticlesByItem()
  }

  fileprivate static func name(_ text: String) throws(BookRefusal) -> String {
    let name = collapsedName(text)
    if name.isEmpty { throw .emptyName }
    return name
  }
}

extension BookBuilder.BasketLine {
  fileprivate func checked() throws(BookRefusal) -> Self {
    var line = self
    line.item = try BookBuilder.name(item)
    guard quantity > .zero, quantity <= .limit else { throw .quantity(quantity) }
    return line
  }
}

extension Book {
  /// Adds a basket of items that the book knows, by the names of ``BookNames/items``; without a
  /// currency it is priced in every currency of the book.
  public mutating func addBasket(
    _ name: String, of lines: [BookBuilder.BasketLine], currency: CurrencyCode? = nil
  ) throws(BookRefusal) {
    let items = names.items.mapValues(\.name).idsByValue
    let known = try lines.map { line throws(BookRefusal) -> Basket.Line in
      let line = try line.checked()
      guard let item = items[line.item] else { throw .unknownItem(line.item) }
      return Basket.Line(item: item, quantity: line.quantity, unit: line.unit)
    }
    baskets.append(Basket(name: name, lines: known, currency: currency))
  }
}
