import PricebookModel

/// Sums of lines by series (item, store, unit and currency) and month, taken down the columns in
/// one pass.
///
/// Every series keeps the sums of one month, in one cache line; when a line of another month
/// comes, the finished sums go to a log. Lines in order of time, as receipts are, leave one log
/// entry for each month of a series; lines in any other order leave more, never more than lines,
/// which ``SortedSeries`` brings together.
struct SeriesSums {
  /// What is looked up first stands at one end and the month at the other, because a state
  /// usually lies across two cache lines.
  struct State {
    var unit: UInt16
    var currency: UInt16
    var lines: UInt32 = 0
    var paid: Int64 = 0
    /// Quantity in 1/1 000 000 of the unit.
    var millionths: Int64 = 0
    var minimum = Int64.max
    var maximum = Int64.min
    var latestPaid: Int64 = 0
    var latestMillionths: Int64 = 0
    var latestDay = Int32.min
    var month = UInt32.max
  }

  struct Key {
    var item: UInt32
    var store: UInt32
  }

  /// One line, as far as sums need it.
  struct Line {
    /// The number of its month: ``DataCalendar/monthNumber(of:)``.
    var month: UInt32
    var day: Int32
    /// Whether its day can be the latest.
    var isKnown: Bool
    var paid: Int64
    var millionths: Int64
    /// In 1/10 000 per base unit.
    var price: Int64
  }

  private(set) var states: [State] = []
  private(set) var keys: [Key] = []
  private(set) var log = MonthLog()
  /// The next series of the same item and store.
  private var next: [UInt32] = []
  private var finder: SeriesFinder
  /// Numbers that stand for a store, a unit and a currency, where there are so many units and
  /// currencies that the series of one item and store may be too many to try one by one.
  private var numberedStores: [UInt64: UInt32] = [:]
  private let numbersStores: Bool

  private static let mostKindsTried = 64

  /// - Parameters:
  ///   - items: The items that lines will be of.
  ///   - storeCount: Stores are numbered from 0 to below this.
  ///   - kindCount: How many pairs of unit and currency there can be.
  init(items: Range<UInt32>, storeCount: Int, kindCount: Int) {
    numbersStores = kindCount > Self.mostKindsTried
    finder = SeriesFinder(items: items, storeCount: numbersStores ? .max : storeCount)
  }

  /// The number of a series, which is made where it is new.
  ///
  /// Leaves the state of the series in the cache and, as a rule, in the month of the line, so that
  /// the line is soon added; it may be added to any series in any month all the same.
  @inline(__always)
  mutating func number(
    item: UInt32, store: UInt32, unit: UInt16, currency: UInt16, month: UInt32
  ) -> UInt32 {
    let place =
      numbersStores ? storeNumber(store: store, unit: unit, currency: currency) : store
    var number = finder.number(item: item, store: place)
    while number != SeriesFinder.none {
      if states[Int(number)].unit == unit, states[Int(number)].currency == currency {
        if states[Int(number)].month != month { finishMonth(of: number, next: month) }
        return number
      }
      number = next[Int(number)]
    }
    return newSeries(item: item, store: store, unit: unit, currency: currency, place: place)
  }

  @inline(__always)
  mutating func add(_ line: Line, to number: UInt32) {
    if !states[Int(number)].take(line) {
      finishMonth(of: number, next: line.month)
      _ = states[Int(number)].take(line)
    }
  }

  /// Closes the month that every series is in, so that the log is complete.
  mutating func finish() {
    for number in states.indices { finishMonth(of: UInt32(number), next: states[number].month) }
    next = []
    finder = SeriesFinder(items: 0..<0, storeCount: 0)
  }

  @inline(never)
  private mutating func newSeries(
    item: UInt32, store: UInt32, unit: UInt16, currency: UInt16, place: UInt32
  ) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: states.count)
    next.append(finder.number(item: item, store: place))
    finder.set(number, item: item, store: place)
    keys.append(Key(item: item, store: store))
    states.append(State(unit: unit, currency: currency))
    return number
  }

  @inline(never)
  private mutating func storeNumber(store: UInt32, unit: UInt16, currency: UInt16) -> UInt32 {
    let key = UInt64(store) << 32 | UInt64(unit) << 16 | UInt64(currency)
    if let known = numberedStores[key] { return known }
    let number = UInt32(truncatingIfNeeded: numberedStores.count)
    numberedStores[key] = number
    return number
  }

  @inline(never)
  private mutating func finishMonth(of number: UInt32, next month: UInt32) {
    let state = states[Int(number)]
    states[Int(number)].begin(month: month)
    guard state.lines > 0 else { return }
    log.append(
      MonthLog.Entry(
        series: number, month: state.month, lines: state.lines, paid: state.paid,
        millionths: state.millionths, minimum: state.minimum, maximum: state.maximum))
  }
}

extension SeriesSums.State {
  /// Adds a line.
  ///
  /// - Returns: Whether it was added: not where it is of another month, nor where the quantity
  ///   would not fit in 64 bits; another log entry of the month then takes it.
  @inline(__always)
  mutating func take(_ line: SeriesSums.Line) -> Bool {
    let (quantity, isTooLarge) = millionths.addingReportingOverflow(line.millionths)
    guard line.month == month, !isTooLarge else { return false }
    millionths = quantity
    paid &+= line.paid
    lines &+= 1
    minimum = min(minimum, line.price)
    maximum = max(maximum, line.price)
    guard line.isKnown, line.day >= latestDay else { return true }
    if line.day > latestDay {
      latestDay = line.day
      latestPaid = line.paid
      latestMillionths = line.millionths
    } else {
      let (sum, isTooLarge) = latestMillionths.addingReportingOverflow(line.millionths)
      // A day of nine hundred thousand lines at the limit of quantity is priced by those.
      if !isTooLarge {
        latestMillionths = sum
        latestPaid &+= line.paid
      }
    }
    return true
  }

  mutating func begin(month: UInt32) {
    self.month = month
    paid = 0
    millionths = 0
    lines = 0
    minimum = .max
    maximum = .min
  }
}
