package import PricebookModel
import PricebookParallel

extension TrackRecord {
  /// Scores the ends of the last months that are over on the day that the reports speak from.
  ///
  /// - Parameter monthEnds: Of all months.
  init(in inputs: AnalysisInputs, monthEnds: [Outcome]) {
    let last = Self.lastMonth(of: inputs.period)
    let first = max(last.adding(months: 1 - Self.months), inputs.calendar.months.first ?? last)
    let ends = first <= last ? (first.index...last.index).map(Month.init(index:)) : []
    let purchases = PurchaseDays(in: inputs, since: inputs.period.calendar.lastDay(of: first))
    let found = concurrentMap(ends.count) { place in
      let end = MonthEnd(ends[place], in: inputs)
      return end.prices + end.savings + end.dueItems(purchases)
    }
    let names = inputs.book.names
    let all = monthEnds.filter { $0.month >= first } + found.flatMap { $0 }
    let keys = all.map { outcome in
      (
        outcome.month, Question.allCases.firstIndex(of: outcome.question) ?? 0,
        outcome.subject.name(in: names), names.currencies[outcome.currency]
      )
    }
    outcomes = all.indices.sorted { keys[$0] < keys[$1] }.map { all[$0] }
  }

  /// The newest month that is over.
  static func lastMonth(of period: ReportPeriod) -> Month {
    let day = min(period.asOf, period.lastDay)
    let month = period.calendar.month(of: day)
    return period.isOver || day == period.calendar.lastDay(of: month)
      ? month : month.adding(months: -1)
  }
}

extension TrackRecord.Subject {
  /// As in `score.csv`.
  package func name(in names: BookNames) -> String {
    switch self {
    case .day(let day): day.description
    case .product(let item, let store): "\(names.items[item].name), \(names.stores[store])"
    case .store(let store): names.stores[store]
    case .item(let item): names.items[item].name
    }
  }
}

extension ClosedRange<Double> {
  /// As it is printed, so that what is said to lie within it does.
  func rounded(toDigits digits: Int) -> ClosedRange<Double> {
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    return (lowerBound * power).rounded() / power...(upperBound * power).rounded() / power
  }
}

extension Double {
  func rounded(toDigits digits: Int) -> Double {
    let range = (self...self).rounded(toDigits: digits)
    return range.lowerBound
  }
}

extension UnitValues {
  /// Whether a series has days both up to one and among later ones.
  func hasDays(
    series place: Int, through day: CalendarDate, and later: ClosedRange<CalendarDate>
  ) -> Bool {
    let own = series[place].days
    guard !own.isEmpty, days.day(own.lowerBound) <= day.daysSinceEpoch,
      days.day(own.upperBound - 1) > day.daysSinceEpoch
    else { return false }
    return !days.places(own, in: later).isEmpty
  }

  /// The price that was paid or seen last on or before a day, an offer or not.
  func newest(series place: Int, through day: CalendarDate) -> UnitValue? {
    days.places(series[place].days, through: day.daysSinceEpoch).last.map(days.price)
  }
}
