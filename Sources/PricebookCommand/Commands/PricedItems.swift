import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The items with a price that a text may mean.
struct PricedItems {
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
