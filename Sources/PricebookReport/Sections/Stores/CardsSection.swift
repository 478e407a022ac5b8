import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
  static let barLimit = 12

  /// The recommended stores.
  var cardsSection: Section? {
    let limit = max(1, min(scope.analysis.options.recommendations, 12))
    let shown = Array(byWholeBasket.prefix(limit))
    guard stores.count > 1, !shown.isEmpty else { return nil }
    return Section(
      id: "recommended",
      title: words.comparison.cardsTitle(
        shown.count, isAdvice: eligible.count > 1 && !shown.contains(where: isDearer)),
      note: cardsNotes,
      drawingNote: [words.comparison.cardsDrawingNote],
      blocks: [.cards(shown.enumerated().map { card($1, rank: $0 + 1) })]
        + (leadSentence.map { [.paragraph($0)] } ?? []))
  }

  private var cardsNotes: [RichText] {
    let needed = words.comparison.needed(
      neededItems, of: itemCount, percent: comparison.availabilityPercent)
    return ["\(words.comparison.rankedByWholeBasket) \(needed)"]
      + (usual.map { $0.isEligible ? [words.comparison.differences(against: name($0))] : [] } ?? [])
  }

  /// The few items that explain the winner's lead.
  private var leadSentence: RichText? {
    guard let lead = comparison.lead, let claim = lead.claim.clear, !lead.largest.isEmpty else {
      return nil
    }
    let isPart = lead.largest.count < comparison.basket.lines.count
    return words.comparison.lead(
      WrittenLead(claim, in: scope), of: name(stores[lead.winner]),
      over: name(stores[lead.rival]), largest: scope.written(lead.largestAmount),
      items: isPart ? lead.largest.map { itemName(comparison.basket.lines[$0]) } : [],
      isMore: lead.largestAmount > lead.amount)
  }

  /// What a store costs more than the usual one, and over how many items: the whole basket, or what
  /// both price where the usual store has too little of it.
  ///
  /// - Returns: `nil` for the usual store itself, and where the two have nothing in common.
  private func difference(
    from usual: StoreComparison.StoreTotal, at store: StoreComparison.StoreTotal
  ) -> (amount: Amount, items: Int?)? {
    guard usual.store != store.store else { return nil }
    guard !usual.isEligible else { return (comparable(store) - comparable(usual), nil) }
    let common = zip(store.prices, usual.prices).compactMap { own, other -> Amount? in
      guard let own, let other, !own.isFilledIn, !other.isFilledIn else { return nil }
      return own.cost - other.cost
    }
    return common.sumOfAny.map { ($0, common.count) }
  }

  /// Whether a store costs more than the usual one, so that it is not recommended.
  private func isDearer(_ store: StoreComparison.StoreTotal) -> Bool {
    usual.flatMap { difference(from: $0, at: store) }.map { $0.amount > .zero } ?? false
  }

  /// The row of a card that compares its store with the usual one.
  private func usualRow(
    _ usual: StoreComparison.StoreTotal, _ store: StoreComparison.StoreTotal
  ) -> StoreCard.Row {
    guard usual.store != store.store else {
      return StoreCard.Row(label: words.comparison.theUsualStore, value: "–")
    }
    guard let difference = difference(from: usual, at: store) else {
      return StoreCard.Row(label: words.comparison.against(name(usual)), value: "–")
    }
    let amount: RichText = """
      \(.value(scope.difference(difference.amount)), tone: Tone(variance: difference.amount))
      """
    guard let items = difference.items else {
      return StoreCard.Row(
        label: difference.amount > .zero
          ? words.comparison.dearer(than: name(usual)) : words.comparison.against(name(usual)),
        value: amount)
    }
    return StoreCard.Row(
      label: words.comparison.against(name(usual)),
      value: "\(amount) \(words.comparison.forItems(items, of: itemCount))")
  }

  /// ⌈items × threshold⌉.
  private var neededItems: Int {
    (itemCount * max(0, min(comparison.availabilityPercent, 100)) + 99) / 100
  }

  /// The eligible stores by the figure that the page shows of them.
  private var byWholeBasket: [StoreComparison.StoreTotal] {
    eligible.sorted { (comparable($0), $0.rank ?? 0) < (comparable($1), $1.rank ?? 0) }
  }

  private func card(_ store: StoreComparison.StoreTotal, rank: Int) -> StoreCard {
    let filled = filledIn(store)
    let isWinner = store.store == winner?.store && comparison.lead?.claim.clear != nil
    var rows = [
      StoreCard.Row(
        label: words.comparison.filledInLabel,
        value: filled == .zero
          ? words.comparison.nothing : words.comparison.about(scope.written(filled))),
      StoreCard.Row(
        label: """
          \(words.headings.ownTotal), \
          \(words.comparison.itemsOf(store.availableItems, itemCount))
          """,
        value: .value(scope.written(store.total))),
    ]
    if let usual { rows.append(usualRow(usual, store)) }
    let lacks = lacking(store)
    return StoreCard(
      rank: words.comparison.rank(rank, of: eligible.count), name: name(store),
      total: scope.money(comparable(store)),
      totalNote: totalNote(isWinner: isWinner),
      rows: rows,
      meter: meter(store),
      availability: words.comparison.availability(
        share: share(store), isExactlyThreshold: isExactlyThreshold(store)),
      lacks: lacks.isEmpty
        ? words.comparison.lacksNothing : words.comparison.lacks(words.shared.list(lacks)))
  }

  private func totalNote(isWinner: Bool) -> RichText {
    let items = comparedItems
    if items < itemCount { return words.comparison.forItems(items, of: itemCount) }
    return isWinner ? words.comparison.lowestWholeBasket : words.comparison.wholeBasket
  }

  func meter(_ store: StoreComparison.StoreTotal) -> AvailabilityMeter {
    AvailabilityMeter(
      pricedItems: store.availableItems, basketItems: itemCount,
      thresholdPercent: comparison.availabilityPercent)
  }

  /// The share of the items that a store prices, with a decimal only where it needs one.
  func share(_ store: StoreComparison.StoreTotal) -> Value {
    let items = max(itemCount, 1)
    return .percent(
      Double(store.availableItems) * 100 / Double(items),
      digits: (store.availableItems * 100).isMultiple(of: items) ? 0 : 1)
  }

  private func isExactlyThreshold(_ store: StoreComparison.StoreTotal) -> Bool {
    store.availableItems * 100 == comparison.availabilityPercent * itemCount
  }

  /// The eligible stores by whole basket; where there is none or one, what all stores have of it.
  var barsSection: Section? {
    guard stores.count > 1 else { return nil }
    return Section(
      id: "all-stores", title: barsTitle,
      drawingNote: [
        hasWholeBaskets ? words.comparison.bars : words.comparison.availabilityBars
      ],
      blocks: [
        .chart(bars(id: "comparison-bars")),
        .disclosure(
          title: words.comparison.storesTableTitle, blocks: [.table(storesTable(id: "totals"))]),
      ])
  }

  /// Whether there are whole baskets to compare.
  private var hasWholeBaskets: Bool { eligible.count > 1 }

  private var barsTitle: RichText {
    hasWholeBaskets ? words.comparison.barsTitle : words.comparison.availabilityTitle
  }

  private var barsDescription: RichText {
    let count = words.shared.counted(stores.count, .store)
    guard let only = eligible.first else { return words.comparison.noneOf(count) }
    guard eligible.count > 1 else {
      return words.comparison.answer(
        words.comparison.oneEligible(
          name(only), scope.written(only.total), comparison.availabilityPercent))
    }
    let leaders = byWholeBasket.prefix(3).map {
      "\(name: name($0)) \(scope.written(comparable($0)))" as RichText
    }
    return words.comparison.lowestStores(words.shared.list(leaders), of: count)
  }

  func bars(id: String) -> Chart {
    guard hasWholeBaskets else {
      return Chart(
        id: id, title: barsTitle, description: barsDescription,
        drawing: .availabilityBars(availability()))
    }
    let ordered = byWholeBasket
    let shown = ordered.prefix(BasketComparison.barLimit)
    return Chart(
      id: id, title: barsTitle, description: barsDescription,
      drawing: .comparisonBars(
        ComparisonBars(
          currency: scope.currency,
          rows: shown.map { row(of: $0) },
          omittedCount: ordered.count - shown.count)))
  }

  func row(of store: StoreComparison.StoreTotal) -> ComparisonBars.Row {
    let filled = min(filledIn(store), comparable(store))
    return ComparisonBars.Row(
      name: name(store), own: comparable(store) - filled, filledIn: filled > .zero ? filled : nil,
      isEligible: store.isEligible, isWinner: store.store == winner?.store,
      note: store.isEligible ? "" : words.comparison.itemsOf(store.availableItems, itemCount))
  }

  /// How much of the basket stores have, those with most of it first.
  func availability(limit: Int = barLimit) -> AvailabilityBars {
    let ordered = stores.enumerated().sorted {
      ($1.element.availableItems, $0.offset) < ($0.element.availableItems, $1.offset)
    }.map(\.element)
    return AvailabilityBars(
      rows: ordered.prefix(limit).map { store in
        AvailabilityBars.Row(
          name: name(store), pricedItems: store.availableItems,
          note: words.comparison.itemsOf(store.availableItems, itemCount))
      }, basketItems: itemCount, thresholdPercent: comparison.availabilityPercent,
      omittedCount: max(0, ordered.count - limit))
  }

  private var storeColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.store), .number(headings.rank), .number(headings.ownTotal),
      .number(headings.likeForLike), .number(headings.available), .number(headings.cheapestFor),
    ]
  }

  func storesTable(id: String) -> DisplayTable {
    let shown = stores.prefix(SpendingReview.tableRowLimit)
    let rest = stores.count - shown.count
    return DisplayTable(
      id: id, caption: words.comparison.storesTableCaption, captionUnit: scope.captionUnit,
      columns: storeColumns,
      rows: shown.map { store in
        DisplayTable.Row([
          .name(name(store)), .value(store.rank.map { .count($0) }),
          .value(scope.written(store.total)),
          .value(store.expectedTotal.map(scope.written)),
          .text(
            words.comparison.itemsOf(store.availableItems, itemCount),
            secondLine: .value(share(store))),
          .text(words.comparison.won(store.itemsWon, tied: store.itemsTied)),
        ])
      },
      footnotes: !eligible.isEmpty && comparedItems < itemCount
        ? [words.comparison.comparedItems(comparedItems, of: itemCount)] : [],
      totalRowCount: rest > 0 ? stores.count : nil,
      file: scope.context.tablePath("store-comparison"))
  }
}
