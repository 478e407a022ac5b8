import PricebookModel

/// The number of a dimension in ``UnitValues/dimensions``: what quantities are compared in.
package struct DimensionID: BookID {
  /// The place in the table, from 0.
  package var rawValue: UInt16

  /// - Parameter rawValue: The place in the table, from 0.
  @inlinable @inline(__always)
  package init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// A dimension in a currency: only prices of one measure can be compared.
///
/// Measures ascend with the base unit of their dimension, then with the label of their currency.
struct MeasureID: Hashable, Comparable, BitwiseCopyable {
  private var rawValue: UInt32

  /// - Parameter currencyRank: The place of the currency in the order of labels.
  @inline(__always)
  init(dimension: DimensionID, currencyRank: UInt16) {
    rawValue = UInt32(dimension.rawValue) << 16 | UInt32(currencyRank)
  }

  @inline(__always)
  var dimension: DimensionID { DimensionID(rawValue: UInt16(truncatingIfNeeded: rawValue >> 16)) }

  /// The place of the currency in the order of labels.
  @inline(__always)
  var currencyRank: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

  @inline(__always)
  static func < (left: MeasureID, right: MeasureID) -> Bool { left.rawValue < right.rawValue }
}

extension UnitValues {
  /// A dimension and a currency, where only equality matters.
  struct Measure: Hashable {
    var dimension: DimensionID
    var currency: CurrencyID
  }
}

extension UnitValues.Series {
  var measure: UnitValues.Measure {
    UnitValues.Measure(dimension: dimension, currency: currency)
  }
}
