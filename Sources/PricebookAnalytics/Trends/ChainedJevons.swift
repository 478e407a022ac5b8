import PricebookModel

/// The chained monthly Jevons index: from month to month the geometric mean of the price
/// relatives of what is priced in both.
///
/// W. S. Jevons (1865); International Labour Office and others, "Consumer Price Index Manual:
/// Concepts and Methods" (2020), chapters 8 and 10, for chaining over matched items.
struct ChainedJevons {
  struct Month: Sendable {
    /// First month = 100.
    var index: Double
    var matchedItems: Int
    var paid: Int64
    var matchedPaid: Int64
    var number: Int32
    /// Not where the index was carried over a month without a price.
    var hasPrice: Bool
  }

  private struct Link {
    var logarithms = 0.0
    var matchedItems = 0
    var paid: Int64 = 0
    var matchedPaid: Int64 = 0
    var prices = 0
  }

  private var links: MonthTable<Link>
  private let firstMonth: PricebookModel.Month

  /// How many months without a price are filled in between two that have one; receipts with a
  /// wrong year would otherwise fill centuries.
  static let longestGap = 120

  /// - Parameters:
  ///   - groupCount: How many indexes are chained at a time.
  ///   - months: The first and the last month of all prices.
  init(groupCount: Int, months: ClosedRange<PricebookModel.Month>) {
    firstMonth = months.lowerBound
    links = MonthTable(
      groupCount: groupCount, monthCount: months.upperBound.months(since: firstMonth) + 1,
      empty: Link())
  }

  /// Takes the price of one item in one month into an index.
  ///
  /// - Parameters:
  ///   - relative: The logarithm of the price relative to the month before; `nil` where that
  ///     month has no price.
  ///   - paid: What was spent at this price, in 1/10 000.
  mutating func add(
    group: Int, month: PricebookModel.Month, relative: Double?, paid: Int64
  ) {
    links.update(group: group, month: month.months(since: firstMonth)) { link in
      link.prices += 1
      link.paid &+= paid
      if let relative {
        link.logarithms += relative
        link.matchedItems += 1
        link.matchedPaid &+= paid
      }
    }
  }

  /// The indexes of all groups that have a price, from their first month to their last.
  func chained() -> [(group: Int, months: [Month])] {
    var result: [(group: Int, months: [Month])] = []
    var level = 0.0
    links.forEach { group, offset, link in
      guard link.prices > 0 else { return }
      let number = firstMonth.index + Int32(clamping: offset)
      if result.last?.group != group {
        level = 0
        result.append((group, []))
      }
      let last = result.count - 1
      if let before = result[last].months.last {
        let gap = Int(number) - Int(before.number) - 1
        if gap > 0, gap <= Self.longestGap {
          for month in 1...gap {
            result[last].months.append(
              Month(
                index: before.index, matchedItems: 0, paid: 0, matchedPaid: 0,
                number: before.number + Int32(month), hasPrice: false))
          }
        }
      }
      if link.matchedItems > 0 { level += link.logarithms / Double(link.matchedItems) }
      result[last].months.append(
        Month(
          index: 100 * PriceLogarithms.exponential(level), matchedItems: link.matchedItems,
          paid: link.paid, matchedPaid: link.matchedPaid, number: number, hasPrice: true))
    }
    return result
  }
}
