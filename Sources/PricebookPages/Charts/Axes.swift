import PricebookDocument
import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Round values for an axis: multiples of 1, 2, 2.5 or 5 × 10ⁿ that enclose the data.
struct AxisTicks: Equatable {
  /// Ascending, at least two.
  let values: [Double]
  let digits: Int

  var lowest: Double { values.first ?? 0 }
  var highest: Double { values.last ?? 1 }

  /// - Parameter count: How many ticks are wanted at most, at least 3.
  init(from lower: Double, to upper: Double, atMost count: Int, wholeUnits: Bool = false) {
    let first = AxisTicks.usable(min(lower, upper))
    let last = AxisTicks.usable(max(lower, upper))
    let minimumSpan = max(wholeUnits ? 1 : 1e-4, max(first.magnitude, last.magnitude) * 1e-9)
    let isFlat = last - first < minimumSpan
    let low = isFlat ? first - minimumSpan / 2 : first
    let high = isFlat ? last + minimumSpan / 2 : last
    var exponent = Int(log10((high - low) / Double(max(2, count - 1))).rounded(.down))
    var candidates: [(mantissa: Double, exponent: Int)] = []
    for _ in 0..<3 {
      candidates += [1, 2, 2.5, 5].map { ($0, exponent) }
      exponent += 1
    }
    let fitting = candidates.first { mantissa, exponent in
      let step = mantissa * AxisTicks.power(exponent)
      if wholeUnits, step < 1 || step != step.rounded() { return false }
      return Int((high / step).rounded(.up) - (low / step).rounded(.down)) + 1 <= max(3, count)
    }
    let (mantissa, power) = fitting ?? (1, exponent)
    let step = mantissa * AxisTicks.power(power)
    let start = (low / step).rounded(.down)
    let end = max(start + 1, (high / step).rounded(.up))
    values = stride(from: start, through: end, by: 1).prefix(max(3, count) + 1).map { $0 * step }
    digits = max(0, min(6, -power + (mantissa == 2.5 ? 1 : 0)))
  }

  /// Whole units of money, with zero.
  init(of amounts: [Amount], atMost count: Int) {
    self.init(
      from: min(0, (amounts.min() ?? .zero).approximateUnits),
      to: max(0.01, (amounts.max() ?? .zero).approximateUnits), atMost: count, wholeUnits: true)
  }

  static func power(_ exponent: Int) -> Double { pow(10, Double(exponent)) }
  private static func usable(_ value: Double) -> Double {
    value.isFinite ? min(1e15, max(-1e15, value)) : 0
  }
}

/// Maps values to coordinates of a drawing.
struct LinearScale {
  var low: Double
  var high: Double
  /// Where `low` is drawn, and where `high` is.
  var start: Double
  var end: Double

  /// The coordinate of a value, or the start if the scale has no extent.
  func callAsFunction(_ value: Double) -> Double {
    guard high > low, value.isFinite else { return start }
    return start + (value - low) / (high - low) * (end - start)
  }
}

