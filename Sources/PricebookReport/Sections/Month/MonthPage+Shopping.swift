import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension MonthPage {
  /// The answer of the store comparison, with the two stores that it is about.
  ///
  /// Stores are compared for months alone.
  var whereSection: Section? {
    guard scope.period.isMonth else { return nil }
    let levels = scopes.all.lazy.compactMap(PriceLevels.init(in:)).first
    let comparison = StoreComparisonReport.main(in: scopes).first.map {
      BasketComparison($0, in: scope)
    }
    guard let currency = comparison?.scope.currency ?? levels?.scope.currency,
      let answer = comparison?.headline ?? levels?.sentence
    else { return nil }
    let isLabelled = scope.analysis.currencies.count > 1 && !currency.label.isEmpty
    let sentence = words.comparison.answer(
      isLabelled ? words.page.labelled(.name(currency.label), answer) : answer)
    let drawing =
      comparison.map { $0.headlineDrawing } ?? levels.map { .levelDots($0.foremostDots) }
    var blocks: [Block] = [.paragraph(sentence)]
    if let drawing {
      blocks.append(
        .chart(
          Chart(
            id: "where", title: words.month.whereTitle, description: sentence, drawing: drawing,
            isSmall: true, isTabledElsewhere: true)))
    }
    if let saving = comparison?.comparison.attainable, saving.claim.clear != nil,
      let comparison, !comparison.isAnsweredByLevels, saving.items < comparison.itemCount
    {
      blocks.append(
        .footnote(
          words.comparison.attainable(
            saving.items, at: comparison.name(comparison.stores[saving.store]))))
    }
    return Section(
      id: "where-to-shop", title: words.month.whereTitle, blocks: blocks, column: .side)
  }

  private static let dueLimit = 8

  /// The items that are due next.
  var dueSection: Section? {
    let due = scope.analysis.due
    guard scope.period.isMonth, !due.items.isEmpty else { return nil }
    return Section(
      id: "due", title: words.due.title,
      blocks: [
        .table(
          DisplayTable(
            id: "due-table", caption: words.due.title, isCaptionHidden: true,
            columns: [
              .init(words.headings.item), .number(words.due.due),
            ],
            rows: due.items.prefix(Self.dueLimit).map { item in
              DisplayTable.Row([
                .name(scope.itemName(item.item)), .value(.dayOfMonth(item.due)),
              ])
            }))
      ]
        + (due.count > Self.dueLimit
          ? [
            .footnote(
              "\(link: words.shared.more(due.count - Self.dueLimit), to: .page(ReportKind.storeComparison.fileName))"
            )
          ] : []),
      column: .side)
  }
}

extension BasketComparison {
  /// The two stores of the headline: what the items that both have cost at either, their whole
  /// baskets, their price levels, or how much of the basket they have.
  var headlineDrawing: Chart.Drawing? {
    guard stores.count > 1 else { return nil }
    if isAnsweredByLevels {
      return PriceLevels(in: scope).map { .levelDots($0.foremostDots) }
    }
    if let saving = comparison.attainable, saving.claim.clear != nil {
      return .comparisonBars(
        ComparisonBars(
          currency: scope.currency,
          rows: [saving.usualStore, saving.store].map { place in
            ComparisonBars.Row(
              name: name(stores[place]),
              own: ownCost(of: stores[place], over: [saving.usualStore, saving.store]),
              filledIn: nil, isEligible: true, isWinner: place == saving.store)
          }))
    }
    guard eligible.count > 1 else {
      var bars = availability(limit: 2)
      bars.omittedCount = 0
      return .availabilityBars(bars)
    }
    return .comparisonBars(
      ComparisonBars(
        currency: scope.currency,
        rows: compared.prefix(2).map { store in
          var bar = row(of: store)
          if comparison.lead?.claim.clear == nil { bar.isWinner = false }
          return bar
        }))
  }

  /// What the lines that all of some stores price cost at one of them.
  private func ownCost(of store: StoreComparison.StoreTotal, over places: [Int]) -> Amount {
    comparison.basket.lines.indices.reduce(.zero) { sum, line in
      let isCommon = places.allSatisfy { stores[$0].prices[line].map { !$0.isFilledIn } ?? false }
      return isCommon ? sum + (store.prices[line]?.cost ?? .zero) : sum
    }
  }
}
