extension Int {
  /// Whether they are four of five of some records at least, which is enough to say what those are:
  /// every household has a few that do not fit.
  func isFourFifths(of count: Int) -> Bool { self * 5 >= count * 4 }
}
