import PricebookModel
import PricebookReport

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
    let januaries = months.indices.filter { months[$0].isFirstOfYear }
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
