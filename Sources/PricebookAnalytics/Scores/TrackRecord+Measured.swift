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
    var all = monthEnds.filter { $0.month >= first }
    all.reserveCapacity(all.count + found.reduce(0) { $0 + $1.count })
    for outcomes in found { all += outcomes }
    outcomes = all.indices.sorted { left, right in
      if all[left].month != all[right].month { return all[left].month < all[right].month }
      let (one, other) = (all[left].question, all[right].question)
      if one != other { return one.rank < other.rank }
      return all[left].subject.precedes(all[right].subject, in: names)
        ?? (names.currencies[all[left].currency] < names.currencies[all[right].currency])
    }.map { all[$0] }
  }

  /// The newest month that is over.
  static func lastMonth(of period: ReportPeriod) -> Month {
    let day = min(period.asOf, period.lastDay)
    let month = period.calendar.month(of: day)
    return period.isOver || day == period.calendar.lastDay(of: month)
      ? month : month.adding(months: -1)
  }
}

extension TrackRecord.Question {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TrackRecord.Subject {
  /// As in `score.csv`.
  package func name(in names: BookNames) -> String {
    switch self {
    case .day(let day): return day.description
    case .product(let item, let store):
      var name = names.items[item].name
      name += ", "
      name += names.stores[store]
      return name
    case .store(let store): return names.stores[store]
    case .item(let item): return names.items[item].name
    }
  }

  /// Whether it comes before another subject of the same question by its name; `nil` for the same.
  fileprivate func precedes(_ other: Self, in names: BookNames) -> Bool? {
    guard self != other else { return nil }
    if case .product(let item, let store) = self, case .product(let second, let there) = other {
      if item == second { return store < there }
      let (name, other) = (names.items[item].name, names.items[second].name)
      // Items ascend by name, so that the names with their stores are mostly not needed.
      if !name.hasPrefix(other), !other.hasPrefix(name) { return item < second }
    }
    let (name, second) = (name(in: names), other.name(in: names))
    return name == second ? nil : name < second
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
