import PricebookAnalytics
import PricebookModel

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
