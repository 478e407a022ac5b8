/// A chart as data: a drawing with its text alternative.
package struct Chart: Sendable {
  /// A stable name for the chart on its page: lower-case ASCII letters, digits and hyphens.
  package var id: String
  package var title: RichText
  /// The figures that matter, in a sentence or two.
  package var description: RichText
  package var drawing: Drawing
  /// Whether it takes the full width of the page where there is room (the index page).
  package var isFullWidth: Bool
  /// Whether it is drawn once, as wide as a phone and lower than elsewhere (the month on one page).
  package var isSmall: Bool
  /// Whether another section of the page has a table of the same values.
  package var isTabledElsewhere: Bool

  package enum Drawing: Sendable {
    case budgetBars(BudgetBars)
    case waterfall(Waterfall)
    case monthColumns(MonthColumns)
    case storeBars(StoreBars)
    case comparisonBars(ComparisonBars)
    case differenceBars(DifferenceBars)
    case availabilityBars(AvailabilityBars)
    case levelDots(LevelDots)
    case lines(LineChart)
    case smallMultiples(SmallMultiples)
  }

  package init(
    id: String, title: RichText, description: RichText, drawing: Drawing,
    isFullWidth: Bool = false, isSmall: Bool = false, isTabledElsewhere: Bool = false
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.drawing = drawing
    self.isFullWidth = isFullWidth
    self.isSmall = isSmall
    self.isTabledElsewhere = isTabledElsewhere
  }
}

/// The colour and end mark of a series.
///
/// A store has the same slot in all charts of a book.
package enum SeriesSlot: Int, CaseIterable, Hashable, Sendable {
  case store1 = 1
  case store2, store3, store4, store5
  /// From the sixth store on.
  case other
  /// The household's own line.
  case household

  /// The slot of the store with this rank by spending, from 0.
  package init(rank: Int) {
    self = rank >= 0 && rank < 5 ? SeriesSlot(rawValue: rank + 1) ?? .other : .other
  }
}
