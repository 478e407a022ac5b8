import PricebookModel
import PricebookReport

/// The prices of a book that were seen and not paid, as directives of a journal.
struct JournalPrices {
  struct Price {
    var day: CalendarDate
    var item: ItemID
    var store: StoreID
    /// What it is for, where it is not for one piece.
    var package: String?
    var price: ExactDecimal
    var currency: CurrencyCode
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
    byDay.sort { ($0.day, $0.item, $0.store) < ($1.day, $1.item, $1.store) }
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
      let count = quantity == .one ? "" : "\(quantity) "
      byDay.append(
        Price(
          day: days[row], item: prices.articles.item[article], store: stores[row],
          package: unit == .each && quantity == .one ? nil : count + unit.symbol,
          price: ExactDecimal(
            shortest: prices.price[row].tenThousandths, scale: 4, atLeast: currency.minorUnitDigits),
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
}