/// Moves labels apart along one direction.
enum LabelPlacement {
  /// Positions as near to the wanted ones as a gap between neighbours allows, order kept.
  ///
  /// Neighbours that would overlap share the mean of their wanted positions (pool adjacent
  /// violators, the least-squares solution). If the bounds are too narrow, the gap shrinks.
  static func separated(_ wanted: [Double], gap: Double, within bounds: ClosedRange<Double>)
    -> [Double]
  {
    guard wanted.count > 1 else {
      return wanted.map { min(bounds.upperBound, max(bounds.lowerBound, $0)) }
    }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    let room = bounds.upperBound - bounds.lowerBound
    let step = min(gap, room / Double(wanted.count - 1))
    var pools: [(sum: Double, count: Double)] = []
    for (place, index) in order.enumerated() {
      pools.append((wanted[index] - Double(place) * step, 1))
      while pools.count > 1 {
        let last = pools[pools.count - 1]
        let before = pools[pools.count - 2]
        guard last.sum / last.count < before.sum / before.count else { break }
        pools.removeLast(2)
        pools.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let highest = bounds.upperBound - step * Double(wanted.count - 1)
    var positions = Array(repeating: 0.0, count: wanted.count)
    var place = 0
    for pool in pools {
      let base = min(highest, max(bounds.lowerBound, pool.sum / pool.count))
      for _ in 0..<Int(pool.count) {
        positions[order[place]] = base + Double(place) * step
        place += 1
      }
    }
    return positions
  }
}

/// Which months of an axis are labelled, and which have the year below.
struct MonthLabels {
  /// Positions of labelled months.
  let months: [Int]
  /// Positions of the first month and of each January, as far as there is room.
  let years: [Int]
  /// Whether there is only room for one letter.
  let hasLetters: Bool

  /// - Parameter every: Labels one month in this many, up to 24 months.
  init(_ months: [Month], step: Double, labelWidth: Double = 27, every: Int = 1) {
    let isLong = months.count > 24
    let yearWidth: Double = 34
    let januaries = months.indices.filter { months[$0].monthOfYear == 1 }
    hasLetters = !isLong && every == 1 && step < labelWidth
    if isLong {
      var labelled: [Int] = []
      for index in januaries where Double(index - (labelled.last ?? -99)) * step >= yearWidth {
        labelled.append(index)
      }
      if let last = months.indices.last {
        if let before = labelled.last, Double(last - before) * step < yearWidth {
          labelled.removeLast()
        }
        labelled.append(last)
      }
      self.months = labelled
      years = labelled
    } else {
      var labelled = Array(stride(from: 0, to: months.count, by: every))
      let least: Double = hasLetters ? 11 : labelWidth
      if let last = months.indices.last, let before = labelled.last, before != last,
        Double(last - before) * step >= least
      {
        labelled.append(last)
      }
      self.months = labelled
      var years: [Int] = []
      let first = labelled.prefix(1).filter { first in
        !januaries.contains { $0 > first && Double($0 - first) * step < yearWidth }
      }
      for index in first + januaries where !years.contains(index) && labelled.contains(index) {
        years.append(index)
      }
      self.years = years
    }
  }
}

/// A text at the end of a line, in a plot's own units.
struct EndLabel {
  var text: String
  var look: String
  /// Where its line ends; `nil` for what has none.
  var x: Double?
  var y: Double
}

extension SVGCanvas {
  /// A line with its number for each tick of a vertical axis.
  mutating func ticks(
    _ ticks: AxisTicks, _ scale: LinearScale, from left: Double, to right: Double,
    _ text: (Double) -> String
  ) {
    for value in ticks.values {
      let y = scale(value)
      line(left, y, right, y, value == 0 ? "base" : "hair")
      self.text(text(value), left - 6, y + 4, "a", anchor: .end)
    }
  }

  /// The names of months below a plot, and their years below these.
  mutating func months(
    _ months: [Month], _ labels: MonthLabels, _ bottom: Double, _ words: ChartWords,
    look: (Month) -> String = { _ in "a t2" }, at x: (Int) -> Double
  ) {
    for label in labels.months {
      let month = months[label]
      let name =
        labels.hasLetters
        ? words.formatting.monthInitial(month) : words.formatting.axisMonthName(month)
      text(name, x(label), bottom + 17, look(month), anchor: .middle)
    }
    for label in labels.years {
      text(String(months[label].year), x(label), bottom + 32, "a", anchor: .middle)
    }
  }

  /// Labels at the right of a plot, pushed apart, each with a line to where its own line ends.
  mutating func endLabels(
    _ labels: [EndLabel], at right: Double, within bounds: ClosedRange<Double>
  ) {
    let places = LabelPlacement.separated(labels.map(\.y), gap: 15, within: bounds)
    for (label, y) in zip(labels, places) {
      if let x = label.x, (y - label.y).magnitude > 2 || x < right - 2 {
        path([(x + 2, label.y), (right + 6, y)], "leader so")
      }
      let shown = TextWidth.cut(
        label.text, to: width - right - 8, size: 12, isBold: label.look.isBold)
      text(shown, right + 8, y + 4, label.look)
    }
  }
}

extension Formatting {
  var axisMonthWidth: Double { max(27, TextWidth.widest(axisMonthNames, size: 12) + 4) }
}
