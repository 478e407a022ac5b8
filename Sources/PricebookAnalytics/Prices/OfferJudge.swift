import PricebookModel

/// Judges the days of one series after another; keeps its memory.
struct OfferJudge {
  /// As in ``UnmarkedOffers``.
  private(set) var places: [Int32] = []
  private(set) var regularFrom: [Int32] = []
  /// The regular prices so far; those before ``first`` are older than a year.
  private var kept: [(day: Int32, ratio: Double)] = []
  private var first = 0
  /// The highest of all that were kept, also those that are too old.
  private var highest = 0.0
  /// How many of the last of ``places`` had no regular price after them, in how many weeks.
  private var doubts = 0
  private var weeks = 0
  private var lastWeek = Int32.min

  /// Forgets all that was judged.
  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    regularFrom.removeAll(keepingCapacity: true)
  }

  /// Judges the days of a product before its first named discount.
  mutating func enter(_ range: Range<Int>, of days: PriceDays) {
    forget()
    for place in range {
      let (day, ratio) = (days.day(place), days.ratio(place))
      guard isLow(ratio, on: day) else {
        keep(day, ratio)
        continue
      }
      if days.isSeen(place) {
        forget()
        keep(day, ratio)
      } else {
        doubt(place, of: days)
      }
    }
  }

  private mutating func forget() {
    kept.removeAll(keepingCapacity: true)
    first = 0
    highest = 0
    doubts = 0
  }

  private mutating func keep(_ day: Int32, _ ratio: Double) {
    kept.append((day, ratio))
    highest = max(highest, ratio)
    doubts = 0
  }

  private mutating func doubt(_ place: Int, of days: PriceDays) {
    let day = days.day(place)
    let week = UnmarkedOffers.week(of: day)
    weeks = doubts == 0 ? 1 : weeks + (week == lastWeek ? 0 : 1)
    lastWeek = week
    doubts += 1
    places.append(Int32(truncatingIfNeeded: place))
    regularFrom.append(.max)
    guard weeks >= UnmarkedOffers.weeks else { return }
    let fall = places.count - doubts..<places.count
    forget()
    for index in fall {
      regularFrom[index] = day
      let place = Int(places[index])
      keep(days.day(place), days.ratio(place))
    }
  }

  /// Whether a price is more than 10 % below the median of those of a year and itself.
  private mutating func isLow(_ ratio: Double, on day: Int32) -> Bool {
    let share = Double(100 - UnmarkedOffers.percent) / 100
    if ratio >= highest * share { return false }
    while first < kept.count, kept[first].day < day - UnmarkedOffers.days { first += 1 }
    return UnmarkedOffers.isLow(ratio, among: kept[first...].lazy.map(\.ratio))
  }
}
