import PricebookAnalytics
import PricebookModel

/// What is to be bought next as a list to take along, in every currency that it has prices in.
struct NextListReport {
  let scopes: ReportScopes
  private let purchases: [NextPurchases]

  /// - Parameter isAsked: Whether the list was asked for, so that a basket that was named, or else the
  ///   usual one, is better than none.
  init(_ scopes: ReportScopes, isAsked: Bool) {
    self.scopes = scopes
    let analysis = scopes.first.analysis
    let named = analysis.comparisons.filter { isAsked && ($0.kind == .next || $0.kind == .file) }
    var comparisons = named.isEmpty ? analysis.next : named
    if comparisons.isEmpty, isAsked { comparisons = StoreComparisonReport.main(in: scopes) }
    let name = comparisons.first?.basket.name
    let places = Dictionary(
      scopes.all.enumerated().map { ($1.currency, $0) }, uniquingKeysWith: min)
    // In the order of currencies on all pages.
    purchases = comparisons.filter { $0.basket.name == name }
      .sorted { places[$0.currency] ?? .max < places[$1.currency] ?? .max }
      .prefix(ReportScopes.limit).compactMap { NextPurchases($0, in: scopes.first) }
  }

  private var first: CurrencyScope { scopes.first }
  private var words: ReportWords { first.words }

  var report: Report {
    let lists = ShoppingListsReport(
      of: first.analysis, query: ListQuery(), locale: first.context.locale)
    // Lists that nothing has a price of are shown as they are.
    guard purchases.isEmpty, !lists.isEmpty else { return ownReport }
    var report = lists.report
    report.kind = .shoppingList
    report.period = first.period.span
    report.navigation = ownReport.navigation
    return report
  }

  private var ownReport: Report {
    Report(
      kind: .shoppingList, period: first.period.span,
      title: words.comparison.listTitle, kicker: kicker, headline: headline, deck: deck,
      navigation: first.context.navigation(of: .shoppingList, period: first.period.span),
      sections: purchases.map(section), locale: first.context.locale, words: words.page)
  }

  var isEmpty: Bool { purchases.isEmpty }

  /// Puts the list before the lists of apps, where there are some.
  func lead(_ report: inout Report, hasLists: Bool) {
    (report.kicker, report.headline, report.deck) = (kicker, headline, deck)
    let sections = purchases.map { purchases in
      var section = section(of: purchases)
      section.isTitleHidden = false
      return section
    }
    report.sections = sections + (hasLists ? report.sections : [])
    if !hasLists { report.footer = [] }
  }

  private var kicker: RichText {
    let last = first.period.asOf.adding(days: DueItems.days)
    guard let lead = purchases.first else {
      return words.next.from(isDue: true, isListed: false, by: last)
    }
    return switch lead.comparison.kind {
    case .next:
      words.next.from(
        isDue: lead.lines.contains { $0.due != nil },
        isListed: lead.comparison.basket.lines.contains { !$0.isMean }, by: last)
    case .usual, .seen, .file, .planningCart:
      BasketComparison(lead.comparison, in: first).basketName
    }
  }

  /// What to buy in every currency: the list of one of them would hide the others.
  private var headline: RichText {
    guard !purchases.isEmpty else { return words.next.nothing }
    let lists = purchases.prefix(YearHeadline.currencyLimit).map { list in
      words.next.headline(
        list.lines.count, list.scope.written(list.total), at: list.stops.map(list.name))
    }
    return RichText(parts: lists, separator: RichText(words.shared.semicolon))
  }

