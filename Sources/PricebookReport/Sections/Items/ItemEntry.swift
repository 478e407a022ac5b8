import PricebookAnalytics
import PricebookModel

/// The entry of one item in the price book: its stores, its prices and its chart.
struct ItemEntry {
  static let storeLimit = 8
  static let measureLimit = 3
  static let chartMonths = 60
  /// How many stores have a line of their own in a chart; one more has one if it is the last.
  static let lineLimit = 5
  static let monthsHeld = 12
  let item: ItemID
  let id: String
  let hasChart: Bool
  /// The place of the entry on the page, from 1.
  let number: Int
  /// Those in the currency that the item counts in come first.
  let histories: [ItemHistory]
  /// What was spent on the item in that currency, in the months that count.
  private let spent: Amount
  let book: ItemsReport

  init(_ entry: ItemBook.Entry, number: Int, in book: ItemsReport) {
    self.number = number
    item = entry.place.item
    id = entry.id
    hasChart = entry.hasChart
    self.book = book
    spent = entry.place.spent
    let currency = book.analysis.currencies[entry.place.currency]
    let all = book.histories.all(of: item)
    let counts = all.map { book.analysis.book.names.currencies[$0.currency] == currency }
    histories =
      all.indices.filter { counts[$0] }.map { all[$0] }
      + all.indices.filter { !counts[$0] }.map { all[$0] }
  }

  var shown: ArraySlice<ItemHistory> { histories.prefix(Self.measureLimit) }
  private var words: ReportWords { book.words }
  private var name: String { book.analysis.book.names.items[item].name }
  private func store(_ id: StoreID) -> String { book.analysis.book.names.stores[id] }

  var entry: Catalogue.Entry {
    var blocks: [Block] = book.stated.product(item).map { [.paragraph($0)] } ?? []
    for (place, history) in shown.enumerated() { blocks += self.blocks(of: history, place) }
    blocks += book.stated.comments(on: .item(item)).map { .footnote($0) }
    blocks += packageLines
    if histories.count > shown.count {
      blocks.append(
        .footnote(
          words.itemBook.otherUnits(histories.count - shown.count, book.tableName("unit-values"))))
    }
    return Catalogue.Entry(id: id, name: name, summary: summary, blocks: blocks)
  }

  /// The latest price with its store, and the money of a year, whatever the unit.
  private var summary: [RichText] {
    guard let first = histories.first, let latest = first.latest else { return ["", ""] }
    let scope = book.scope(first.currency)
    let unit = unit(first)
    let shown = shownPrice(latest.price, scope)
    let price: RichText = unit.isEmpty ? shown : "\(shown) \(unit)"
    return [
      words.itemBook.priceAt(price, store(latest.store)),
      spent == .zero ? "" : .value(scope.written(spent)),
    ]
  }

  private func blocks(of history: ItemHistory, _ place: Int) -> [Block] {
    let scope = book.scope(history.currency)
    var blocks: [Block] = [.keyFigures(KeyFigures(figures: figures(history, scope)))]
    if hasChart, let chart = chart(history, scope, place) { blocks.append(.chart(chart)) }
    blocks.append(.table(table(history, scope, place)))
    return blocks
  }

  private func baseUnit(_ history: ItemHistory) -> String {
    book.analysis.unitValues.dimensions[history.dimension].baseUnit
  }

  /// `per kg`, or nothing for pieces.
  private func unit(_ history: ItemHistory) -> RichText {
    let unit = baseUnit(history)
    return unit == "each" ? "" : words.shared.per(unit)
  }

  private func shownPrice(_ price: UnitValue, _ scope: CurrencyScope) -> RichText {
    price.rounded.map { .value(scope.shownPrice($0)) } ?? RichText(Formatting.absent)
  }

  private func figures(_ history: ItemHistory, _ scope: CurrencyScope) -> [KeyFigure] {
    let unit = unit(history)
    func figure(_ label: RichText, _ price: UnitValue, _ context: RichText) -> KeyFigure {
      KeyFigure(
        label: unit.isEmpty ? label : "\(label) \(unit)", figure: shownPrice(price, scope),
        context: context)
    }
    return [
      history.latest.map { figure(words.itemBook.latestPrice, $0.price, place($0)) },
      history.lowest.map { figure(words.itemBook.lowest, $0.price, place($0)) },
      history.typical.map {
        figure(words.itemBook.typical, $0, words.itemBook.median(of: history.typicalCount))
      },
      KeyFigure(
        label: words.itemBook.year,
        figure: .value(scope.written(book.spent(on: item, history.dimension, history.currency))),
        context: words.shared.months(book.year)),
    ].compactMap(\.self)
  }

  /// `Lindner, 27 October 2026`.
  private func place(_ price: ItemHistory.Price) -> RichText {
    let name = store(price.store)
    return when(price).map { "\(name: name), \($0)" } ?? .name(name)
  }

  private func when(_ price: ItemHistory.Price) -> Value? {
    price.day.map { .date($0) } ?? price.month.map { .month($0) }
  }

