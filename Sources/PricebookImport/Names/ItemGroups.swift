import PricebookModel

/// Groups items by identity: their barcode if they have one, else their name.
///
/// A name without a barcode belongs to the barcode that occurs with the name, if there is only one.
/// With several, the name stays an item of its own.
struct ItemGroups: ~Copyable {
  private struct Group {
    var spelling: String
    var isFixed: Bool
    var isAdjustment: Bool
    var barcode: GlobalTradeItemNumber?
    /// Whether the spelling is a barcode in place of a name.
    var isNumber = false
  }

  /// The barcodes that occur with a name.
  private enum Barcodes {
    case none
    case one(GlobalTradeItemNumber)
    case several
  }

  private var names: FoldedNames
  /// By the number of a name.
  private var barcodes: [Barcodes] = []
  private var groupByBarcode: [GlobalTradeItemNumber: Int] = [:]
  /// By twice the number of a name, plus one for adjustments; −1 if there is no group yet.
  private var groupByName: [Int] = []
  private var groups: [Group] = []

  /// - Parameter capacity: How many texts are expected.
  init(capacity: Int) {
    names = FoldedNames(capacity: capacity)
    barcodes.reserveCapacity(capacity)
    groupByName.reserveCapacity(2 * capacity)
    groups.reserveCapacity(capacity)
  }

  /// What a text means, and the category that an alias gives it.
  ///
  /// Must be called for every item before the first ``group(of:)``.
  mutating func written(
    _ text: ItemText, aliases: AliasTable
  ) -> (item: WrittenItem, category: String?) {
    guard aliases.hasItems, let alias = aliases.item(foldedName(text.name)) else {
      return (written(text), nil)
    }
    let isAlias = !alias.name.isEmpty
    let name = collapsedName(isAlias ? alias.name : text.name)
    let item = WrittenItem(
      name: name, folded: number(of: name), isAlias: isAlias,
      isAdjustment: alias.kind == .adjustment || text.isAdjustment)
    return (item, alias.category)
  }

  /// What a text means to which no alias applies.
  ///
  /// Must be called for every item before the first ``group(of:)``.
  mutating func written(_ text: ItemText) -> WrittenItem {
    let name = collapsedName(text.name)
    let isAdjustment = text.isAdjustment || AdjustmentPhrases.contains(name)
    let item = WrittenItem(
      name: name, folded: number(of: name),
      barcode: isAdjustment ? nil : text.barcode.flatMap(GlobalTradeItemNumber.init),
      isAlias: false, isAdjustment: isAdjustment, isNumber: name == text.barcode)
    if let barcode = item.barcode { note(barcode, of: item.folded) }
    return item
  }

  /// The number of a name, new or known.
  private mutating func number(of name: String) -> Int {
    let number = names.number(of: name)
    if number == barcodes.count {
      barcodes.append(.none)
      groupByName.append(-1)
      groupByName.append(-1)
    }
    return number
  }

  private mutating func note(_ barcode: GlobalTradeItemNumber, of name: Int) {
    switch barcodes[name] {
    case .none: barcodes[name] = .one(barcode)
    case .one(let known) where known != barcode: barcodes[name] = .several
    case .one, .several: break
    }
  }

  mutating func group(of item: WrittenItem) -> Int {
    let barcode = item.barcode ?? onlyBarcode(of: item)
    let place = 2 * item.folded + (item.isAdjustment ? 1 : 0)
    let known = barcode.map { groupByBarcode[$0] ?? -1 } ?? groupByName[place]
    guard known >= 0 else {
      if let barcode {
        groupByBarcode[barcode] = groups.count
      } else {
        groupByName[place] = groups.count
      }
      groups.append(
        Group(
          spelling: item.name, isFixed: item.isAlias, isAdjustment: item.isAdjustment,
          barcode: barcode, isNumber: item.isNumber))
      return groups.count - 1
    }
    if item.isNumber != groups[known].isNumber, !item.isAlias, !groups[known].isFixed {
      // A name is better than the number that a price list has in place of one.
      if groups[known].isNumber {
        groups[known].spelling = item.name
        groups[known].isNumber = false
      }
    } else if item.isAlias == groups[known].isFixed {
      groups[known].spelling = preferredSpelling(groups[known].spelling, item.name)
    } else if item.isAlias {
      groups[known].spelling = item.name
      groups[known].isFixed = true
    }
    return known
  }

  private func onlyBarcode(of item: WrittenItem) -> GlobalTradeItemNumber? {
    guard !item.isAdjustment, case .one(let barcode) = barcodes[item.folded] else { return nil }
    return barcode
  }

  /// The items in ascending order, and the rank of every group in that order.
  ///
  /// If two barcodes share a name, the names include the barcodes.
  func ordered() -> (items: IDTable<ItemID, Item>, rank: [ItemID]) {
    let names = shownNames()
    let groups = groups
    let order = NameOrder.places(of: names) { left, right in
      if groups[left].isAdjustment != groups[right].isAdjustment {
        return groups[right].isAdjustment
      }
      return left < right
    }
    var rank = [ItemID](repeating: ItemID(0), count: order.count)
    for (place, group) in order.enumerated() { rank[group] = ItemID(place) }
    let items = order.map { group in
      let isAdjustment = groups[group].isAdjustment
      return Item(
        name: names[group], isAdjustment: isAdjustment,
        isDiscount: isAdjustment && AdjustmentPhrases.takesMoneyOff(names[group]))
    }
    return (IDTable(items), rank)
  }

  /// The spelling of every group, with its barcode if another group has the same spelling.
  private func shownNames() -> [String] {
    guard groups.contains(where: { $0.barcode != nil }) else { return groups.map(\.spelling) }
    var uses: [String: Int] = [:]
    for group in groups { uses[foldedName(group.spelling), default: 0] += 1 }
    return groups.map { group in
      guard let barcode = group.barcode, uses[foldedName(group.spelling), default: 0] > 1 else {
        return group.spelling
      }
      return "\(group.spelling) (\(barcode.written))"
    }
  }
}

extension GlobalTradeItemNumber {
  /// The digits on packages: without the padding zeros.
  fileprivate var written: String {
    let significant = digits.drop { $0 == "0" }
    return significant.count <= 8 ? String(digits.suffix(8)) : String(digits.suffix(13))
  }
}