  private var deck: RichText {
    guard let lead = purchases.first else { return words.next.howItFills }
    let unpriced = lead.lines.filter { $0.cost == nil }.count
    let oldStores = lead.storesWithOldPrices
    let days = first.analysis.options.settings[.maximumPriceAgeDays]
    let sentences = [
      lead.alternative.map { other in
        words.next.alternative(
          lead.scope.written(other.total), at: other.store, isUsual: other.isUsual,
          difference: other.total == other.listed
            ? nil : lead.scope.written((other.listed - other.total).magnitude),
          isLess: other.total < other.listed,
          what: lead.stops.count > 1
            ? words.next.listed(at: lead.main.map(lead.name), lead.scope.written(other.listed))
            : nil,
          notes: notes(on: other))
      },
      lead.split.map { split in
        words.next.split(
          words.shared.list(
            split.parts.map { part in
              words.comparison.part(words.shared.counted(part.items, .item), at: part.store)
            }), lead.scope.written(split.saving))
      }, lead.lines.contains(where: \.isEstimated) ? words.next.estimated : nil,
      unpriced > 0 ? words.next.unpriced(unpriced) : nil,
      oldStores.isEmpty ? nil : words.next.tooOld(words.shared.list(oldStores), days: days),
    ].compactMap(\.self)
    return sentences.isEmpty ? words.next.howItFills : RichText(sentences: sentences)
  }

  /// How old prices of the alternative are, and how many of them are estimates.
  private func notes(on other: NextPurchases.Alternative) -> RichText? {
    let notes: [RichText?] = [
      other.age.map {
        switch $0 {
        case .weeks(let weeks): words.next.upTo(weeks: weeks)
        case .undated: words.next.someUndated
        }
      }, other.estimated > 0 ? words.next.someEstimated(other.estimated) : nil,
    ]
    let known = notes.compactMap(\.self)
    return known.isEmpty ? nil : words.shared.list(known)
  }

  private func section(of purchases: NextPurchases) -> Section {
    let label = purchases.scope.currency.label
    let isLead = purchases.scope.currency == self.purchases.first?.scope.currency
    let names = purchases.stops.map(purchases.name).joined(separator: "+")
    let whole = ShoppingList(
      stores: purchases.route.compactMap { list(at: $0, of: purchases) }, hasBoxes: true,
      memory: ShoppingList.Memory(key: "\(first.period.span) \(names)", clear: words.next.clear))
    return Section(
      id: isLead ? "shopping-list" : "shopping-list-\(label.lowercased())",
      title: self.purchases.count > 1 && !label.isEmpty
        ? "\(words.comparison.listTitle), \(name: label)" : words.comparison.listTitle,
      drawingNote: [words.next.grey(purchases.lines.compactMap(\.age))].compactMap(\.self),
      blocks: [.shoppingList(whole)], isFullWidth: true, isTitleHidden: self.purchases.count == 1)
  }

  private func list(at stop: Int, of purchases: NextPurchases) -> ShoppingList.Store? {
    let scope = purchases.scope
    let lines = purchases.lines.filter { $0.stop == stop }
    guard !lines.isEmpty else { return nil }
    let stated = StatedFacts(scope.book.vault, words)
    let isGrouped = lines.contains { !$0.category.isEmpty }
    let name = purchases.name(stop)
    return ShoppingList.Store(
      name: name, note: words.shared.counted(lines.count, .item),
      entries: lines.map { line in
        let group: RichText =
          line.category.isEmpty ? RichText(words.shared.withoutCategory) : .name(line.category)
        let marks = scope.book.vault.product(line.item).map {
          stated.marks(brand: $0.brand, tags: $0.tags, isFavorite: $0.isFavorite)
        }
        let store = purchases.comparison.stores[line.stop].store
        let notes: [RichText] = [
          scope.book.vault.isOnSale(line.item, at: store) ? RichText(words.lists.onSale) : nil,
          line.boughtAs.map { .name(scope.itemName($0).text) },
          line.only.map { words.itemBook.priceAt(.value(scope.written($0.cost)), $0.store) },
          line.cheaper.map {
            words.next.less(
              scope.written($0.saving), at: $0.store, age: $0.age.map(words.next.age))
          },
        ].compactMap(\.self)
        let said = (marks ?? []) + notes
        return ShoppingList.Entry(
          item: LinkedName(scope.itemName(line.item).text), group: isGrouped ? group : nil,
          quantity: line.writtenQuantity, cost: line.cost.map(scope.written),
          isEstimated: line.isEstimated, age: line.age.map(words.next.age),
          elsewhere: said.isEmpty ? nil : RichText(parts: said))
      }, totalLabel: words.comparison.totalAt(name),
      total: scope.written(lines.compactMap(\.cost).reduce(.zero, +)))
  }
}
