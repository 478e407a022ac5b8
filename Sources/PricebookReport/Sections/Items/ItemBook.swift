public import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The items that the page of all items has, and their places on it.
///
/// It depends on the book and the as-of day alone, so that all pages link to the same places.
public struct ItemBook: Sendable {
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
  private let ids: [ItemID: String]

  /// The most bytes that the entries may come to; the rest of the page needs up to 150 KB.
  private static let byteLimit = 1_750_000
  private static let chartLimit = 100

  /// Chooses the items that fit on the page.
  ///
  /// - Parameter analysis: Of the book's own month.
  public init(of analysis: Analysis) {
    let ranking = ItemRanking(of: analysis)
    itemCount = ranking.places.count
    storeCount = ranking.storeCount
    let names = analysis.book.names
    var chosen: [(place: ItemRanking.Place, hasChart: Bool)] = []
    var bytes = 0
    var said: [ItemID: Int] = [:]
    for product in analysis.book.vault.products { said[product.item] = 600 }
    for comment in analysis.book.vault.comments {
      guard case .item(let item) = comment.subject else { continue }
      said[item, default: 0] += 300 + 2 * ItemEntrySize.written(comment.text)
    }
    for place in ranking.places {
      var size = ItemEntrySize(of: place.item, in: analysis)
      size.bytes += said[place.item] ?? 0
      let hasChart = chosen.count < Self.chartLimit
      let next = size.bytes + (hasChart ? size.chartBytes : 0)
      guard bytes + next <= Self.byteLimit else { break }
      bytes += next
      chosen.append((place, hasChart))
    }
    // In the order of names, so that of equal ids the same one has the number in every run.
    var ids: [ItemID: String] = [:]
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

  func id(of item: ItemID) -> String? { ids[item] }
}

enum ItemSlug {
  private static let limit = 60

  /// Lower-case ASCII letters, digits and hyphens for a name, the same in every run.
  ///
  /// A name with other letters or signs, or a long one, gets a number made of all of it, so that
  /// two names rarely have one slug.
  static func slug(of name: String) -> String {
    var slug: [UInt8] = []
    var isWhole = true
    let hyphen = UInt8(ascii: "-")
    for byte in name.utf8 {
      guard slug.count < limit else {
        isWhole = false
        break
      }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      default:
        if byte != UInt8(ascii: " ") { isWhole = false }
        if let last = slug.last, last != hyphen { slug.append(hyphen) }
      }
    }
    while slug.last == hyphen { slug.removeLast() }
    let text = String(decoding: slug, as: UTF8.self)
    if isWhole, !text.isEmpty { return text }
    return (text.isEmpty ? "" : text + "-") + String(hash(of: name), radix: 36)
  }

  /// FNV-1a with 32 bits (Fowler, Noll, Vo; RFC 9923).
  private static func hash(of name: String) -> UInt32 {
    name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

/// How many bytes an item's entry takes at most, in HTML.
struct ItemEntrySize {
  /// Without the chart.
  var bytes: Int
  private(set) var chartBytes = 0

  /// - Complexity: O(series of the item).
  init(of item: ItemID, in analysis: Analysis) {
    let names = analysis.book.names
    let values = analysis.unitValues
    let own = Self.written(names.items[item].name)
    bytes = 700 + 4 * own
    var measures: [(dimension: DimensionID, currency: CurrencyID, stores: Int)] = []
    let series = values.seriesRange(ofItem: item).map { values.series[$0] }
    let undated = analysis.undatedPrices.prices(of: item).map {
      ($0.key.dimension, $0.currency, $0.key.store, 0)
    }
    let products = series.map { ($0.dimension, $0.currency, $0.store, $0.rows.count) } + undated
    for (dimension, currency, storeID, rowCount) in products {
      let store = Self.written(names.stores[storeID])
      let known = measures.firstIndex { $0.dimension == dimension && $0.currency == currency }
      let place = known ?? measures.count
      if known == nil {
        guard measures.count < ItemEntry.measureLimit else { continue }
        measures.append((dimension, currency, 0))
        // The first figures name up to three stores; the longest name is not known yet.
        bytes += 1_100 + 3 * store
        chartBytes += 1_800 + 2 * own
      }
      measures[place].stores += 1
      if measures[place].stores <= ItemEntry.storeLimit { bytes += 300 + 2 * store }
      // A dot and two corners of the line at both widths; where it is one of many, of a range.
      let rows = min(ItemEntry.chartMonths, rowCount)
      chartBytes +=
        measures[place].stores <= ItemEntry.lineLimit + 1 ? 400 + 3 * store + 72 * rows : 0
    }
  }

  /// The bytes of a name with its markup; a long one is written twice.
  static func written(_ name: String) -> Int {
    let shown = DisplayName.shown(name)
    let escaped = shown.utf8.reduce(0) { count, byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        count + 6
      default: count + 1
      }
    }
    return escaped <= 48 ? escaped + 12 : 2 * escaped + 60
  }
}
