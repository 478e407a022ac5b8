import PricebookModel

/// Which of the names that sources write are one item: those with one barcode, or whose names occur
/// with this barcode alone, else those with one name.
///
/// First every name is noted (``written(_:_:aliases:)``), because only all of them show whether a name
/// occurs with one barcode; then every name gets its group (``group(of:)``).
struct ItemIdentities: ~Copyable {
  /// What the name of an item in a source means, before it is known which names are one item.
  struct WrittenItem {
    var name: String
    /// The number of the folded name in ``FoldedNames``.
    var folded: Int
    /// `nil` if there is none, or if an alias decided what the item is.
    var barcode: GlobalTradeItemNumber?
    var isAlias, isAdjustment: Bool
    /// Whether a price list has the barcode in place of a name.
    var isNumber = false
  }

  /// One item: its spelling so far and its barcode.
  private struct Group {
    var spelling: String
    var isFixed, isAdjustment: Bool
    var barcode: GlobalTradeItemNumber?
    /// Whether the spelling is a barcode in place of a name.
    var isNumber = false
  }

  /// How many barcodes a name occurs with.
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

  init(capacity: Int) {
    names = FoldedNames(capacity: capacity)
    barcodes.reserveCapacity(capacity)
    groupByName.reserveCapacity(2 * capacity)
    groups.reserveCapacity(capacity)
  }

  /// What a text means, and the category that an alias gives it; before the first ``group(of:)``.
  mutating func written(
    _ text: ItemText, _ isAdjustment: Bool, aliases: AliasTable
  ) -> (item: WrittenItem, category: String?) {
    if aliases.hasItems, let alias = aliases.item(foldedName(text.name)) {
      let isAlias = !alias.name.isEmpty
      let name = collapsedName(isAlias ? alias.name : text.name)
      let item = WrittenItem(
        name: name, folded: number(of: name), isAlias: isAlias,
        isAdjustment: alias.kind == .adjustment || text.isAdjustment)
      return (item, alias.category)
    }
    let name = collapsedName(text.name)
    let isAdjustment = text.isAdjustment || isAdjustment
    let item = WrittenItem(
      name: name, folded: number(of: name),
      barcode: isAdjustment ? nil : text.barcode.flatMap(GlobalTradeItemNumber.init),
      isAlias: false, isAdjustment: isAdjustment, isNumber: name == text.barcode)
    if let barcode = item.barcode {
      switch barcodes[item.folded] {
      case .none: barcodes[item.folded] = .one(barcode)
      case .one(let known) where known != barcode: barcodes[item.folded] = .several
      case .one, .several: break
      }
    }
    return (item, nil)
  }

  private mutating func number(of name: String) -> Int {
    let number = names.number(of: name)
    if number == barcodes.count {
      barcodes.append(.none)
      groupByName.append(-1)
      groupByName.append(-1)
    }
    return number
  }

  /// The group of a name, new or known, whose spelling it may improve.
  mutating func group(of item: WrittenItem) -> Int {
    var barcode = item.barcode
    if barcode == nil, !item.isAdjustment, case .one(let only) = barcodes[item.folded] {
      barcode = only
    }
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

  /// The items in ascending order, some with their barcodes, and the rank of every group.
  func ordered() -> (items: IDTable<ItemID, Item>, rank: [ItemID]) {
    let names = shownNames()
    let groups = groups
    let order = ascendingPlaces(of: names) { groups[$0].isAdjustment }
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
      guard let barcode = group.barcode, uses[foldedName(group.spelling), default: 0] > 1
      else { return group.spelling }
      return "\(group.spelling) (\(barcode.written))"
    }
  }
}
