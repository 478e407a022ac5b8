import PricebookModel

/// The prices of a book that were seen and not paid, as directives of a journal.
struct JournalPrices {
  /// A price that was seen on a day.
  struct Price {
    fileprivate var day: CalendarDate
    fileprivate var item: ItemID
    fileprivate var store: StoreID
    /// What it is for, where it is not for one piece.
    fileprivate var package: String?
    fileprivate var price: ExactDecimal
    fileprivate var currency: CurrencyCode
  }

  private let names: BookNames
  private var undatedCount = 0
  /// The prices of apps and of price lists that have a day.
  private(set) var byDay: [Price] = []

  init(of book: Book) {
    names = book.names
    for option in book.vault.priceOptions {
      guard let day = option.day else {
        undatedCount += 1
        continue
      }
      byDay.append(
        Price(
          day: day, item: option.item, store: option.store,
          package: option.unit == .each ? nil : option.unit.symbol, price: option.price,
          currency: option.currency))
    }
    addLists(book.prices)
    byDay = byDay.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.day, first.item, first.store, left.offset)
        < (second.day, second.item, second.store, right.offset)
    }.map(\.element)
  }

  private mutating func addLists(_ prices: ObservedPrices) {
    let (days, stores) = (prices.day, prices.store)
    for row in 0..<prices.count where prices.uses[row].contains(.price) {
      guard days[row] != ObservedPrices.undated else {
        undatedCount += 1
        continue
      }
      let article = Int(prices.article[row])
      let unit = names.units[prices.articles.unit[article]]
      let currency = names.currencies[prices.articles.currency[article]]
      let quantity = prices.quantity[row]
      let count =
        quantity == .one
        ? "" : Self.shortened(quantity.millionths, scale: 6, keeping: 0).description + " "
      byDay.append(
        Price(
          day: days[row], item: prices.articles.item[article], store: stores[row],
          package: unit == .each && quantity == .one ? nil : count + unit.symbol,
          price: Self.shortened(
            prices.price[row].tenThousandths, scale: 4, keeping: currency.minorUnitDigits),
          currency: currency))
    }
  }

  /// Says how many prices a journal cannot have; empty where it has all.
  var undatedNote: String {
    undatedCount == 0
      ? "" : "; prices without a date, which a journal cannot have: \(undatedCount)\n"
  }

  /// `P 2026-10-02 "Milk (l)" 1.29 EUR  ; Corner Shop`.
  func directive(of price: Price) -> String {
    let item = names.items[price.item].name
    let symbol = price.package.map { "\(item) (\($0))" } ?? item
    let currency = Escaping.journalCommodity(price.currency.label)
    return "P \(price.day) \(Escaping.journalItem(symbol)) \(price.price)"
      + (currency.isEmpty ? "" : " " + currency)
      + "  ; \(Escaping.journalComment(names.stores[price.store]))\n"
  }

  /// A number without zeros at its end, except so many decimals.
  private static func shortened(_ count: Int64, scale: Int, keeping: Int) -> ExactDecimal {
    var (rest, scale) = (count, scale)
    while scale > keeping, rest % 10 == 0 {
      rest /= 10
      scale -= 1
    }
    return ExactDecimal(significand: Int128(rest), scale: UInt8(scale))
  }
}
