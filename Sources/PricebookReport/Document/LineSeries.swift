/// One line; a month without a value is a gap.
package struct LineSeries: Sendable {
  package var name: String
  package var slot: SeriesSlot
  /// The shape of its store; that of its colour if `nil`.
  package var mark: StoreMark?
  /// One value for every month of the chart; a value that is not finite is a gap.
  package var values: [Double?]
  /// Whether its name and value are shown at its end.
  package var isLabelled = true
  /// What the line goes through: dots by month; months beyond its end have none.
  package var dots: [Double?] = []
  /// The bounds between which the true value of a month lies; months beyond its end have none.
  ///
  /// A series without values is the range of several lines.
  package var band: [ClosedRange<Double>?] = []

  /// Whether it is an area between two bounds, with no line in it.
  package var isRange: Bool { !band.isEmpty && values.allSatisfy { $0 == nil } }
}
