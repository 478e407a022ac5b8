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
    if let group = GroupAnswer(wanted, in: analysis) {
      try console.data.write(group.text(seen: options.seenPrice))
      return finish(analysis.book, analysis.book.diagnostics)
    }
    let found = PricedItems(wanted, in: analysis)
    guard !found.items.isEmpty else {
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
      found.isOneName
      ? found.items.map { item in
        PriceAnswer(
          item, in: analysis, seen: options.seenPrice,
          package: book.newestPackage(of: item, through: analysis.period.asOf)
        ).text
      }.joined(separator: "\n")
      : found.list
    try console.data.write(text)
    return finish(analysis.book, analysis.book.diagnostics)
  }
}

/// What any item of a group costs: at every store the cheapest of it.
private struct GroupAnswer {
  private let rows: [GroupPrices.Row]
  private let names: BookNames
  private let formatting = Formatting()

  /// - Returns: `nil` where no group with a price has that name, whatever its case and accents.
  init?(_ wanted: String, in analysis: Analysis) {
    let names = analysis.book.names
    rows = analysis.groupPrices.rows.filter {
      searchedName(names.items[$0.group].name) == searchedName(wanted)
    }
    self.names = names
    if rows.isEmpty { return nil }
  }

  private func text(of price: Amount, _ row: GroupPrices.Row) -> String {
    let unit = row.dimension.baseUnit
    return formatting.text(.price(Money(price, names.currencies[row.currency])))
      + (unit == "each" ? " each" : " per \(unit)")
  }

  /// The stores, cheapest first in every currency, and how a price that was seen compares.
  func text(seen: Amount?) -> String {
    let cheapest = rows.filter(\.isCheapest).sorted {
      ($0.currency, $0.price, $0.store) < ($1.currency, $1.price, $1.store)
    }
    let items = Set(rows.map(\.item)).count
    var lines = ["\(visible(names.items[rows[0].group].name)), any of \(counted(items, "item"))"]
    if let seen, let lowest = cheapest.first {
      let difference = seen - lowest.price
      lines.append(
        "  At \(text(of: seen, lowest)): "
          + (difference == .zero
            ? "the lowest last price"
            : text(of: max(difference, .zero - difference), lowest)
              + (difference > .zero ? " above" : " below") + " the lowest last price"))
    }
    let table =
      [["Store", "Last price", "Item", "On"]]
      + cheapest.map { row in
        [
          visible(names.stores[row.store]), text(of: row.price, row),
          visible(names.items[row.item].name),
          row.day.map { formatting.text(.date($0)) } ?? "no date",
        ]
      }
    return (lines + aligned(table)).map { $0 + "\n" }.joined()
  }
}

/// The items with a price that a text may mean.
private struct PricedItems {
  private(set) var items: [ItemID] = []
  private let analysis: Analysis
  private static let limit = 20

  /// The item of that very name where it is written with accents, else those of that name without
  /// them, else those that match it as a pattern, else those that contain it.
  init(_ wanted: String, in analysis: Analysis) {
    self.analysis = analysis
    let names = analysis.book.names.items
    let text = searchedName(wanted)
    let priced = Set(
      analysis.unitValues.series.map(\.item) + analysis.undatedPrices.map(\.key.item)
    ).sorted().filter { !names[$0].isAdjustment }
    if text != foldedName(wanted) {
      items = priced.filter { foldedName(names[$0].name) == foldedName(wanted) }
    }
    if items.isEmpty { items = priced.filter { searchedName(names[$0].name) == text } }
    if items.isEmpty {
      let hasWildcards = text.contains { "*?".contains($0) }
      let pattern = Glob(hasWildcards ? text : "*\(text)*")
      items = priced.filter { pattern.matches(Array(searchedName(names[$0].name).utf8)) }
    }
  }

  /// Whether the items are one to a search: their names differ by case, accents and strokes alone.
  var isOneName: Bool {
    Set(items.map { searchedName(analysis.book.names.items[$0].name) }).count == 1
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
        "\(price(history.typical)), the median of \(counted(history.typicalCount, "monthly price")) "
          + "of \(months)",
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
      return "; \(grouped(lower)) of \(counted(history.recent.count, "monthly price")) "
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

extension Book {
  /// The package that an item was last bought or seen in up to a day; `nil` for one without a size in
  /// its name, and for one that was then bought by weight.
  fileprivate func newestPackage(of item: ItemID, through last: CalendarDate) -> UnitOfMeasure? {
    var newest: (day: CalendarDate, unit: UnitOfMeasure)?
    func look(at articles: ReceiptLines.Articles, _ rows: [UInt32], _ day: (Int) -> CalendarDate) {
      for (row, article) in rows.enumerated() where articles.item[Int(article)] == item {
        let day = day(row)
        guard day <= last, newest.map({ $0.day <= day }) ?? true else { continue }
        newest = (day, names.units[articles.unit[Int(article)]])
      }
    }
    look(at: prices.articles, prices.article) { prices.day[$0] }
    look(at: lines.articles, lines.article) { lines.receipts.day[Int(lines.receipt[$0])] }
    return newest.flatMap { $0.unit.isPackage ? $0.unit : nil }
  }
}
