import PricebookModel

/// What a change of price did to spending: ½ (q₀ + q₁) (p₁ − p₀).
///
/// T. L. Bennet, "The Theory of Measurement of Changes in Cost of Living", Journal of the Royal
/// Statistical Society 83 (1920); W. E. Diewert, "Index Number Theory Using Differences Rather Than
/// Ratios", American Journal of Economics and Sociology 64 (2005).
struct PriceEffect: Sendable {
  /// In 2⁻²⁰ of 1/10 000, so that sums of it are exact and do not depend on their order.
  private(set) var scaled: Int128 = 0
  /// ½ (q₀ + q₁) p₀ and ½ (q₀ + q₁) p₁: what the mean quantity cost then and costs now.
  private(set) var before = 0.0
  private(set) var now = 0.0

  static let fractionBits = 20
  /// Effects beyond this, in 1/10 000, are left to the quantity; they come of amounts and
  /// quantities at the limit of what a book may hold.
  private static let largest = 1e15

  init() {}

  /// The effect between the mean of some months and one month; none if either has no price.
  @inline(__always) init(from old: Purchased, over months: Int, to new: Purchased) {
    guard old.paid > 0, new.paid > 0, old.quantity > 0, new.quantity > 0 else { return }
    let count = Double(months)
    let (then, paid) = (Double(old.paid) / count, Double(new.paid))
    // With each product q p where it is known as what was paid.
    let ratio = old.quantity / (count * new.quantity)
    let before = (then + then / ratio) / 2
    let now = (paid + paid * ratio) / 2
    let effect = now - before
    guard effect.magnitude < Self.largest else { return }
    self.before = before
    self.now = now
    let scaled = (effect * Double(1 << Self.fractionBits)).rounded()
    self.scaled = Int64(exactly: scaled).map { Int128($0) } ?? Int128(scaled)
  }

  static func += (left: inout PriceEffect, right: PriceEffect) {
    left.scaled += right.scaled
    left.before += right.before
    left.now += right.now
  }

  /// In 1/10 000.
  static func unscaled(_ scaled: Int128) -> Double { Double(scaled) / Double(1 << fractionBits) }

  /// What the terms of a sum can be off together: as near as this to half a minor unit is half of one.
  private static let uncertainty: Int128 = 64

  /// An effect, rounded half away from zero to the minor unit; 0 beyond what a book may hold.
  static func rounded(_ scaled: Int128, minorUnit: Int64) -> Amount {
    let step = Int128(minorUnit) << Int128(fractionBits)
    let outwards = scaled + scaled.signum() * uncertainty
    let rounded = outwards.dividedRounding(by: step) * Int128(minorUnit)
    guard rounded.magnitude <= UInt128(Amount.bookLimit.tenThousandths) else { return .zero }
    return Amount(tenThousandths: Int64(rounded))
  }
}
