import PricebookModel

@testable import PricebookImport

/// A line of a price list as tests look at it.
struct PriceLine: Equatable, CustomStringConvertible {
  var day: String
  var store: String
  var item: String
  var price: String
  var measure: String
  var currency: String
  var offer = ""

  var description: String {
    [day, store, item, price, measure, currency, offer].joined(separator: " | ")
  }
}

extension Book {
  /// Every line of the price lists, in source order.
  var priceLines: [PriceLine] {
    (0..<prices.count).map { row in
      let (visit, article) = (Int(prices.visit[row]), Int(prices.article[row]))
      let day = prices.visits.day[visit]
      let lastDay = prices.visits.lastDay[visit]
      let isOffer = prices.uses[row].contains(.offer)
      return PriceLine(
        day: day == ObservedPrices.undated ? "" : day.description,
        store: names.stores[prices.visits.store[visit]],
        item: names.items[prices.articles.item[article]].name,
        price: ExactDecimal(prices.price[row]).plainText(digits: 2),
        measure: ExactDecimal(prices.quantity[row]).plainText(digits: 0) + " "
          + names.units[prices.articles.unit[article]].symbol,
        currency: names.currencies[prices.articles.currency[article]].label,
        offer: (isOffer ? "offer" : "")
          + (lastDay == ObservedPrices.open ? "" : " to \(lastDay)"))
    }
  }

  /// The lines in the form of ``PriceLine/description``.
  var priceTexts: [String] { priceLines.map(\.description) }
}

/// Reads files in memory, by their names.
func bookOfFiles(
  _ files: [String: String], pricePaths: [String] = [],
  change: (inout ImportOptions) -> Void = { _ in }
) throws -> Book {
  var options = ImportOptions(paths: [])
  options.inMemory = files.map { NamedBytes(name: $0.key, bytes: Array($0.value.utf8)) }
    .sorted { $0.name < $1.name }
  options.pricePaths = pricePaths
  change(&options)
  return try BookImporter(options).read()
}
