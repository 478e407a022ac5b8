import PricebookModel

/// Groups items by their barcode, or the only one that occurs with their name, else by the name.
struct ItemGroups: ~Copyable {
  private struct Group {
    var spelling: String
    var isFixed, isAdjustment: Bool
    var barcode: GlobalTradeItemNumber?
    /// Whether the spelling is a barcode in place of a name.
    var isNumber = false
  }

  private enum Barcodes {
    case none
    case one(GlobalTradeItemNumber)
    case several
  }

  private var names: FoldedNames
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
    let order = ascendingPlaces(of: names) { left, right in
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
      guard let barcode = group.barcode, uses[foldedName(group.spelling), default: 0] > 1
      else { return group.spelling }
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

/// The name and the location of a store, after the alias table was applied.
struct StoreText {
  private(set) var name, location: String
  private(set) var isAlias = false
  /// Which of the book's alias tables holds for it.
  let aliases: Int

  init(_ text: String) {
    let (aliases, text) = AliasTable.taken(from: text)
    self.aliases = aliases
    let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    location = parts.count > 1 ? String(parts[1]) : ""
  }

  /// A row of the alias table may mean a store at any location, or `Migros, Bern` alone.
  init(_ text: String, aliases tables: [AliasTable]) {
    self.init(text)
    let aliases = tables[self.aliases]
    let named = aliases.store(foldedName(name))
    var place = location.isEmpty ? nil : aliases.store(foldedName("\(name), \(location)"))
    // A row that matches the name as well is of all places.
    if place == named { place = nil }
    guard let alias = place ?? named else { return }
    if !alias.name.isEmpty {
      name = alias.name
      isAlias = true
      // The new name is that of the place.
      if place != nil { location = "" }
    }
    if let own = alias.location { location = own }
  }
}

/// The number of a barcode that means the same product everywhere, which those that stores assign
/// themselves (02, 04, 2…) do not (GS1, "General Specifications", sections 7.9 and 2.1.11).
struct GlobalTradeItemNumber: Hashable, Sendable {
  let digits: String

  init?(_ written: String) {
    let bytes = Array(written.utf8)
    guard [8, 12, 13, 14].contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    let padded = Array(repeating: UInt8(ascii: "0"), count: 14 - bytes.count) + bytes
    let sum = padded.enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - UInt8(ascii: "0")) * (digit.offset % 2 == 0 ? 3 : 1)
    }
    guard sum > 0, sum % 10 == 0 else { return nil }
    let prefix = String(decoding: bytes.count == 8 ? bytes[0..<1] : padded[1...2], as: UTF8.self)
    guard ![bytes.count == 8 ? "0" : "02", "04"].contains(prefix), !prefix.hasPrefix("2")
    else { return nil }
    digits = String(decoding: padded, as: UTF8.self)
  }
}

/// Numbers for names: names that are equal when folded (``foldedName(_:)``) have the same number.
///
/// Folded names are in normalization form C, in which texts are equal if their bytes are. Plain
/// ASCII names are folded byte by byte, without a string of their own.
struct FoldedNames: ~Copyable {
  private var table: ByteTable
  private var buffer = ByteBuffer(capacity: 256)
  private let seed = ByteHash.processSeed()

  init(capacity: Int) {
    table = ByteTable()
    table.reserve(count: capacity, byteCount: 32 * capacity)
  }

  mutating func number(of name: String) -> Int {
    buffer.removeAll()
    if !buffer.append(lowercasing: name.utf8Span.span) {
      buffer.removeAll()
      buffer.append(Array(foldedName(name).utf8))
    }
    let view = buffer.view
    let hash = ByteHash.of(view, from: 0, to: view.count, seed: seed)
    return Int(table.intern(view, from: 0, to: view.count, hash: hash))
  }
}
