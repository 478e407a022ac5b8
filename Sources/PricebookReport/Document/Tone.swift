/// Whether a figure is unfavourable or favourable against a budget, a plan or an earlier price.
package enum Tone: String, Hashable, Sendable {
  case neutral
  /// Overspent, dearer, rising.
  case over
  /// Underspent, cheaper, falling.
  case under
}
