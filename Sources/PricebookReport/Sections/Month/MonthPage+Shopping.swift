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
  /// What the headline compares: the basket as it is bought now and at the other store, the whole
  /// baskets of two stores, their price levels, or how much of the basket they have.
  var headlineDrawing: Chart.Drawing? {
    guard stores.count > 1 else { return nil }
    if isAnsweredByLevels {
      return PriceLevels(in: scope).map { .levelDots($0.foremostDots) }
    }
    if let saving = comparison.attainable, saving.claim.clear != nil {
      return .comparisonBars(
        ComparisonBars(
          currency: scope.currency,
          rows: [
            ComparisonBars.Row(
              name: words.comparison.asNow, own: saving.there + saving.amount, filledIn: nil,
              isWinner: false),
            ComparisonBars.Row(
              name: name(stores[saving.store]), own: saving.there, filledIn: nil, isWinner: true),
          ]))
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
}
