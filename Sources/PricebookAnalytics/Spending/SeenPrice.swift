import PricebookModel

/// The price of an item at one store on one day, paid or seen.
struct SeenPrice {
  var store: StoreID
  var day: Int32
  /// The last day on which it may be used.
  var lastDay = Int32.max
  var isOffer = false
  var price: UnitValue
  /// The quantity of the price, nearly.
  var size: Double
  /// Without scale, for comparing: ``UnitValue/approximateRatio``.
  var ratio: Double

  /// Whether it is lower than another, exactly.
  @inline(__always)
  func isLower(than other: SeenPrice) -> Bool {
    let difference = ratio - other.ratio
    if difference.magnitude > other.ratio * PriceLogarithms.uncertainty { return difference < 0 }
    return price.isLower(than: other.price)
  }

  /// Whether it is lower, or as low at a store that comes first by name.
  @inline(__always)
  func precedes(_ other: SeenPrice) -> Bool {
    store < other.store ? !other.isLower(than: self) : isLower(than: other)
  }
}

/// The lowest of some prices, and the lowest at another store, by their places in a list.
struct LowestTwo {
  private(set) var first = Self.none
  private(set) var second = Self.none

  static let none = -1

  /// Takes a price in.
  ///
  /// - Parameter seen: The list.
  @inline(__always)
  mutating func add(_ place: Int, of seen: [SeenPrice]) {
    guard place != Self.none else { return }
    guard first != Self.none else {
      first = place
      return
    }
    if seen[place].precedes(seen[first]) {
      if seen[place].store != seen[first].store { second = first }
      first = place
    } else if seen[place].store != seen[first].store,
      second == Self.none || seen[place].precedes(seen[second])
    {
      second = place
    }
  }

  /// The lowest at any store but one.
  @inline(__always)
  func lowest(except store: StoreID, of seen: [SeenPrice]) -> Int {
    first != Self.none && seen[first].store == store ? second : first
  }
}

/// The prices of one item that are known on a day: those of some days up to it.
struct KnownPrices {
  private struct Day {
    var day: Int32
    var lowest = LowestTwo()
  }

  /// In order of days.
  private(set) var seen: [SeenPrice] = []
  /// The place of the price of the same store before each, or none.
  private var previous: [Int] = []
  private var latestOfStore: IDTable<StoreID, Int>
  /// The lowest ordinary prices of each day; those before ``firstDay`` are too old.
  private var days: [Day] = []
  private var firstDay = 0
  /// Offers, and prices that end on a day.
  private var passing: [Int] = []
  /// How many days before a purchase count.
  private let daysBefore: Int32

  init(storeCount: Int, daysBefore: Int) {
    latestOfStore = IDTable(repeating: LowestTwo.none, count: storeCount)
    self.daysBefore = Int32(clamping: daysBefore)
  }

  mutating func removeAll() {
    for price in seen { latestOfStore[price.store] = LowestTwo.none }
    seen.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    days.removeAll(keepingCapacity: true)
    passing.removeAll(keepingCapacity: true)
    firstDay = 0
  }

  /// Enters a price of the latest day.
  ///
  /// - Parameter isUsable: Whether others are compared with it.
  mutating func append(_ price: SeenPrice, isUsable: Bool) {
    let place = seen.count
    seen.append(price)
    previous.append(LowestTwo.none)
    guard isUsable else { return }
    previous[place] = latestOfStore[price.store]
    latestOfStore[price.store] = place
    if price.isOffer || price.lastDay != .max {
      passing.append(place)
    } else if let last = days.indices.last, days[last].day == price.day {
      days[last].lowest.add(place, of: seen)
    } else {
      var day = Day(day: price.day)
      day.lowest.add(place, of: seen)
      days.append(day)
    }
  }

  /// The place of the latest price of a store that others are compared with, or none.
  func latest(of store: StoreID) -> Int { latestOfStore[store] }

  /// The lowest ordinary prices and the lowest offers that are known on the latest day.
  ///
  /// - Complexity: O(days that count) and O(offers that are known).
  mutating func lowest(on day: Int32) -> (ordinary: LowestTwo, offers: LowestTwo) {
    var (ordinary, offers) = (LowestTwo(), LowestTwo())
    while firstDay < days.count, days[firstDay].day < day - daysBefore { firstDay += 1 }
    for place in firstDay..<days.count {
      ordinary.add(days[place].lowest.first, of: seen)
      ordinary.add(days[place].lowest.second, of: seen)
    }
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

  /// The lowest price of the same store on an earlier day that counts.
  ///
  /// - Complexity: O(days that count).
  func lowestEarlier(than place: Int) -> Int {
    let day = seen[place].day
    var lowest = LowestTwo.none
    var earlier = latestOfStore[seen[place].store]
    while earlier != LowestTwo.none, seen[earlier].day >= day - daysBefore {
      if seen[earlier].day < day, seen[earlier].lastDay >= day,
        lowest == LowestTwo.none || seen[earlier].isLower(than: seen[lowest])
      {
        lowest = earlier
      }
      earlier = previous[earlier]
    }
    return lowest
  }
}
