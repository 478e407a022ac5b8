import PricebookModel

extension MethodResult {
  /// The index by month as tables have it.
  ///
  /// - Parameters:
  ///   - spent: What was spent in every month.
  ///   - isChained: Whether months without a price between two that have one are filled in.
  func points(spent: [Double], isChained: Bool) -> [IndexPoint] {
    var points: [IndexPoint] = []
    points.reserveCapacity(index.months.count)
    for place in index.months.indices {
      if isChained, let last = points.last {
        let gap = index.months[place].months(since: last.month) - 1
        if gap > 0, gap <= Self.longestGap {
          for month in 1...gap {
            points.append(
              IndexPoint(
                month: last.month.adding(months: month), index: last.index, interval: nil,
                matchedProducts: 0, matchedPercent: 0))
          }
        }
      }
      points.append(point(at: place, spent: spent[place]))
    }
    return points
  }

  private func point(at place: Int, spent: Double) -> IndexPoint {
    let level = index.level(at: place)
    let value = level.map { 100 * PriceLogarithms.exponential($0.value) }
    guard let value, value.isFinite else {
      return IndexPoint(
        month: index.months[place], index: nil, interval: nil, matchedProducts: 0,
        matchedPercent: 0)
    }
    let interval = level?.interval.map {
      100 * PriceLogarithms.exponential($0.lowerBound)...100
        * PriceLogarithms.exponential($0.upperBound)
    }
    return IndexPoint(
      month: index.months[place], index: value,
      interval: interval.flatMap { $0.upperBound.isFinite ? $0 : nil },
      matchedProducts: Int(matches.products[place]),
      matchedPercent: spent > 0 ? matches.paid[place] / spent * 100 : 0)
  }

  /// What the changes of the index are made of.
  ///
  /// - Parameter firstMonth: The first month from which a change is asked for; `nil` for all.
  func changes(spent: [Double], from firstMonth: Month? = nil) -> IndexChanges {
    let first = firstMonth.map { month in index.months.partitionPoint { $0 >= month } }
    return IndexChanges(
      index: first.map { index.kept(from: $0) } ?? index, linked: linked,
      matchedPercents: spent.indices.map {
        spent[$0] > 0 ? matches.paid[$0] / spent[$0] * 100 : nil
      })
  }

  /// How many months without a price are filled in between two that have one; receipts with a
  /// wrong year would otherwise fill centuries.
  static let longestGap = 120
}
