import PricebookModel

/// The names of a vault before they are resolved, as indexes into the texts of a book.
struct VaultNames {
  /// The name of what a cart line does not name in any way.
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

extension VaultMerge {
  /// The names of the products, made different where several share one name.
  ///
  /// - Parameter aliases: A name in the alias table is one item, even if the vault has several.
  func itemNames(aliases: AliasTable, logs: inout [SourceLog]) -> [String] {
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

extension DiagnosticMessage {
  fileprivate static func duplicateItemName(
    count: Int, name: some StringProtocol, names: String, alias: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .duplicateItemName,
      """
      \(count) items have the name \(quoted(name)) and are kept apart as \(names); rename them in \
      the app, or combine them with the alias item,\(alias),\(alias),
      """)
  }
}
