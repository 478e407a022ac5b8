import PricebookModel

/// The names of a vault before they are resolved, as indexes into the texts of a book.
struct VaultNames {
  static let unknownItem = "Unknown item"
  private(set) var texts: NameTexts
  private var itemIndex: [ItemText: UInt32] = [:]
  private var storeIndex: [String: UInt32] = [:]
  private var categoryIndex: [String: UInt32] = [:]

  /// Which of the book's alias tables holds for the names of the vault.
  let aliases: Int

  /// Appends names to those of the receipts, which keep their places.
  init(appendingTo texts: NameTexts, itemCount: Int = 0, aliases: Int = 0) {
    self.texts = texts
    self.aliases = aliases
    itemIndex.reserveCapacity(itemCount)
  }

  mutating func item(_ name: String, barcode: String? = nil) -> UInt32 {
    let text = ItemText(name: name, barcode: barcode, aliases: aliases)
    return Self.index(of: text, &itemIndex, &texts.items)
  }

  /// A name that is not of the vault.
  mutating func item(ofBook name: String) -> UInt32 {
    Self.index(of: ItemText(name: name), &itemIndex, &texts.items)
  }

  /// The name of something that is no item.
  mutating func adjustment(_ name: String) -> UInt32 {
    Self.index(of: ItemText(name: name, isAdjustment: true), &itemIndex, &texts.items)
  }

  mutating func store(_ name: String) -> UInt32 {
    Self.index(of: text(ofStore: name), &storeIndex, &texts.stores)
  }

  func knownStore(_ name: String) -> UInt32? { storeIndex[text(ofStore: name)] }

  private func text(ofStore name: String) -> String {
    aliases == 0 ? name : "\0\(aliases)\0\(name)"
  }

  mutating func category(_ name: String?) -> UInt32 {
    Self.index(of: name ?? "", &categoryIndex, &texts.categories)
  }

  private static func index<Text: Hashable>(
    of text: Text, _ indexes: inout [Text: UInt32], _ texts: inout [Text]
  ) -> UInt32 {
    if let index = indexes[text] { return index }
    let index = UInt32(clamping: texts.count)
    texts.append(text)
    indexes[text] = index
    return index
  }
}

/// Merged exports with the indexes of their names among the texts of a book.
struct VaultTexts: Sendable {
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
  private(set) var seenPrices: [Int: [VaultMerge.SeenPrice]] = [:]
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

extension VaultMerge {
  /// The names of the products, made different where several share one name.
  ///
  /// - Parameter aliases: A name in the alias table is one item, even if the vault has several.
  fileprivate func itemNames(aliases: AliasTable, logs: inout [SourceLog]) -> [String] {
    var names = items.map(\.entity.name)
    // In a plain list, two entries with one name are the same product entered twice.
    let files = liveItems.map { places in
      places.filter { !items[$0].entity.isTrashed && items[$0].key.app != .shoppingList }
    }
    var sharing: Set<Int> = []
    for places in files {
      var numbers = FoldedNames(capacity: places.count)
      var firstOfName: [Int] = []
      for place in places {
        let number = numbers.number(of: names[place])
        if number == firstOfName.count { firstOfName.append(place) }
        // A file can have two copies of one item.
        let first = firstOfName[number]
        if first != place { sharing.formUnion([first, place]) }
      }
    }
    let groups = Dictionary(grouping: sharing) { place in
      "\(items[place].key.app.rawValue) \(foldedName(names[place]))"
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let group = group.sorted()
      guard let first = group.first, aliases.item(foldedName(items[first].entity.name)) == nil
      else { continue }
      for (place, name) in zip(group, Self.distinctNames(group.map { items[$0].entity })) {
        names[place] = name
      }
      let shared = items[first].entity.name
      logs[items[first].log].report(
        .duplicateItemName(
          count: group.count, name: shared,
          names: group.map { quoted(names[$0]) }.sorted().joined(separator: ", "),
          alias: excerpt(shared)))
    }
    return names
  }

  /// Different names for items that share one, by brand, unit or store, otherwise by number.
  private static func distinctNames(_ items: [VaultItem]) -> [String] {
    let marks: [(VaultItem) -> Set<String>] = [
      { Set($0.brand.map { [collapsedName($0)] } ?? []) },
      { Set($0.prices.map { UnitOfMeasure(written: $0.unit).symbol }) },
      { Set($0.prices.map { collapsedName($0.store) }) },
    ]
    for mark in marks {
      let labels = items.map { mark($0).sorted().joined(separator: ", ") }
      if Set(labels).count == items.count, !labels.contains("") {
        return zip(items, labels).map { "\(collapsedName($0.name)) (\($1))" }
      }
    }
    return items.enumerated().map { "\(collapsedName($1.name)) (\($0 + 1))" }
  }
}
