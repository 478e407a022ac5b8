/// A text at the end of a line, in a plot's own units.
struct EndLabel {
  var text: String
  var look: String
  /// Where its line ends; `nil` for what has none.
  var x: Double?
  var y: Double
}
