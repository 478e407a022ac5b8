import PricebookModel
import TestSupport

/// Makes small books by hand; ids ascend with the names, as importers guarantee.
struct BookBuilder {
  struct Line {
    var day: String
    var store: String
    var item: String
    var category: String
    /// In 1/1 000 000 of the unit.
    var quantity: Int64
    var unit: String
    /// In 1/10 000 of the currency.
    var paid: Int64
    var currency: String
    var isAdjustment: Bool
  }

  var lines: [Line] = []
  var budgets: [Budget] = []
  var options: [(item: String, store: String, price: String, day: String?)] = []
  var settings = BookSettings()
  private var carts: [(Cart, [CartLineText])] = []
  var baskets: [Basket] = []

  struct CartLineText {
    var item: String
    var planned: (price: String?, quantity: String, store: String)?
    var bought: (price: String?, quantity: String, store: String)?
    var isSkipped = false
  }

  mutating func buy(
    _ day: String, _ store: String, _ item: String, _ cents: Int64, category: String = "",
    quantity: Int64 = 1, unit: String = "each", currency: String = "EUR",
    isAdjustment: Bool = false
  ) {
    lines.append(
      Line(
        day: day, store: store, item: item, category: category, quantity: quantity * 1_000_000,
        unit: unit, paid: cents * 100, currency: currency, isAdjustment: isAdjustment))
  }

  mutating func budget(
    _ category: String?, _ cents: Int64, month: String? = nil, rollover: Budget.Rollover = .none
  ) {
    budgets.append(
      Budget(
        month: month.flatMap { Month(iso: $0) }, category: category,
        amount: Amount(tenThousandths: cents * 100), currency: CurrencyCode(label: "EUR"),
        rollover: rollover, source: 0, line: budgets.count + 2))
  }

  mutating func cart(
    _ id: String, _ name: String, _ state: Cart.State, _ day: String, budget cents: Int64? = nil,
    currency: String = "EUR", _ lines: [CartLineText]
  ) {
    let date = CalendarDate(iso: day)
    carts.append(
      (
        Cart(
          id: id, name: name, app: .grock, state: state,
          budget: cents.map { Amount(tenThousandths: $0 * 100) },
          currency: CurrencyCode(label: currency), created: date, modified: date, started: date,
          completed: state == .completed ? date : nil, lines: [], source: 0), lines
      ))
  }

  /// The book of everything so far.
  func book() -> Book {
    var book = Book()
    let cartLines = carts.flatMap(\.1)
    let adjustments = Set(lines.filter(\.isAdjustment).map(\.item))
    let items = sorted(lines.map(\.item) + cartLines.map(\.item) + options.map(\.item))
    let stores = sorted(
      lines.map(\.store) + options.map(\.store)
        + cartLines.flatMap { [$0.planned?.store, $0.bought?.store].compactMap(\.self) })
    let categories = sorted(lines.map(\.category) + [""])
    let units = sorted(lines.map(\.unit) + ["each"])
    let currencies = sorted(
      lines.map(\.currency) + carts.map(\.0.currency.label) + (options.isEmpty ? [] : ["EUR"])
        + (budgets.isEmpty ? [] : ["EUR"]))
    book.names.items = IDTable(
      items.map { Item(name: $0, isAdjustment: adjustments.contains($0)) })
    book.names.stores = IDTable(stores)
    book.names.categories = IDTable(categories)
    book.names.units = IDTable(units.map { UnitOfMeasure(written: $0) })
    book.names.currencies = IDTable(currencies.map { CurrencyCode(label: $0) })
    book.settings = settings
    book.budgets = budgets
    book.baskets = baskets
    func id(_ name: String, _ names: [String]) -> Int { names.firstIndex(of: name) ?? 0 }

    var receipts: [String: UInt32] = [:]
    var totals = ControlTotals()
    for (place, line) in lines.enumerated() {
      guard let day = CalendarDate(iso: line.day) else { continue }
      let receipt = receipts["\(line.day) \(line.store)"] ?? UInt32(receipts.count)
      receipts["\(line.day) \(line.store)"] = receipt
      book.lines.append(
        ReceiptLine(
          receipt: receipt, day: day, store: StoreID(id(line.store, stores)),
          item: ItemID(id(line.item, items)), category: CategoryID(id(line.category, categories)),
          unit: UnitID(id(line.unit, units)), currency: CurrencyID(id(line.currency, currencies)),
          quantity: Quantity(millionths: line.quantity), paid: Amount(tenThousandths: line.paid),
          uses: line.paid > 0 && line.quantity > 0 && !line.isAdjustment
            ? [.spending, .price] : .spending,
          source: 0, line: UInt32(place + 2)))
      totals.read += 1
      totals.accepted += 1
      totals.paid[CurrencyCode(label: line.currency), default: .zero] += Amount(
        tenThousandths: line.paid)
    }
    book.sources = [
      Source(path: "receipts.csv", kind: .receipts, format: "canonical receipts", totals: totals)
    ]
    book.vault.carts = carts.map { cart, texts in
      var cart = cart
      cart.lines = texts.map { text in
        let part = { (part: (price: String?, quantity: String, store: String)?) in
          part.map {
            CartLine.Part(
              store: StoreID(id($0.store, stores)),
              price: $0.price.flatMap { ExactDecimal(parsing: $0) },
              quantity: ExactDecimal(parsing: $0.quantity) ?? .zero)
          }
        }
        return CartLine(
          item: ItemID(id(text.item, items)), category: 0, unit: .each,
          planned: part(text.planned), bought: part(text.bought), isSkipped: text.isSkipped)
      }
      return cart
    }
    book.vault.priceOptions = options.compactMap { option in
      ExactDecimal(parsing: option.price).map {
        PriceOption(
          item: ItemID(id(option.item, items)), store: StoreID(id(option.store, stores)),
          unit: .each, currency: CurrencyCode(label: "EUR"), price: $0,
          day: option.day.flatMap { CalendarDate(iso: $0) }, source: 0)
      }
    }
    return book
  }

