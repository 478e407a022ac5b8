import PricebookModel

/// The number of a dimension in ``UnitValues/dimensions``: what quantities are compared in.
package struct DimensionID: BookID {
  package var rawValue: UInt16

  @inlinable @inline(__always) package init(rawValue: UInt16) { self.rawValue = rawValue }
}
