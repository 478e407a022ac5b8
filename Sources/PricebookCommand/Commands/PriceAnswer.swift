import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// What an item costs: usual and lowest price, the stores, and whether a price is a good one.
struct PriceAnswer {
  private let item: ItemID
  private let analysis: Analysis
  private let seen: Amount?
  /// What the item was last bought in, where its prices are those of a kilogram or litre.
  private let package: UnitOfMeasure?
  private let formatting = Formatting()
  private static let storeLimit = 10

  init(_ item: ItemID, in analysis: Analysis, seen: Amount?, package: UnitOfMeasure?) {
    self.item = item
    self.analysis = analysis
    self.seen = seen
    self.package = package
  }

  var text: String {
    ItemHistory.all(of: item, in: analysis).prefix(2).map(text).joined(separator: "\n")
  }

  static func text(
    of price: UnitValue?, of history: ItemHistory, in analysis: Analysis, _ formatting: Formatting
  ) -> String {
    guard let amount = price?.rounded else { return Formatting.absent }
    let unit = analysis.unitValues.dimensions[history.dimension].baseUnit
    let currency = analysis.book.names.currencies[history.currency]
    return formatting.text(.price(Money(amount, currency)))
      + (unit == "each" ? " each" : " per \(unit)")
  }

  private func text(of history: ItemHistory) -> String {
    let book = analysis.book
    let currency = book.names.currencies[history.currency]
    func price(_ value: UnitValue?) -> String {
      Self.text(of: value, of: history, in: analysis, formatting)
    }
    func money(_ amount: Amount) -> String { formatting.text(.money(Money(amount, currency))) }
    func store(_ id: StoreID) -> String { visible(book.names.stores[id]) }
    var rows: [[String]] = []
    let months = history.recent.isEmpty ? "all months" : "the last twelve months"
    if history.typicalCount > 0 {
      rows.append([
        "Usual price",
        "\(price(history.typical)), "
          + (history.typicalCount == 1
            ? "the only monthly price"
            : "the median of \(grouped(history.typicalCount)) monthly prices") + " of \(months)",
      ])
    }
    if history.good != nil {
      rows.append([
        "Good price",
        "at most \(price(history.good)), the lowest quarter of "
          + "\(counted(history.recent.count, "monthly price"))",
      ])
    }
    if let lowest = history.recent.first, let month = lowest.month {
      rows.append([
        "Lowest",
        "\(price(lowest.price)) at \(store(lowest.store)) in \(formatting.text(.month(month)))",
      ])
    }
    rows += seenRows(history)
    let stores = history.stores.prefix(Self.storeLimit)
    let table =
      [["Store", "Last price", "On"]]
      + stores.map { at in
        let option = book.vault.statedPrice(of: item, at: at.latest.store, on: at.latest.day)
        let notes = [
          at.latest.day.map { formatting.text(.date($0)) } ?? "no date",
          option?.isOnSale == true ? "on sale" : nil,
          option?.updatedBy.map { "seen by \(visible($0))" },
          at.latest.isOffer ? "an offer" : nil,
          at.offer.flatMap { offer in
            offer.day.map {
              "offer \(price(offer.price)) on \(formatting.text(.date($0)))"
            }
          },
        ]
        return [
          store(at.latest.store), price(at.latest.price),
          notes.compactMap(\.self).joined(separator: ", "),
        ]
      }
    let lines = [visible(book.names.items[item].name)] + aligned(rows) + aligned(table)
    let text = lines.map { $0 + "\n" }.joined()
    let more = history.stores.count - stores.count
    return text + (more > 0 ? "  and \(counted(more, "more store"))\n" : "")
  }

  /// How the price that was seen compares: of a package as that, and as one of a kilogram or litre.
  private func seenRows(_ history: ItemHistory) -> [[String]] {
    guard let seen, let usual = history.typical?.rounded else { return [] }
    let currency = analysis.book.names.currencies[history.currency]
    let unit = analysis.unitValues.dimensions[history.dimension].baseUnit
    func money(_ amount: Amount) -> String { formatting.text(.money(Money(amount, currency))) }
    func against(_ difference: Amount, _ what: String) -> String {
      difference == .zero
        ? what
        : "\(money(max(difference, .zero - difference))) "
          + "\(difference > .zero ? "below" : "above") \(what)"
    }
    func rank(_ price: Amount) -> String {
      guard !history.recent.isEmpty else { return "" }
      let lower = history.recent.count { ($0.price.rounded ?? price) < price }
      return "; \(grouped(lower)) of \(grouped(history.recent.count)) monthly prices "
        + "\(lower == 1 ? "was" : "were") lower"
    }
    let plain = against(usual - seen, "the usual price") + rank(seen)
    guard let package, package.dimension == analysis.unitValues.dimensions[history.dimension],
      let perUnit = UnitValue(paid: seen, quantity: package.base(.one)).rounded
    else {
      return [["At \(money(seen))", plain]] + yearRow(history, usual - seen)
    }
    let digits = currency.minorUnitDigits
    let last = history.latest?.price.cost(of: package.base(.one), roundedToDigits: digits)
    let readings = [
      "\(money(perUnit)) per \(unit)",
      last.map { against($0 - seen, "the \(money($0)) of the last package") },
      against(usual - perUnit, "the usual price"),
    ]
    return [
      [
        "At \(money(seen)) for \(visible(package.symbol))",
        readings.compactMap(\.self).joined(separator: ", ") + rank(perUnit),
      ]
    ] + yearRow(history, usual - perUnit) + [["At \(money(seen)) per \(unit)", plain]]
  }

  /// What a year's quantity costs less; nothing where it costs more.
  private func yearRow(_ history: ItemHistory, _ difference: Amount) -> [[String]] {
    let currency = analysis.book.names.currencies[history.currency]
    let unit = analysis.unitValues.dimensions[history.dimension].baseUnit
    let bought = history.recent.filter { !$0.isSeen }
      .reduce(BaseQuantity.zero) { $0 + $1.price.quantity }
    let one = BaseQuantity(count: 10_000_000_000_000_000_000)
    guard bought > .zero,
      let saving = UnitValue(paid: difference, quantity: one)
        .cost(of: bought, roundedToDigits: currency.minorUnitDigits), saving > .zero
    else { return [] }
    let quantity = formatting.text(.quantity(bought.rounded, unit: unit == "each" ? "" : unit))
    return [
      [
        "In a year",
        "\(formatting.text(.money(Money(saving, currency)))) less for the \(quantity.trimmed) "
          + "bought in the last twelve months",
      ]
    ]
  }
}
