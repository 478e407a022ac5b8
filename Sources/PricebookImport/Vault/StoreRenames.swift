import PricebookModel

/// The stores that were renamed between exports of an app: each is one store, with its newest name.
///
/// Without it the old name would stay beside the new one as a store of its own, with prices that are
/// looked at for a year. A store was renamed where its id has another name in the next export, or, in
/// an app without ids of stores, where all items with a price at a name that is gone have one at a
/// name that is new: at least half of them the same price, three items or more, or with the one name
/// in the other, as in `Lidl` and `Lidl Süd`.
struct StoreRenames {
  /// A store of an export by what stays when its name changes.
  struct Entry: Hashable, Sendable {
    var id: String
    var name: String
  }

  /// A name that became another one between two exports.
  private struct Rename {
    var old, new: String
    /// The place of the first export with the new name.
    var place: Int
  }

  /// So many items that moved from one name to the other are no chance, whatever their prices.
  private static let certainItems = 3

  /// The same exports in the same order, with the newest names of their stores.
  static func applied(to exports: [VaultExport]) -> [VaultExport] {
    var exports = exports
    for places in Dictionary(grouping: exports.indices, by: { exports[$0].app }).values
    where places.count > 1 {
      let ordered = places.filter { exports[$0].written != nil }.sorted {
        (exports[$0].written?.microseconds ?? 0, $0) < (exports[$1].written?.microseconds ?? 0, $1)
      }
      let renames = renames(in: ordered.map { exports[$0] })
      guard !renames.isEmpty else { continue }
      for (place, index) in ordered.enumerated() {
        let names = Set(exports[index].storeNames)
        // A later store may have the name again.
        let valid = renames.filter { place < $0.place || !names.contains($0.old) }
        exports[index].rename { name in
          valid.reduce(name) { foldedName($0) == $1.old ? $1.new : $0 }
        }
      }
    }
    return exports
  }

  /// In the order of the exports, the oldest first.
  private static func renames(in exports: [VaultExport]) -> [Rename] {
    zip(exports.indices, exports.indices.dropFirst()).flatMap { before, after -> [Rename] in
      let (old, new) = (exports[before], exports[after])
      guard old.written != new.written else { return [] }
      let (oldList, newList) = (Set(old.storeNames), Set(new.storeNames))
      let byID = pairsByID(old, new).filter {
        !newList.contains($0.old) && !oldList.contains($0.new)
      }
      let oldNames = oldList.union(old.pricedStores)
      let newNames = newList.union(new.pricedStores)
      let byPrices = pairsByPrices(
        old, new, gone: oldNames.subtracting(newNames).subtracting(byID.map(\.old)),
        came: newNames.subtracting(oldNames).subtracting(byID.map(\.new)))
      let pairs = byID + byPrices
      return pairs.map { pair in
        Rename(old: pair.old, new: new.writtenStoreName(pair.new), place: after)
      }.sorted { $0.old < $1.old }
    }
  }

  private typealias Pair = (old: String, new: String)

  /// The folded names before and after of stores whose id has another name in the next export.
  private static func pairsByID(_ old: VaultExport, _ new: VaultExport) -> [Pair] {
    let (before, after) = (names(of: old.stores), names(of: new.stores))
    return before.compactMap { id, name in
      after[id].map { (foldedName(name), foldedName($0)) }
    }.filter { $0.0 != $0.1 }
  }

  /// Names by ids that are those of one store.
  private static func names(of stores: [Entry]) -> [String: String] {
    Dictionary(grouping: stores, by: \.id).filter { $0.value.count == 1 }
      .compactMapValues { $0.first?.name }
  }

  /// The folded names of stores whose prices moved from a name that is gone to one that is new.
  private static func pairsByPrices(
    _ old: VaultExport, _ new: VaultExport, gone: Set<String>, came: Set<String>
  ) -> [Pair] {
    guard !gone.isEmpty, !came.isEmpty else { return [] }
    let later = Dictionary(
      new.items.filter { !$0.isTrashed }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    // By the name that is gone and the one that is new: items that have the one and then the other.
    var moved: [String: [String: (count: Int, same: Int)]] = [:]
    var counts: [String: Int] = [:]
    for item in old.items {
      guard let now = later[item.id] else { continue }
      for price in item.prices {
        let store = foldedName(price.store)
        guard gone.contains(store) else { continue }
        counts[store, default: 0] += 1
        for other in now.prices where came.contains(foldedName(other.store)) {
          let isSame =
            other.price == price.price && other.unit == price.unit
            && other.currency == price.currency
          var found = moved[store]?[foldedName(other.store)] ?? (0, 0)
          found.count += 1
          found.same += isSame ? 1 : 0
          moved[store, default: [:]][foldedName(other.store)] = found
        }
      }
    }
    let pairs = moved.flatMap { store, others in
      others.compactMap { other, found -> Pair? in
        let isWhole = found.count == counts[store]
        let isSure =
          found.same * 2 >= found.count || found.count >= certainItems
          || store.contains(other) || other.contains(store)
        return isWhole && isSure ? (store, other) : nil
      }
    }
    // A name that may be two stores is neither.
    return pairs.filter { pair in
      pairs.count { $0.old == pair.old } == 1 && pairs.count { $0.new == pair.new } == 1
    }
  }
}

extension VaultExport {
  /// The folded names of the stores that it lists, else of its prices.
  fileprivate var storeNames: [String] {
    stores.isEmpty ? pricedStores : stores.map { foldedName($0.name) }
  }

  fileprivate var pricedStores: [String] {
    items.flatMap { $0.isTrashed ? [] : $0.prices.map { foldedName($0.store) } }
  }

  fileprivate func writtenStoreName(_ folded: String) -> String {
    (stores.map(\.name) + items.lazy.flatMap(\.prices).map(\.store))
      .first { foldedName($0) == folded } ?? folded
  }

  fileprivate mutating func rename(_ name: (String) -> String) {
    for item in items.indices {
      for price in items[item].prices.indices {
        items[item].prices[price].store = name(items[item].prices[price].store)
      }
    }
    for cart in carts.indices {
      for line in carts[cart].lines.indices {
        if let store = carts[cart].lines[line].planned?.store {
          carts[cart].lines[line].planned?.store = name(store)
        }
        if let store = carts[cart].lines[line].bought?.store {
          carts[cart].lines[line].bought?.store = name(store)
        }
      }
    }
    for place in experiences.indices { experiences[place].store = name(experiences[place].store) }
    for place in places.indices { places[place].name = name(places[place].name) }
  }
}
