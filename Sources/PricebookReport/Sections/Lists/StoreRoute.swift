import PricebookAnalytics
import PricebookModel

/// The order in which a household goes to its stores: that of its last trips.
///
/// A trip goes to its stores in the order of its bought lines. Stores of earlier trips come before
/// the next store of their trip that a later one went to, else at the end.
struct StoreRoute {
  private static let tripLimit = 100, storeLimit = 20

  private var places: [StoreID: Int] = [:]

  init(_ vault: Vault) {
    let trips = vault.carts.filter { !$0.isList && $0.state == .completed && $0.date != nil }
      .sorted { ($1.date?.daysSinceEpoch ?? 0, $0.id) < ($0.date?.daysSinceEpoch ?? 0, $1.id) }
    var route: [StoreID] = []
    var known: Set<StoreID> = []
    for trip in trips.prefix(Self.tripLimit) {
      var seen: Set<StoreID> = []
      let stores = trip.lines.compactMap(\.bought?.store).filter { seen.insert($0).inserted }
        .prefix(Self.storeLimit)
      var place = route.endIndex
      for store in stores.reversed() {
        if known.insert(store).inserted {
          route.insert(store, at: place)
        } else {
          place = route.firstIndex(of: store) ?? place
        }
      }
    }
    for (place, store) in route.enumerated() { places[store] = place }
  }

  /// Stores on the way, then the others in their order.
  func sorted(_ stores: [StoreID]) -> [StoreID] {
    stores.enumerated().map { (places[$1] ?? .max, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
