import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  /// Packages that became smaller within the window while their contents became dearer.
  var smallerPackagesSection: Section? {
    let window = scope.window
    guard let first = window.first, let last = window.last else { return nil }
    return SmallerPackages(scope: scope, months: first...last).section
  }
}

/// Packages that became smaller within some months while their contents became dearer.
struct SmallerPackages {
  let scope: CurrencyScope
  let months: ClosedRange<Month>

  private static let rowLimit = 25
  private var words: ReportWords { scope.words }

  /// `nil` where there are none.
  var section: Section? {
    let found = scope.analysis.packages.shrinkflation.enumerated()
      .filter {
        $0.element.currency == scope.currencyID && months.contains($0.element.new.month)
      }
      .sorted {
        (-$0.element.changePercent, $0.offset) < (-$1.element.changePercent, $1.offset)
      }
      .map(\.element)
    guard !found.isEmpty else { return nil }
    let shown = found.prefix(Self.rowLimit)
    return Section(
      id: "smaller-packages", title: words.packages.title,
      note: [
        words.packages.note(
          percent: Shrinkflation.thresholdPercent, months: Shrinkflation.comparedMonths)
      ],
      blocks: [
        .table(
          DisplayTable(
            id: "smaller-packages-table", caption: words.packages.title,
            captionUnit: words.trends.pricesIn(scope.currency),
            columns: [
              .init(words.headings.item),
              .number(words.headings.change, order: .descending),
              .number(words.headings.before), .number(words.headings.now),
              .number(words.headings.unitPriceBefore), .number(words.headings.unitPriceNow),
            ],
            rows: shown.map { DisplayTable.Row(cells(of: $0)) },
            totalRowCount: found.count > shown.count ? found.count : nil,
            file: scope.context.tablePath("shrinkflation")))
      ])
  }

  private func cells(of found: Shrinkflation) -> [Cell] {
    let perUnit = found.old.pricePerUnit.rounded.flatMap { old in
      found.new.pricePerUnit.rounded.map { scope.shownPrices(old, $0) }
    }
    return [
      .name(
        found.stem,
        secondLine: .name(scope.book.names.stores[found.store])),
      .value(.percentDifference(found.changePercent), tone: .over),
      cell(of: found.old) { words.packages.until($0, $1) },
      cell(of: found.new) { words.packages.from($0, $1) },
      .value(perUnit?.0, secondLine: words.shared.per(found.unit)),
      .value(perUnit?.1, secondLine: words.shared.per(found.unit)),
    ]
  }

  /// `500 g`, `6 × 330 ml`, `10 pieces`.
  private func written(_ size: PackageSize) -> RichText {
    let each: RichText =
      size.unit.symbol == "each"
      ? words.packages.pieces(size.each) : .value(.quantity(size.each, unit: size.unit.symbol))
    return size.count == 1 ? each : "\(.count(size.count)) × \(each)"
  }

  /// `500 g`, and under it the price of the package and its month.
  private func cell(
    of package: Shrinkflation.Package, _ dated: (Value, Month) -> RichText
  ) -> Cell {
    guard let size = scope.analysis.packages.sizes[package.item],
      let price = package.price.rounded
    else { return .absent }
    return .text(
      written(size), secondLine: dated(scope.shownPrice(price), package.month))
  }
}
