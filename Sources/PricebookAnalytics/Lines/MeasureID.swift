import PricebookModel

/// A dimension in a currency: only prices of one measure can be compared.
///
/// Measures ascend with the base unit of their dimension, then with the label of their currency.
struct MeasureID: Hashable, Comparable, BitwiseCopyable {
  private var rawValue: UInt32

  /// - Parameter currencyRank: The place of the currency in the order of labels.
  @inline(__always) init(dimension: DimensionID, currencyRank: UInt16) {
    rawValue = UInt32(dimension.rawValue) << 16 | UInt32(currencyRank)
  }

  @inline(__always)
  var dimension: DimensionID { DimensionID(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16)) }

  @inline(__always) var currencyRank: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

  @inline(__always)
  static func < (left: MeasureID, right: MeasureID) -> Bool { left.rawValue < right.rawValue }
}
