import PricebookModel

/// The months of one index, numbered among those that have a price.
struct IndexMonths: Sendable {
  /// Ascending.
  private(set) var months: [Month] = []
  /// What was spent in every month.
  private(set) var paid: [Double] = []

  var count: Int { months.count }

  /// Adds the month after those there are.
  mutating func append(_ month: Month, paid: Double) {
    months.append(month)
    self.paid.append(paid)
  }

  /// The place of a month; `nil` where it has no price.
  func place(of month: Month) -> Int? {
    let place = months.partitionPoint { $0 >= month }
    return place < months.count && months[place] == month ? place : nil
  }

  /// Whether a month is the one after the month before it that has a price.
  func followsAtOnce(_ place: Int) -> Bool {
    place > 0 && months[place].index == months[place - 1].index + 1
  }

  /// The months that changes to each month are measured from: the month before it that has a
  /// price, and the first of the year before it.
  var compared: [[Int]] {
    months.indices.map { place in
      let year = months[place].adding(months: -12)
      let first = months.partitionPoint { $0 >= year }
      return first < place - 1 ? [first, place - 1] : first < place ? [first] : []
    }
  }

  /// The place of every month from the first to the last; -1 for one without a price.
  var places: [Int32] {
    guard let first = months.first, let last = months.last else { return [] }
    var places = [Int32](repeating: -1, count: last.months(since: first) + 1)
    for (place, month) in months.enumerated() {
      places[month.months(since: first)] = Int32(truncatingIfNeeded: place)
    }
    return places
  }
}

/// What was spent in every month, and where there is a price, of many indexes.
struct IndexMonthTable {
  private struct Sum {
    var paid: Int64 = 0
    var hasPrice = false
  }

  private var sums: MonthTable<Sum>
  private let firstMonth: Month

  init(indexCount: Int, months: ClosedRange<Month>) {
    firstMonth = months.lowerBound
    sums = MonthTable(
      groupCount: indexCount, monthCount: months.upperBound.months(since: firstMonth) + 1,
      empty: Sum())
  }

  /// - Parameter paid: What was spent at the price, in 1/10 000.
  @inline(__always)
  mutating func add(index: Int, month: Month, paid: Int64) {
    sums.update(group: index, month: month.months(since: firstMonth)) {
      $0.paid &+= paid
      $0.hasPrice = true
    }
  }

  /// The months of every index that has a price, in the order of the indexes.
  func months() -> [(index: Int, months: IndexMonths)] {
    var result: [(index: Int, months: IndexMonths)] = []
    sums.forEach { index, offset, sum in
      guard sum.hasPrice else { return }
      if result.last?.index != index { result.append((index, IndexMonths())) }
      result[result.count - 1].months.append(
        firstMonth.adding(months: offset), paid: Double(sum.paid))
    }
    return result
  }
}
