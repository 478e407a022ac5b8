/// Two items, by their places in order of name, and how sure it is that they are one.
struct ScoredPair: Sendable {
  var left: Int
  var right: Int
  var score: Int
  /// Whether words alone say so, and not purchases.
  var isByWords: Bool
}
