package import PricebookModel

/// The slope that a heading states as a line, and the months of an index as dots about it.
///
/// The line is 100 in the month since which the change is stated, so that it ends at that change,
/// and its band at the range of that. Dots may begin later.
package struct PriceLine: Sendable {
  /// The index of every month of the window, moved so that the line goes through the mean of the dots;
  /// `nil` where less than half of the spending is compared.
  package let dots: [Double?]
  package let values: [Double?]
  /// The 95 % interval of the line.
  package let band: [ClosedRange<Double>?]

  /// - Parameters:
  ///   - change: Over so many `months` up to the month `through`.
  ///   - window: Consecutive months.
  /// - Returns: `nil` where no two months of the window can be compared.
  package init?(
    _ change: PriceEstimate, months: Int, through: Month, points: [IndexPoint], window: [Month]
  ) {
    guard let first = window.first, months > 0 else { return nil }
    var logarithms = [Double?](repeating: nil, count: window.count)
    for point in points {
      let place = point.month.months(since: first)
      guard window.indices.contains(place), point.month <= through, let index = point.index,
        index > 0, point.matchedPercent >= ClaimGate.leastCoveragePercent
      else { continue }
      logarithms[place] = Logarithm.of(index)
    }
    let known = logarithms.indices.filter { logarithms[$0] != nil }
    guard let firstDot = known.first, let lastDot = known.last, firstDot < lastDot else {
      return nil
    }
    let origin = through.months(since: first) - months
    let line = max(0, origin)...max(0, min(window.count - 1, origin + months))
    let slope = change.logarithm / Double(months)
    let half = change.error.map { $0.halfWidth(within: Estimate.probability) / Double(months) }
    func level(_ slope: Double, _ place: Int) -> Double {
      100 * Logarithm.exponential(slope * Double(place - origin))
    }
    // How far the dots lie above the line in the mean.
    let above =
      known.reduce(0) { $0 + (logarithms[$1] ?? 0) - slope * Double($1 - origin) }
      / Double(known.count)
    dots = logarithms.map { $0.map { 100 * Logarithm.exponential($0 - above) } }
    values = window.indices.map { line.contains($0) ? level(slope, $0) : nil }
    band = window.indices.map { place in
      guard line.contains(place), let half else { return nil }
      return level(slope - half, place)...level(slope + half, place)
    }
  }
}
