package import PricebookModel

/// Lines over months: indexes where the first month is 100, or prices.
package struct LineChart: Sendable {
  /// Consecutive months, oldest first.
  package var months: [Month]
  package var series: [LineSeries]
  /// A level drawn as a line of its own, 100 for indexes.
  package var reference: Double? = 100
  /// Decimals of the value at a line's end.
  package var digits: Int = 1
  /// The currency of prices; `nil` for indexes.
  package var currency: CurrencyCode?
  /// The base unit of prices; `nil` for indexes.
  package var unit: String?
  /// How many months a value holds where later ones have none, drawn as a step line with a dot for
  /// every value; `nil` for lines from value to value.
  package var monthsHeld: Int?
}
