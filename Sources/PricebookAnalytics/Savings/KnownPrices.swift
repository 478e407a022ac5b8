import PricebookModel

/// The prices of one item that are known on a day: those of some days up to it.
///
/// The lowest of the days that count is kept as a queue of two stacks keeps it: the older days
/// each know the lowest from their day up to a certain one, the days after that share one lowest.
/// So every day is compared a few times in all, however many days count.
struct KnownPrices {
  private struct Day {
    var day: Int32
    /// Of the day; of an older day, of the days from it up to ``firstOpenDay``.
    var lowest = LowestTwo()
  }

  private(set) var seen: [KnownPrice] = []
  private var latestOfStore: IDTable<StoreID, Int32>
  /// The lowest ordinary prices of each day; those before ``firstDay`` are too old.
  private var days: [Day] = []
  private var firstDay = 0
  /// The first of the days that know the lowest of themselves alone.
  private var firstOpenDay = 0
  /// The lowest from ``firstOpenDay`` on.
  private var lowestOfOpenDays = LowestTwo()
  /// Offers, and prices that end on a day.
  private var passing: [Int] = []
  private let daysBefore: Int32

  init(storeCount: Int, daysBefore: Int) {
    latestOfStore = IDTable(repeating: Int32(LowestTwo.none), count: storeCount)
    self.daysBefore = Int32(clamping: daysBefore)
  }

  mutating func removeAll() {
    for price in seen { latestOfStore[price.store] = Int32(LowestTwo.none) }
    seen.removeAll(keepingCapacity: true)
    days.removeAll(keepingCapacity: true)
    passing.removeAll(keepingCapacity: true)
    firstDay = 0
    firstOpenDay = 0
    lowestOfOpenDays = LowestTwo()
  }

  /// Enters a price of the latest day.
  ///
  /// - Parameter isUsable: Whether others are compared with it.
  mutating func append(_ price: KnownPrice, isUsable: Bool) {
    let place = seen.count
    seen.append(price)
    guard isUsable else { return }
    seen[place].previous = latestOfStore[price.store]
    latestOfStore[price.store] = Int32(truncatingIfNeeded: place)
    guard !price.isOffer, price.lastDay == .max else { return passing.append(place) }
    if days.count == firstOpenDay || days[days.count - 1].day != price.day {
      days.append(Day(day: price.day))
    }
    days[days.count - 1].lowest.add(place, of: seen)
    lowestOfOpenDays.add(place, of: seen)
  }

  /// The place of the latest price of a store that others are compared with, or none.
  func latest(of store: StoreID) -> Int { Int(latestOfStore[store]) }

  /// The lowest ordinary prices and the lowest offers that are known on the latest day.
  ///
  /// - Complexity: O(offers that are known), and for ordinary prices O(1) for every day in the end.
  mutating func lowest(on day: Int32) -> (ordinary: LowestTwo, offers: LowestTwo) {
    while firstDay < days.count, days[firstDay].day < day - daysBefore { firstDay += 1 }
    if firstDay > firstOpenDay { closeDays() }
    var ordinary = firstDay < firstOpenDay ? days[firstDay].lowest : LowestTwo()
    ordinary.add(lowestOfOpenDays, of: seen)
    var offers = LowestTwo()
    if !passing.isEmpty {
      passing.removeAll { seen[$0].lastDay < day || seen[$0].day < day - daysBefore }
      for place in passing {
        if seen[place].isOffer {
          offers.add(place, of: seen)
        } else {
          ordinary.add(place, of: seen)
        }
      }
    }
    return (ordinary, offers)
  }

  /// Lets every day that counts know the lowest from its day on.
  private mutating func closeDays() {
    for place in (firstDay..<days.count).dropLast().reversed() {
      days[place].lowest.add(days[place + 1].lowest, of: seen)
    }
    firstOpenDay = days.count
    lowestOfOpenDays = LowestTwo()
  }

  /// The lowest price of the same store on an earlier day that counts.
  func lowestEarlier(than place: Int) -> Int {
    let day = seen[place].day
    var lowest = LowestTwo.none
    var earlier = latest(of: seen[place].store)
    while earlier != LowestTwo.none, seen[earlier].day >= day - daysBefore {
      if seen[earlier].day < day, seen[earlier].lastDay >= day,
        lowest == LowestTwo.none || seen[earlier].isLower(than: seen[lowest])
      {
        lowest = earlier
      }
      earlier = Int(seen[earlier].previous)
    }
    return lowest
  }
}
