import PricebookModel

/// The items of the groups that rows of alias files make.
struct ItemsOfGroups {
  /// By the item that has the group's name.
  private(set) var members: [ItemID: [GroupMember]] = [:]

  /// - Parameters:
  ///   - groups: The names of the groups, with their places among the texts.
  ///   - texts: Every name as written; a row matches it, or the name of its item.
  init(
    _ groups: some Sequence<(String, UInt32)>, _ texts: [ItemText], _ resolution: NameResolution,
    aliases: [AliasTable]
  ) {
    var itemOfGroup: [String: ItemID] = [:]
    for (name, text) in groups { itemOfGroup[foldedName(name)] = resolution.itemOfText[Int(text)] }
    guard !itemOfGroup.isEmpty else { return }
    let packages = resolution.packages(of: texts)
    var found: [ItemID: Set<ItemID>] = [:]
    for (text, item) in zip(texts, resolution.itemOfText)
    where !resolution.items[item].isAdjustment {
      let own = foldedName(resolution.items[item].name)
      let table = aliases[text.aliases]
      guard let row = table.group(foldedName(text.name)) ?? table.group(own),
        let group = itemOfGroup[foldedName(row.name)]
      else { continue }
      found[group, default: []].insert(item)
    }
    members = found.mapValues { items in
      items.sorted().map { GroupMember(item: $0, package: packages[$0]) }
    }
  }
}

extension NameResolution {
  /// How many pieces one package of an item holds, where its names say it, and nothing else.
  func countPackages(of texts: [ItemText]) -> [ItemID: UnitOfMeasure] {
    packages(of: texts).filter { $0.value.dimension == .count }
  }

  /// What one piece of an item holds, where all its names with a size say the same.
  func packages(of texts: [ItemText]) -> [ItemID: UnitOfMeasure] {
    var found: [ItemID: Set<UnitOfMeasure>] = [:]
    for (text, item) in zip(texts, itemOfText) {
      guard let size = PackageSize(in: text.name),
        let unit = UnitOfMeasure(package: size, symbol: size.unit.dimension.baseUnit)
      else { continue }
      found[item, default: []].insert(unit)
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
