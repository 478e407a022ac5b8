/// One item, whose aliases, barcodes and spellings have been merged.
public struct Item: Hashable, Sendable {
  /// The name that people see.
  public package(set) var name: String
  /// Whether its lines are not purchases: deposits, coupons, points, bags, rounding, tips.
  public var isAdjustment = false
  /// Whether its lines are adjustments that take money off: discounts, coupons, points.
  public var isDiscount = false

  package init(name: String, isAdjustment: Bool = false, isDiscount: Bool = false) {
    self.name = name
    self.isAdjustment = isAdjustment
    self.isDiscount = isDiscount
  }
}