  private func sorted(_ names: [String]) -> [String] { Set(names).sorted() }
}

extension BookBuilder {
  /// A household of fourteen months at three stores, with budgets and carts.
  static func household() -> BookBuilder {
    var builder = BookBuilder()
    for offset in 0..<14 {
      let month = Month(year: 2025, month: 9).adding(months: offset)
      for day in ["03", "17"] {
        let rise = Int64(offset)
        builder.buy("\(month)-\(day)", "Rewe", "Butter", 220 + rise * 4, category: "Dairy")
        builder.buy(
          "\(month)-\(day)", "Rewe", "Milk", 115, category: "Dairy", quantity: 1, unit: "l")
        builder.buy("\(month)-\(day)", "Lidl", "Butter", 199, category: "Dairy")
        builder.buy(
          "\(month)-\(day)", "Lidl", "Apples", 498, category: "Fruit", quantity: 2, unit: "kg")
        builder.buy(
          "\(month)-\(day)", "Edeka", "Milk", 109, category: "Dairy", quantity: 1, unit: "l")
        builder.buy("\(month)-\(day)", "Edeka", "Apples", 279, category: "Fruit", unit: "kg")
        builder.buy("\(month)-\(day)", "Rewe", "Pfand", 25, isAdjustment: true)
      }
    }
    builder.buy("2026-10-20", "Rewe", "Butter", 400, category: "Dairy")
    builder.buy("2026-10-21", "Rewe", "Cat food", 2_376, category: "Pets")
    builder.budget("Dairy", 1_200)
    builder.budget("Fruit", 2_000)
    builder.budget("Candles", 500)
    builder.cart(
      "c1", "Weekly shop", .completed, "2026-10-03", budget: 500,
      [
        CartLineText(
          item: "Butter", planned: ("2.00", "1", "Rewe"), bought: ("2.50", "2", "Lidl")),
        CartLineText(item: "Milk", planned: ("1.00", "3", "Rewe"), bought: nil, isSkipped: true),
        CartLineText(item: "Apples", planned: nil, bought: ("2.49", "1", "Lidl")),
      ])
    builder.cart(
      "c2", "Party", .planning, "2026-10-18", budget: 2_000,
      [
        CartLineText(item: "Milk", planned: ("1.10", "2", "Lidl"), bought: nil),
        CartLineText(item: "Butter", planned: (nil, "1", "Lidl"), bought: nil),
      ])
    return builder
  }
}
