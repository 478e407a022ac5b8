import PricebookAnalytics
import PricebookModel

/// How many bytes an item's entry takes at most, in HTML.
struct ItemEntrySize {
  /// Without the chart.
  var bytes: Int
  private(set) var chartBytes = 0

  /// The bytes of the item's name.
  private let own: Int
  /// How many stores each measure has so far.
  private var measures: [(dimension: DimensionID, currency: CurrencyID, stores: Int)] = []

  /// - Parameter name: Of the item.
  init(name: String) {
    own = Self.written(name)
    bytes = 700 + 4 * own
  }

  /// Adds the prices of the item at a store.
  ///
  /// - Parameters:
  ///   - store: The bytes of the store's name.
  ///   - rowCount: How many monthly prices there are.
  mutating func add(
    _ dimension: DimensionID, _ currency: CurrencyID, store: Int, rowCount: Int
  ) {
    let known = measures.firstIndex { $0.dimension == dimension && $0.currency == currency }
    let place = known ?? measures.count
    if known == nil {
      guard measures.count < ItemEntry.measureLimit else { return }
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
