import Foundation
import TestSupport

/// A made-up household as CSV files, the same for the same seed.
struct RandomBook {
  var receipts = "receipt_id,date,store,item,category,quantity,unit,discount,total,currency\n"
  var budgets = "month,category,amount,currency\n"
  var basket = "item,quantity,unit\n"

  private static let stores = ["Aldo", "Brotladen", "Centra", "Dorfmarkt", "Ecke 5"]
  private static let units = ["each", "kg", "l", "g", "each"]
  private static let categories = ["Dairy", "Fruit", "Drinks", "Pets", ""]

  /// - Parameters:
  ///   - digits: Decimals of the currency's minor unit.
  ///   - other: What the last store takes, where that is another currency.
  init(seed: UInt64, currency: String, digits: Int, months: Int, other: String? = nil) {
    var random = SeededGenerator(seed: seed)
    let items = (1...Int.random(in: 8...45, using: &random)).map { number in
      (
        name: "Item \(Character(UnicodeScalar(UInt8(65 + number % 26)))) no. \(number)",
        category: Self.categories.randomElement(using: &random) ?? "",
        unit: Self.units.randomElement(using: &random) ?? "each",
        cents: Int.random(in: 3...3_000, using: &random)
      )
    }
    func amount(_ minorUnits: Int) -> String {
      let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
      let fraction = String(minorUnits.magnitude % UInt(scale) + UInt(scale)).dropFirst()
      let sign = minorUnits < 0 ? "-" : ""
      return "\(sign)\(minorUnits.magnitude / UInt(scale))" + (digits > 0 ? ".\(fraction)" : "")
    }
    for month in 0..<months {
      let number = 2025 * 12 + 7 + month
      for receipt in 0..<Int.random(in: 2...9, using: &random) {
        let day = Int.random(in: 1...28, using: &random)
        let date = "\(number / 12)-\(Self.padded(number % 12 + 1))-\(Self.padded(day))"
        let place = Int.random(in: 0..<Self.stores.count, using: &random)
        let money = place == Self.stores.count - 1 ? other ?? currency : currency
        for _ in 0..<Int.random(in: 1...14, using: &random) {
          guard let item = items.randomElement(using: &random) else { continue }
          let count = Int.random(in: 1...6, using: &random)
          let quantity =
            item.unit == "g" ? "\(count * 125)" : item.unit == "kg" ? "0.\(count)37" : "\(count)"
          let price = item.cents * (100 + month + place * 4) / 100
          let paid = price * count * (Int.random(in: 0..<40, using: &random) == 0 ? -1 : 1)
          receipts +=
            "\(month)-\(receipt),\(date),\(Self.stores[place]),\(item.name),\(item.category),"
            + "\(quantity),\(item.unit),\(count == 6 ? amount(count * 5) : ""),\(amount(paid)),"
            + "\(money)\n"
        }
        if Bool.random(using: &random) {
          receipts +=
            "\(month)-\(receipt),\(date),\(Self.stores[place]),Pfand,,1,each,,\(amount(25)),"
            + "\(money)\n"
        }
      }
    }
    for category in Self.categories.dropLast() where Bool.random(using: &random) {
      budgets +=
        "*,\(category),\(amount(Int.random(in: 500...90_000, using: &random))),\(currency)\n"
    }
    if Bool.random(using: &random) { budgets += "*,*,\(amount(150_000)),\(currency)\n" }
    for item in items.prefix(Int.random(in: 3...12, using: &random)) {
      basket += "\(item.name),\(Int.random(in: 1...4, using: &random)),\(item.unit)\n"
    }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
