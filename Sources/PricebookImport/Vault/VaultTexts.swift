import PricebookModel

/// Merged exports with the indexes of their names among the texts of a book.
struct VaultTexts: Sendable {
  /// The indexes of the names of one line among the texts of the book.
  struct OfLine {
    var item, category: UInt32
    var plannedStore, boughtStore: UInt32?
    var isUnknown: Bool
    /// The place of the item whose prices it may take.
    var pricedItem: Int?
  }

  let merge: VaultMerge
  private let itemNames: [String]
  /// For every item of the merge, once it is needed: the indexes of its name and of its category.
  private(set) var ofItem, ofCategory: [UInt32?]
  /// For items that several exports have seen, by their places in the merge: their prices in order.
  private(set) var seenPrices: [Int: [VaultMerge.LoggedPrice]] = [:]
  /// Taken out of the merge, the last first, so that they can be freed once they were used.
  var carts: [(cart: VaultMerge.Winner<VaultCart>, texts: [OfLine])] = []

  init(
    _ merge: inout VaultMerge, aliases: AliasTable, names: inout VaultNames, logs: inout [SourceLog]
  ) {
    let taken = merge.takeCarts()
    self.merge = merge
    itemNames = merge.itemNames(aliases: aliases, logs: &logs)
    ofItem = Array(repeating: nil, count: merge.items.count)
    ofCategory = ofItem
    // By place, because an item is large to copy.
    for place in merge.items.indices {
      let (log, count) = (merge.items[place].log, 1 + merge.items[place].entity.prices.count)
      logs[log].countAccepted(count)
      guard !merge.items[place].entity.isTrashed else {
        logs[log].totals.trashed += count
        continue
      }
      seenPrices[place] = merge.seenPrices(of: merge.items[place])
      for price in merge.items[place].entity.prices { _ = names.store(price.store) }
      for seen in seenPrices[place] ?? [] {
        // It has something that the other copy has not.
        if seen.log != log {
          logs[seen.log].totals.duplicates -= 1
          logs[seen.log].countAccepted()
        }
        _ = names.store(seen.price.store)
      }
      // A later export may have no price of an item that earlier ones have prices of.
      if !merge.items[place].entity.prices.isEmpty || seenPrices[place]?.isEmpty == false {
        _ = text(ofItem: place, &names)
        _ = category(ofItem: place, &names)
      }
    }
    for experience in merge.experiences {
      logs[experience.log].countAccepted()
      if !experience.entity.store.isEmpty { _ = names.store(experience.entity.store) }
    }
    for person in merge.people { logs[person.log].countAccepted() }
    for carts in [merge.handLists, taken] {
      for (winner, places) in zip(carts, merge.places(ofLinesOf: carts)) {
        if !winner.isMade { logs[winner.log].countAccepted() }
        guard !winner.entity.isTrashed else {
          logs[winner.log].countAccepted(winner.entity.lines.count)
          logs[winner.log].totals.trashed += winner.entity.recordCount
          continue
        }
        let named = zip(winner.entity.lines, places).map { texts(of: $0, $1, &names) }
        self.carts.append((winner, named))
      }
    }
    // By time, because the ids of apps have no meaning; equal times keep the order of the ids.
    let times = carts.map(\.cart.entity.time)
    carts = times.indices.sorted { (times[$1], $1) < (times[$0], $0) }.map { carts[$0] }
  }

  private mutating func text(ofItem place: Int, _ names: inout VaultNames) -> UInt32 {
    let text =
      ofItem[place]
      ?? names.item(itemNames[place], barcode: merge.items[place].entity.barcode)
    ofItem[place] = text
    return text
  }

  private mutating func category(ofItem place: Int, _ names: inout VaultNames) -> UInt32? {
    if let category = ofCategory[place] { return category }
    ofCategory[place] = merge.items[place].entity.category.map { names.category($0) }
    return ofCategory[place]
  }

  /// A line has the name of its item, else its own.
  private mutating func texts(
    of line: VaultCartLine, _ place: Int?, _ names: inout VaultNames
  ) -> OfLine {
    let live = place.flatMap { merge.items[$0].entity.isTrashed ? nil : $0 }
    let ownName = line.ownName ?? place.map { merge.items[$0].entity.name }
    let text =
      if let live { text(ofItem: live, &names) } else {
        names.item(ownName ?? VaultNames.unknownItem)
      }
    let ofItem: UInt32? = if let place { category(ofItem: place, &names) } else { nil }
    return OfLine(
      item: text, category: ofItem ?? names.category(line.ownCategory),
      plannedStore: (line.planned?.store).map { names.store($0) },
      boughtStore: (line.bought?.store).map { names.store($0) },
      isUnknown: live == nil && ownName == nil, pricedItem: live)
  }
}
