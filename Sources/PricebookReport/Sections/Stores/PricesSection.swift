import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
  static let storeColumnLimit = 5
  static let itemRowLimit = 60

  /// What every item of the basket costs at every store.
  var pricesSection: Section? {
    guard stores.contains(where: { $0.availableItems > 0 }) else { return nil }
    return Section(
      id: "items", title: words.comparison.itemsTitle,
      note: [
        words.comparison.itemsNote(maximumAge: scope.analysis.options.maximumPriceAgeDays)
      ],
      drawingNote: eligible.isEmpty || others.isEmpty ? [] : [words.comparison.itemsDrawingNote],
      blocks: [.table(pricesTable(id: "basket-prices"))]
        + alternativeSentences.map(Block.paragraph))
  }

  /// What the result would be without offers and without old prices.
  private var alternativeSentences: [RichText] {
    guard stores.count > 1, !eligible.isEmpty else { return [] }
    return comparison.alternatives.map { alternative in
      guard let best = alternative.best, let winner = alternative.likeForLikeWinner else {
        return words.comparison.alternativeWithoutStores(
          alternative.change, count: alternative.changedPrices)
      }
      let isSame = best == eligible.first?.store && winner == self.winner?.store
      let names = scope.book.names.stores
      return words.comparison.alternative(
        alternative.change, count: alternative.changedPrices, isSame: isSame,
        best: names[best], scope.written(alternative.bestTotal),
        winner: names[winner], scope.written(alternative.likeForLikeTotal),
        isClear: alternative.isClear)
    }
  }

  func pricesTable(id: String) -> DisplayTable {
    let left = Array(eligible.prefix(BasketComparison.storeColumnLimit))
    let right = Array(others.prefix(BasketComparison.storeColumnLimit - left.count))
    let columns = left + right
    let order = comparison.basket.lines.indices.sorted {
      (comparison.basket.lines[$0].item, $0) < (comparison.basket.lines[$1].item, $1)
    }
    let shown = order.prefix(BasketComparison.itemRowLimit)
    let rest = order.dropFirst(BasketComparison.itemRowLimit)
    var rows = shown.map { DisplayTable.Row(priceCells($0, columns)) }
    if !rest.isEmpty {
      rows.append(
        DisplayTable.Row(
          [.text(words.shared.other(rest.count, .item))]
            + columns.map { store in
              .value(scope.written(rest.reduce(.zero) { $0 + ownCost($1, store) }))
            }, emphasis: .rest))
    }
    rows.append(
      DisplayTable.Row(
        [.text(words.comparison.ownTotal)] + columns.map { .value(scope.written($0.total)) },
        emphasis: .total))
    if !eligible.isEmpty {
      rows.append(
        DisplayTable.Row(
          [.text(words.headings.likeForLike)]
            + columns.map { .value($0.likeForLikeTotal.map(scope.written)) },
          emphasis: .total))
    }
    return DisplayTable(
      id: id, caption: words.comparison.pricesCaption,
      captionUnit: pricesUnit,
      columns: [.init(words.headings.item, order: rest.isEmpty ? .ascending : nil)]
        + columns.enumerated().map { place, store in
          DisplayTable.Column(
            .name(name(store)), alignment: .trailing,
            hasDivider: place == left.count && place > 0)
        },
      rows: rows, legend: legend(columns), footnotes: priceFootnotes(columns),
      file: scope.context.tablePath("basket-prices"))
  }

  private var pricesUnit: RichText {
    let unit = words.comparison.pricesUnit(isWeighed: !comparison.timesBought.isEmpty)
    return scope.currency.label.isEmpty
      ? unit : "\(words.shared.amountsIn(scope.currency)), \(unit)"
  }

  private func price(_ line: Int, _ store: StoreComparison.StoreTotal)
    -> StoreComparison.BasketPrice?
  {
    store.prices.indices.contains(line) ? store.prices[line] : nil
  }

  /// The cost of a line at the store's own price; nothing where it is filled in or lacking.
  private func ownCost(_ line: Int, _ store: StoreComparison.StoreTotal) -> Amount {
    price(line, store).flatMap { $0.isFilledIn ? nil : $0.cost } ?? .zero
  }

  private func isStale(_ price: StoreComparison.BasketPrice) -> Bool {
    price.isStale(asOf: comparison.asOf)
  }

  private func priceCells(_ line: Int, _ columns: [StoreComparison.StoreTotal]) -> [Cell] {
    let wanted = comparison.basket.lines[line]
    // The mark covers every store, also those that the table leaves out.
    let costs = stores.compactMap { price(line, $0) }.filter { !$0.isFilledIn }.map(\.cost)
    let cheapest = costs.min()
    let isCheaper = cheapest != costs.max()
    let prices = columns.map { store -> Cell in
      guard let price = price(line, store) else { return .absent }
      return .basketPrice(
        BasketPrice(
          price: scope.money(price.cost),
          isCheapest: isCheaper && !price.isFilledIn && price.cost == cheapest,
          isFilledIn: price.isFilledIn, isStale: isStale(price),
          isOffer: price.isOffer,
          heat: price.isFilledIn
            ? .none : BasketPrice.Heat(cost: price.cost, cheapest: cheapest ?? price.cost)))
    }
    let item = words.comparison.item(
      itemName(wanted), shownQuantity(wanted),
      isOne: wanted.quantity == .one && wanted.unit == .each)
    let isWeighed = !comparison.timesBought.isEmpty
    return [.text(isWeighed ? words.comparison.weighed(item, times: times(line)) : item)]
      + prices
  }

  private func legend(_ columns: [StoreComparison.StoreTotal]) -> [DisplayTable.LegendEntry] {
    let prices = columns.flatMap { $0.prices.compactMap(\.self) }
    guard let sample = prices.first(where: { !$0.isFilledIn }) else { return [] }
    let cost = scope.money(sample.cost)
    var entries: [DisplayTable.LegendEntry] = []
    if comparison.stores.contains(where: { $0.itemsWon + $0.itemsTied > 0 }) {
      entries = [
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: cost, isCheapest: true)),
          meaning: words.comparison.cheapestMark),
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: cost, heat: .warm)),
          meaning: words.comparison.warmMark(BasketPrice.Heat.warmPercent)),
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: cost, heat: .hot)),
          meaning: words.comparison.hotMark(BasketPrice.Heat.hotPercent)),
      ]
    }
    if let filled = prices.first(where: \.isFilledIn) {
      entries.append(
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: scope.money(filled.cost), isFilledIn: true)),
          meaning: words.comparison.filledInMark))
    }
    if let stale = prices.first(where: isStale) {
      entries.append(
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: scope.money(stale.cost), isStale: true)),
          meaning: words.comparison.staleMark(StoreComparison.staleDays)))
    }
    if let offer = prices.first(where: \.isOffer) {
      entries.append(
        DisplayTable.LegendEntry(
          sample: .basketPrice(BasketPrice(price: scope.money(offer.cost), isOffer: true)),
          meaning: words.comparison.offerMark(OfferRule().percent)))
    }
    return entries
  }

  /// Names the old prices with their store and month.
  private func priceFootnotes(_ columns: [StoreComparison.StoreTotal]) -> [RichText] {
    var entries: [RichText] = []
    for store in columns {
      for (line, price) in zip(comparison.basket.lines, store.prices) {
        guard let price, isStale(price) else { continue }
        entries.append(
          words.comparison.stale(itemName(line), at: name(store), price.observed?.month))
      }
    }
    guard !entries.isEmpty else { return [] }
    return [words.comparison.staleFootnote(words.shared.list(entries, limit: 6))]
  }
}

extension BasketPrice.Heat {
  /// From how many percent above the cheapest on a cost is warm.
  static let warmPercent = 10
  /// From how many percent above the cheapest on a cost is hot.
  static let hotPercent = 25

  /// How far a cost is above the cheapest real one, in whole numbers.
  init(cost: Amount, cheapest: Amount) {
    let scaled = Int128(cost.tenThousandths) * 100
    let base = Int128(cheapest.tenThousandths)
    if base <= 0 || scaled < base * Int128(100 + Self.warmPercent) {
      self = .none
    } else {
      self = scaled < base * Int128(100 + Self.hotPercent) ? .warm : .hot
    }
  }
}
