import PricebookAnalytics
import PricebookModel

/// Packages that became smaller within some months while their contents became dearer.
struct SmallerPackages {
  let scope: CurrencyScope
  let months: ClosedRange<Month>
  private static let limit = 4
  private var words: ReportWords { scope.words }

  var section: Section? {
    let found = scope.analysis.packages.shrinkflation
      .filter { $0.currency == scope.currencyID && months.contains($0.new.month) }
      .sorted { $0.changePercent > $1.changePercent }
    guard !found.isEmpty else { return nil }
    let rest = found.count - Self.limit
    var blocks: [Block] = [
      .chartPair(found.prefix(Self.limit).enumerated().compactMap { chart($1, place: $0) })
    ]
    if rest > 0 {
      blocks.append(
        .footnote(words.shared.moreRows(rest, in: scope.context.tableName("shrinkflation"))))
    }
    let note = words.packages.note(
      percent: Shrinkflation.thresholdPercent, months: Shrinkflation.comparedMonths)
    return Section(
      id: "smaller-packages", title: words.packages.title,
      blocks: blocks + [words.shared.method([note])])
  }

  /// A sentence, and the price of what the old and the new package hold as two bars.
  private func chart(_ found: Shrinkflation, place: Int) -> TitledChart? {
    guard let oldPrice = found.old.pricePerUnit.rounded,
      let newPrice = found.new.pricePerUnit.rounded,
      let old = written(found.old), let new = written(found.new),
      let before = found.old.price.rounded, let now = found.new.price.rounded
    else { return nil }
    let sentence = words.packages.smaller(
      new, insteadOf: old, scope.shownPrice(now),
      before: before == now ? nil : scope.shownPrice(before), found.changePercent,
      words.shared.per(found.unit))
    let name = "\(name: found.stem), \(name: scope.storeName(found.store))" as RichText
    return TitledChart(
      heading: lines(of: found.new, at: found.store).map { "\(link: name, to: $0)" } ?? name,
      subheading: sentence,
      chart: Chart(
        id: "package-\(place + 1)", title: .name(found.stem), description: sentence,
        drawing: scope.bars([
          StoreBars.Row(
            name: words.packages.before, amount: oldPrice,
            note: words.packages.until(old, found.old.month)),
          StoreBars.Row(
            name: words.packages.now, amount: newPrice,
            note: words.packages.from(new, found.new.month)),
        ])))
  }

  /// The lines that a package's prices are of, in the year of its month.
  private func lines(of package: Shrinkflation.Package, at store: StoreID) -> LinkTarget? {
    scope.lines(
      LineSelection(
        store: scope.storeName(store), item: scope.book.names.items[package.item].name),
      ofYear: scope.period.calendar.year(of: package.month))
  }

  private func written(_ package: Shrinkflation.Package) -> RichText? {
    scope.analysis.packages.sizes[package.item].map(words.packages.written)
  }
}
