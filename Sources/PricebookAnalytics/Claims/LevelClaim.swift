/// Whether a sentence may state how much dearer one store is than another.
package enum LevelClaim: Hashable, Sendable {
  case clear(ClearChange)
  /// There is a difference, of less than one percent.
  case tie(Estimate)
  case unclear(Estimate, ChangeClaim.Doubt)

  package var clear: ClearChange? {
    if case .clear(let change) = self { change } else { nil }
  }
}
