import PricebookModel
import TestSupport

@testable import PricebookImport

/// Items brought together by their texts: every name is folded and looked up as a text.
struct SlowItems {
  var names: IDTable<ItemID, Item> = []
  var ofText: [ItemID] = []
  var aliasCategories: [String?] = []

  init(_ texts: [ItemText], aliases: AliasTable) {
    var groups = SlowItemGroups()
    let written = texts.map { SlowWrittenItem($0, aliases: aliases) }
    for item in written { groups.noteBarcode(of: item) }
    let groupOfText = written.map { groups.group(of: $0) }
    let order = groups.ordered()
    names = order.items
    ofText = groupOfText.map { order.rank[$0] }
    aliasCategories = written.map(\.aliasCategory)
  }
}

/// An item's text after the alias table was asked.
private struct SlowWrittenItem {
  var name: String
  var folded: String
  /// `nil` where there is none, or an alias said what the item is.
  var barcode: GlobalTradeItemNumber?
  var isAlias: Bool
  var isAdjustment: Bool
  var aliasCategory: String?

  init(_ text: ItemText, aliases: AliasTable) {
    let own = foldedName(text.name)
    if let alias = aliases.item(own) {
      isAlias = !alias.name.isEmpty
      name = collapsedName(isAlias ? alias.name : text.name)
      folded = isAlias ? foldedName(name) : own
      isAdjustment = alias.kind == .adjustment || text.isAdjustment
      aliasCategory = alias.category
    } else {
      isAlias = false
      name = collapsedName(text.name)
      folded = own
      isAdjustment = text.isAdjustment || AdjustmentPhrases.contains(own)
      barcode = isAdjustment ? nil : text.barcode.flatMap(GlobalTradeItemNumber.init)
    }
  }
}

/// Items grouped by identity: a barcode where there is one, else the name.
private struct SlowItemGroups {
  private enum Key: Hashable {
    case barcode(GlobalTradeItemNumber)
    case name(String, isAdjustment: Bool)
  }

  private struct Group {
    var spelling: String
    var isFixed: Bool
    var isAdjustment: Bool
    var barcode: GlobalTradeItemNumber?
  }

  private var barcodesByName: [String: Set<GlobalTradeItemNumber>] = [:]
  private var groupByKey: [Key: Int] = [:]
  private var groups: [Group] = []

  /// Must be called for every item before the first ``group(of:)``.
  mutating func noteBarcode(of item: SlowWrittenItem) {
    if let barcode = item.barcode {
      barcodesByName[item.folded, default: []].insert(barcode)
    }
  }

  mutating func group(of item: SlowWrittenItem) -> Int {
    let barcode = item.barcode ?? onlyBarcode(of: item)
    let key = barcode.map(Key.barcode) ?? .name(item.folded, isAdjustment: item.isAdjustment)
    guard let group = groupByKey[key] else {
      groupByKey[key] = groups.count
      groups.append(
        Group(
          spelling: item.name, isFixed: item.isAlias, isAdjustment: item.isAdjustment,
          barcode: barcode))
      return groups.count - 1
    }
    if item.isAlias == groups[group].isFixed {
      groups[group].spelling = preferredSpelling(groups[group].spelling, item.name)
    } else if item.isAlias {
      groups[group].spelling = item.name
      groups[group].isFixed = true
    }
    return group
  }

  private func onlyBarcode(of item: SlowWrittenItem) -> GlobalTradeItemNumber? {
    guard !item.isAdjustment, let barcodes = barcodesByName[item.folded], barcodes.count == 1
    else { return nil }
    return barcodes.first
  }

  /// The items in ascending order, and for every group its place in that order.
  ///
  /// Two barcodes of one name are shown with their numbers.
  func ordered() -> (items: IDTable<ItemID, Item>, rank: [ItemID]) {
    var uses: [String: Int] = [:]
    if groups.contains(where: { $0.barcode != nil }) {
      for group in groups { uses[foldedName(group.spelling), default: 0] += 1 }
    }
    let names = groups.map { group -> String in
      if let barcode = group.barcode, uses[foldedName(group.spelling), default: 0] > 1 {
        return "\(group.spelling) (\(barcode.written))"
      }
      return group.spelling
    }
    let order = groups.indices.sorted { left, right in
      if names[left] != names[right] { return names[left] < names[right] }
      if groups[left].isAdjustment != groups[right].isAdjustment {
        return groups[right].isAdjustment
      }
      return left < right
    }
    var rank = [ItemID](repeating: ItemID(0), count: order.count)
    for (place, group) in order.enumerated() { rank[group] = ItemID(place) }
    let items = order.map { Item(name: names[$0], isAdjustment: groups[$0].isAdjustment) }
    return (IDTable(items), rank)
  }
}

extension GlobalTradeItemNumber {
  /// As packages show it: without the zeros it was filled up with.
  fileprivate var written: String {
    let significant = digits.drop { $0 == "0" }
    return significant.count <= 8 ? String(digits.suffix(8)) : String(digits.suffix(13))
  }
}
