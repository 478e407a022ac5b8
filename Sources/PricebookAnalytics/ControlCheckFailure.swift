/// Figures that contradict each other: a defect of Pricebook.
package enum ControlCheckFailure: Error, Hashable, Sendable {
  /// The records of the source with a path are not all accounted for.
  case records(path: String)
  /// The amounts of the lines of the source with a path are not its total.
  case amounts(path: String)
  /// The spending of all months is not the sum of the lines.
  case months
}
