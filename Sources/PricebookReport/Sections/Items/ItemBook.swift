package import PricebookAnalytics
import PricebookModel

/// The items that the page of all items has, and their places on it.
///
/// It depends on the book and the as-of day alone, so that all pages link to the same places.
package struct ItemBook: Sendable {
  struct Entry: Sendable {
    var place: ItemRanking.Place
    /// The id of the entry: `item-butter`.
    var id: String
    var hasChart: Bool
  }

  /// Those with most money first.
  let entries: [Entry]
  let itemCount: Int
  let storeCount: Int
  private let ids: IDTable<ItemID, String?>

  /// The most bytes that the entries may come to; the rest of the page needs up to 150 KB.
  private static let byteLimit = 1_750_000
  private static let chartLimit = 100

  /// Chooses the items that fit on the page.
  ///
  /// - Parameter analysis: Of the book's own month.
  package init(of analysis: Analysis) {
    let ranking = ItemRanking(of: analysis)
    itemCount = ranking.places.count
    storeCount = ranking.storeCount
    let (names, values) = (analysis.book.names, analysis.unitValues)
    let stores = names.stores.mapValues(ItemEntrySize.written)
    var chosen: [(place: ItemRanking.Place, hasChart: Bool)] = []
    var bytes = 0
    var said: [ItemID: Int] = [:]
    for product in analysis.book.vault.products { said[product.item] = 600 }
    for comment in analysis.book.vault.comments {
      guard case .item(let item) = comment.subject else { continue }
      said[item, default: 0] += 300 + 2 * ItemEntrySize.written(comment.text)
    }
    for place in ranking.places {
      var size = ItemEntrySize(name: names.items[place.item].name)
      for series in values.series[values.seriesRange(ofItem: place.item)] {
        size.add(
          series.dimension, series.currency, store: stores[series.store],
          rowCount: series.rows.count)
      }
      for price in analysis.undatedPrices.prices(of: place.item) {
        size.add(price.key.dimension, price.currency, store: stores[price.key.store], rowCount: 0)
      }
      size.bytes += said[place.item] ?? 0
      let hasChart = chosen.count < Self.chartLimit
      let next = size.bytes + (hasChart ? size.chartBytes : 0)
      guard bytes + next <= Self.byteLimit else { break }
      bytes += next
      chosen.append((place, hasChart))
    }
    // In the order of names, so that of equal ids the same one has the number in every run.
    var ids = IDTable<ItemID, String?>(repeating: nil, count: names.items.count)
    var used: Set<String> = []
    for item in chosen.map(\.place.item).sorted() {
      let slug = "item-" + ItemSlug.slug(of: names.items[item].name)
      var (id, number) = (slug, 2)
      while !used.insert(id).inserted {
        id = "\(slug)-\(number)"
        number += 1
      }
      ids[item] = id
    }
    entries = chosen.map {
      Entry(place: $0.place, id: ids[$0.place.item] ?? "", hasChart: $0.hasChart)
    }
    self.ids = ids
  }

  func id(of item: ItemID) -> String? { item < ids.endIndex ? ids[item] : nil }
}
