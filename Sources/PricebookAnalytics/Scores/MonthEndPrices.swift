import PricebookModel

/// The last regular prices of products at the ends of some months, against the next ones that were paid
/// there.
struct MonthEndPrices {
  /// One end of a month.
  private struct End {
    let month: Month
    let day: CalendarDate
    let lastDay: CalendarDate
    var ages: PriceAges
    /// `nil` where no price changed.
    var ranges: IDTable<CurrencyID, PriceRange?>
    var outcomes: [TrackRecord.Outcome] = []

    /// - Parameter age: Of the last price, in days.
    mutating func add(
      _ known: RegularPrices.Sides, age: Int, of series: UnitValues.Series
    ) {
      let price = known.last.approximatePrice
      let factor = ranges[series.currency]?.factor(months: ages.months(ofDays: age))
      let came = known.next.approximatePrice.rounded(toDigits: 4)
      outcomes.append(
        TrackRecord.Outcome(
          month: month, question: .price, subject: .product(series.item, series.store),
          currency: series.currency, said: price.rounded(toDigits: 4),
          range: factor.map { (price / $0...price * $0).rounded(toDigits: 4) }, came: came,
          plainGuess: known.newest.approximatePrice, scale: came))
    }
  }

  private let currencies: [CurrencyID]
  private let inputs: AnalysisInputs
  private var ends: [End] = []

  init(of currencies: [CurrencyID], in inputs: AnalysisInputs) {
    self.currencies = currencies
    self.inputs = inputs
  }

  /// - Parameters:
  ///   - end: Later than those that were added.
  ///   - drifts: How prices moved up to it, by currency.
  mutating func append(_ end: MonthEnd, drifts: [PriceDrift]) {
    var ranges = IDTable<CurrencyID, PriceRange?>(
      repeating: nil, count: inputs.book.names.currencies.count)
    for (currency, drift) in zip(currencies, drifts) { ranges[currency] = PriceRange(drift) }
    ends.append(
      End(
        month: end.month, day: end.day, lastDay: end.lastDayOfPrices,
        ages: PriceAges(end.month, end.day, calendar: inputs.period.calendar), ranges: ranges))
  }

  /// The outcomes of every end.
  ///
  /// Of all ends at once, because the days of a product lie together.
  mutating func outcomes() -> [[TrackRecord.Outcome]] {
    let series = inputs.unitValues.series
    let oldest = inputs.options.settings[.maximumPriceAgeDays]
    // Memory that is not needed is never touched.
    for place in ends.indices { ends[place].outcomes.reserveCapacity(series.count) }
    let days = ends.map { (day: $0.day, end: $0.lastDay) }
    inputs.regularPrices.forEachSides(asOf: days) { place, number, known in
      let age = days[number].day.days(since: known.lastDay)
      if age <= oldest { ends[number].add(known, age: age, of: series[place]) }
    }
    return ends.map(\.outcomes)
  }
}
