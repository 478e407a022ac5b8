import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

extension CommandRun {
  /// `pricebook price`: what an item costs, on one screen.
  func printPrice() throws -> RunStatus {
    guard let wanted = options.subject, !wanted.trimmed.isEmpty else {
      throw UsageError("\"price\" needs an item", remedy: "pricebook price butter")
    }
    let book = try readBook()
    let analysis = try analyse(book)
    let found = PricedItems(wanted, in: analysis)
    guard let first = found.items.first else {
      let nearest = NearestItems(of: book).answers(to: wanted).prefix(3)
        .map { quoted(book.names.items[$0.item].name) }
      throw RunFailure(
        status: .badData,
        message: "no receipt and no price has \(quoted(wanted)); "
          + (nearest.isEmpty
            ? "write a part of the name as the reports show it"
            : "did you mean \(nearest.joined(separator: " or "))?"))
    }
    let text =
      found.items.count == 1
      ? PriceAnswer(first, in: analysis, seen: options.seenPrice).text : found.list
    try console.data.write(text)
    return finish(analysis.book, analysis.book.diagnostics)
  }
}

/// The items with a price that a text may mean.
private struct PricedItems {
  private(set) var items: [ItemID] = []
  private let analysis: Analysis
  private static let limit = 20

  /// An item of that very name, else those that match it as a pattern, else those that contain it.
  init(_ wanted: String, in analysis: Analysis) {
    self.analysis = analysis
    let names = analysis.book.names.items
    let text = foldedName(wanted)
    let priced = Set(
      analysis.unitValues.series.map(\.item) + analysis.undatedPrices.map(\.key.item)
    ).sorted().filter { !names[$0].isAdjustment }
    items = priced.filter { foldedName(names[$0].name) == text }
    if items.isEmpty {
      let hasWildcards = text.contains { "*?".contains($0) }
      let pattern = Glob(hasWildcards ? text : "*\(text)*")
      items = priced.filter { pattern.matches(Array(foldedName(names[$0].name).utf8)) }
    }
  }

  /// The items with their usual prices, one on a line.
  var list: String {
    let names = analysis.book.names.items
    let formatting = Formatting()
    let rows = items.prefix(Self.limit).compactMap { item -> [String]? in
      guard let history = ItemHistory.all(of: item, in: analysis).first else { return nil }
      return [
        visible(names[item].name),
        PriceAnswer.text(of: history.typical, of: history, in: analysis, formatting),
      ]
    }
    let more = items.count - rows.count
    return "\(counted(items.count, "item")) may be meant; name one:\n"
      + aligned(rows).map { $0 + "\n" }.joined() + (more > 0 ? "  and \(grouped(more)) more\n" : "")
  }
}

/// What an item costs: usual and lowest price, the stores, and whether a price is a good one.
private struct PriceAnswer {
  private let item: ItemID
  private let analysis: Analysis
  private let seen: Amount?
  private let formatting = Formatting()
  private static let storeLimit = 10

  init(_ item: ItemID, in analysis: Analysis, seen: Amount?) {
    self.item = item
    self.analysis = analysis
    self.seen = seen
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
        "\(price(history.typical)), the median of \(counted(history.typicalCount, "monthly price")) "
          + "of \(months)",
      ])
    }
    if let lowest = history.recent.first, let month = lowest.month {
      rows.append([
        "Lowest",
        "\(price(lowest.price)) at \(store(lowest.store)) in \(formatting.text(.month(month)))",
      ])
    }
    if let seen, let usual = history.typical?.rounded {
      let difference = usual - seen
      let lower = history.recent.count { ($0.price.rounded ?? seen) < seen }
      let comparison =
        difference == .zero
        ? "the usual price"
        : "\(money(max(difference, .zero - difference))) \(difference > .zero ? "below" : "above") the usual price"
      let rank =
        history.recent.isEmpty
        ? ""
        : "; \(grouped(lower)) of \(counted(history.recent.count, "monthly price")) "
          + "\(lower == 1 ? "was" : "were") lower"
      rows.append(["At \(money(seen))", comparison + rank])
      let bought = history.recent.filter { !$0.isSeen }
        .reduce(BaseQuantity.zero) { $0 + $1.price.quantity }
      let one = BaseQuantity(count: 10_000_000_000_000_000_000)
      let saving = UnitValue(paid: difference, quantity: one)
        .cost(of: bought, roundedToDigits: currency.minorUnitDigits)
      if bought > .zero, let saving, saving > .zero {
        let unit = analysis.unitValues.dimensions[history.dimension].baseUnit
        let quantity = formatting.text(.quantity(bought.rounded, unit: unit == "each" ? "" : unit))
        rows.append([
          "In a year",
          "\(money(saving)) less for the \(quantity.trimmed) bought in the last twelve months",
        ])
      }
    }
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
}
