/// A chart as data: a drawing with its text alternative.
package struct Chart: Sendable {
  /// A stable name for the chart on its page: lower-case ASCII letters, digits and hyphens.
  package var id: String
  package var title: RichText
  /// The figures that matter, in a sentence or two.
  package var description: RichText
  package var drawing: Drawing
  /// Whether it takes the full width of the page where there is room (the index page).
  package var isFullWidth = false
  /// Whether it is drawn once, as wide as a phone and lower than elsewhere (the month on one page).
  package var isSmall = false
  /// Whether another section of the page has a table of the same values.
  package var isTabledElsewhere = false

  package enum Drawing: Sendable {
    case budgetBars(BudgetBars)
    case waterfall(Waterfall)
    case monthColumns(MonthColumns)
    case storeBars(StoreBars)
    case comparisonBars(ComparisonBars)
    case availabilityBars(AvailabilityBars)
    case levelDots(LevelDots)
    case runningTotal(RunningTotal)
    case rankedBars(RankedBars)
    case stackedBars(StackedBars)
    case priceStrips(PriceStrips)
    case monthDots(MonthDots)
    case receiptCalendar(ReceiptCalendar)
    case lines(LineChart)
    case smallMultiples(SmallMultiples)
  }
}
