package import PricebookModel

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
    case lines(LineChart)
    case smallMultiples(SmallMultiples)
  }
}

/// The colour and end mark of a series; a store has the same slot in all charts of a book.
package enum SeriesSlot: Int, CaseIterable, Hashable, Sendable {
  case store1 = 1
  case store2, store3, store4, store5
  /// From the sixth store on.
  case other
  /// The household's own line.
  case household

  package init(rank: Int) {
    self = rank >= 0 && rank < 5 ? SeriesSlot(rawValue: rank + 1) ?? .other : .other
  }
}

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

/// One line; a month without a value is a gap.
package struct LineSeries: Sendable {
  package var name: String
  package var slot: SeriesSlot
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

/// Small charts beside each other, one for each item, each with its own scale.
package struct SmallMultiples: Sendable {
  package var panels: [Panel]

  package struct Panel: Sendable {
    package var name: LinkedName
    /// `€ per l · rising`.
    package var subheading: RichText
    package var chart: LineChart
  }
}
