package import PricebookModel

/// What was spent of a month, added up day by day, beside the month before.
package struct RunningTotal: Sendable {
  package var currency: CurrencyCode
  /// The first day of the month, at the left end.
  package var firstDay: CalendarDate
  /// The days of the month, or of the month before where it has more.
  package var dayCount: Int
  /// The heading of the days where they are written out: `Day`.
  package var dayName: RichText
  /// What was spent up to each day: the first day's total, that of the first two days, and so on to
  /// the last day with data.
  package var current: [Amount]
  /// The name of its line: `October`.
  package var currentName: RichText
  /// The same of the month before, up to its end; empty where there is none.
  package var previous: [Amount] = []
  package var previousName: RichText = ""
  package var budget: Amount?
  /// What such a month usually ends at; `nil` where that is not known or the month is over.
  package var usualEnd: Amount?
}