  private func table(_ history: ItemHistory, _ scope: CurrencyScope, _ place: Int) -> DisplayTable {
    DisplayTable(
      "prices-\(number)-\(place + 1)", words.itemBook.storesCaption(name),
      unit: scope.priced(words.shared.per(baseUnit(history))), of: history.stores,
      limit: Self.storeLimit, file: book.tablePath("unit-values"),
      [
        .init(book.headings.store) { .name(store($0.latest.store)) },
        .number(book.headings.last) {
          .value(
            $0.latest.price.rounded.map(scope.shownPrice),
            secondLine: notes(on: $0, scope))
        },
        .number(words.itemBook.when) {
          when($0.latest).map { .value($0) } ?? .text(words.comparison.undated)
        },
        .number(book.headings.lowest) {
          .value(
            $0.lowest?.price.rounded.map(scope.shownPrice),
            secondLine: $0.lowest?.month.map { .value(.shortMonth($0)) })
        },
        .number(book.headings.change) { change(of: $0) },
      ])
  }

  /// Whether a price was seen, and an offer beside it.
  private func notes(on at: ItemHistory.AtStore, _ scope: CurrencyScope) -> RichText? {
    let offer = at.offer.flatMap { offer in
      offer.price.rounded.flatMap { price in
        offer.day.map { words.itemBook.offer(scope.shownPrice(price), $0) }
      }
    }
    return RichText(notes: [
      at.latest.isOffer ? words.comparison.offer : nil,
      at.latest.isSeen ? book.stated.seen(item, at.latest) : nil, offer,
    ])
  }

  /// The change of the regular price, where it may be stated.
  private func change(of store: ItemHistory.AtStore) -> Cell {
    guard let change = store.series.flatMap(book.changes.change(ofSeries:)), change.isStated
    else { return .absent }
    return .value(
      .percentDifference(change.percent), secondLine: .value(.shortMonth(change.since)),
      tone: change.percent > 0 ? .over : .under)
  }

  /// The prices of every month at every store; `nil` where there is one month.
  private func chart(_ history: ItemHistory, _ scope: CurrencyScope, _ place: Int) -> Chart? {
    let values = book.analysis.unitValues
    let last = book.analysis.period.month
    let ordered = history.stores.compactMap { at in at.series.map { (series: $0, at: at) } }
      .sorted { ($1.at.paid, $0.series) < ($0.at.paid, $1.series) }
    let oldest = last.adding(months: 1 - Self.chartMonths)
    let begins = ordered.compactMap { series, _ -> Month? in
      let rows = values.series[series].rows
      let first = values.month[rows].partitionPoint { $0 >= oldest }
      return first < rows.upperBound && values.month[first] <= last ? values.month[first] : nil
    }
    guard let first = begins.min(), first < last else { return nil }
    let months = (0...last.months(since: first)).map { first.adding(months: $0) }
    let limit = ordered.count > Self.lineLimit + 1 ? Self.lineLimit : ordered.count
    let drawn = book.slots.apart(ordered, limit: limit) { $0.at.latest.store }
    var series = drawn.map { series, at in
      LineSeries(
        name: store(at.latest.store), slot: book.slots.slot(of: at.latest.store),
        mark: book.slots.mark(of: at.latest.store),
        values: values.approximatePrices(of: values.series[series], in: months))
    }
    let named = Set(drawn.map(\.series))
    let others = ordered.map(\.series).filter { !named.contains($0) }
    if !others.isEmpty { series.append(range(of: others, in: months)) }
    let digits = scope.priceDigits(of: series.map(\.values))
    let latest = series.prefix(3).compactMap { line -> RichText? in
      let value = line.values.last { $0 != nil } ?? nil
      return value.map { words.trends.entry(line.name, .number($0, digits: digits)) }
    }
    return Chart(
      id: "chart-\(number)-\(place + 1)", title: words.itemBook.chartTitle(name),
      description: words.itemBook.chartDescription(words.shared.list(latest)),
      drawing: .lines(
        LineChart(
          months: months, series: series, reference: nil, digits: digits, currency: scope.currency,
          unit: baseUnit(history), monthsHeld: Self.monthsHeld)), isTabledElsewhere: true)
  }

  /// The lowest and the highest price of several stores in every month; each price is held until the
  /// next one of its store, but for ``monthsHeld`` at most.
  private func range(of series: [Int], in months: [Month]) -> LineSeries {
    let values = book.analysis.unitValues
    var band = [ClosedRange<Double>?](repeating: nil, count: months.count)
    for index in series {
      var held: (value: Double, place: Int)?
      let prices = values.approximatePrices(of: values.series[index], in: months)
      for (place, price) in prices.enumerated() {
        if let price { held = (price, place) }
        guard let now = held, place - now.place <= Self.monthsHeld, now.value.isFinite else {
          continue
        }
        let known = band[place] ?? now.value...now.value
        band[place] = min(known.lowerBound, now.value)...max(known.upperBound, now.value)
      }
    }
    return LineSeries(
      name: words.trends.otherStores(series.count), slot: .other,
      values: Array(repeating: nil, count: months.count), band: band)
  }

  /// What a package holds and costs per unit, and the same item in other sizes.
  private var packageLines: [Block] {
    guard let size = book.analysis.packages.sizes[item] else { return [] }
    var lines: [RichText] = []
    if let history = histories.first(where: { baseUnit($0) == "each" }),
      let latest = history.latest, let price = latest.price.perUnit(ofPackagesHolding: size.total)
    {
      let each: RichText = .value(.quantity(size.each, unit: size.unit.symbol))
      lines.append(
        words.itemBook.package(
          size.count > 1 ? "\(.count(size.count)) × \(each)" : each,
          shownPrice(price, book.scope(history.currency)),
          words.shared.per(size.unit.dimension.baseUnit)))
    }
    if let others = book.otherSizes(of: item, size) {
      lines.append(words.itemBook.otherSizes(others))
    }
    return lines.map { .paragraph($0) }
  }
}
