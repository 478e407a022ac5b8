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
    let products = PricedProducts.all(
      in: inputs.unitValues, undated: inputs.undatedPrices,
      categories: inputs.columns.itemCategories, units: inputs.units)
    let months = Dictionary(grouping: monthEnds, by: \.month)
    // Neighbours share memory and go through the prices of products together.
    let parts = min(ends.count, WorkerThreads.count * 2)
    self.parts = concurrentMap(of: ends.count, parts: parts) { part in
      var prices = MonthEndPrices(of: products.map(\.currency), in: inputs)
      var cells: [PriceCells] = []
      var others: [(savings: [Outcome], due: [Outcome])] = []
      for month in ends[part] {
        let end = MonthEnd(month, in: inputs, purchases)
        var isFilled = false
        let savings = end.savings {
          if !isFilled { end.fill(&cells, of: products) }
          isFilled = true
          return cells
        }
        prices.append(end, drifts: isFilled ? cells.map(\.drift) : end.drifts(of: products))
        others.append((savings, end.dueItems))
      }
      cells = []
      return zip(zip(ends[part], prices.outcomes()), others).flatMap { known, others in
        [months[known.0] ?? [], known.1, others.savings, others.due].map {
          Self.sorted($0, names: inputs.book.names)
        }
      }
    }.flatMap(\.self)
  }

  /// The outcomes of one question by subject; most come in that order.
  private static func sorted(_ outcomes: [Outcome], names: BookNames) -> [Outcome] {
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (one, other) = (outcomes[left], outcomes[right])
      return one.subject.precedes(other.subject, in: names)
        ?? (names.currencies[one.currency] < names.currencies[other.currency])
    }
    let isSorted = outcomes.indices.dropFirst().allSatisfy { !precedes($0, $0 - 1) }
    return isSorted ? outcomes : outcomes.indices.sorted(by: precedes).map { outcomes[$0] }
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
