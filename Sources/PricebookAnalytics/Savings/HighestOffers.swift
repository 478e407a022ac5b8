import PricebookModel

/// The highest of a product's offers on every day.
///
/// What cost no more than any offer cost no more than the highest: one comparison is enough.
struct HighestOffers {
  /// The days on which the highest price changes, ascending.
  private var days: [CalendarDate]
  /// From each of those days until the next; `nil` where no offer is valid.
  private var prices: [UnitValue?]

  init(_ offers: [OfferPrices.Offer]) {
    days = Set(offers.flatMap { [$0.first, $0.last.adding(days: 1)] }).sorted()
    prices = Array(repeating: nil, count: days.count)
    // The place from which on a span without a price may begin, for every place.
    var free = Array(0...days.count)
    func firstFree(from place: Int) -> Int {
      var end = place
      while free[end] != end { end = free[end] }
      var passed = place
      while passed != end { (free[passed], passed) = (end, free[passed]) }
      return end
    }
    for offer in offers.sorted(by: { $1.price.isLower(than: $0.price) }) {
      let end = days.partitionPoint { $0 > offer.last }
      var place = firstFree(from: days.partitionPoint { $0 >= offer.first })
      while place < end {
        prices[place] = offer.price
        free[place] = place + 1
        place = firstFree(from: place + 1)
      }
    }
  }

  func price(on day: CalendarDate) -> UnitValue? {
    let place = days.partitionPoint { $0 > day } - 1
    return place >= 0 ? prices[place] : nil
  }
}
