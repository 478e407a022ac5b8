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
    guard aliases.hasItems, let alias = aliases.item(foldedName(text.name))
    else { return (written(text, isAdjustment), nil) }
    let isAlias = !alias.name.isEmpty
    let name = collapsedName(isAlias ? alias.name : text.name)
    let item = WrittenItem(
      name: name, folded: number(of: name), isAlias: isAlias,
      isAdjustment: alias.kind == .adjustment || text.isAdjustment)
    return (item, alias.category)
  }

  /// What a text means to which no alias applies; before the first ``group(of:)``.
  mutating func written(_ text: ItemText, _ isAdjustment: Bool) -> WrittenItem {
    let name = collapsedName(text.name)
    let isAdjustment = text.isAdjustment || isAdjustment
    let item = WrittenItem(
      name: name, folded: number(of: name),
      barcode: isAdjustment ? nil : text.barcode.flatMap(GlobalTradeItemNumber.init),
      isAlias: false, isAdjustment: isAdjustment, isNumber: name == text.barcode)
    if let barcode = item.barcode { note(barcode, of: item.folded) }
    return item
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

/// The stores of a book: a name, or, of several locations, one store for each, `Migros, Bern`.
///
/// Texts without a location are then a store of their own: they do not say where they are from.
struct StoreGroups {
  /// Ascending.
  let names: [String]
  /// The location of every name; empty if no text has any.
  let locations: [String]
  /// For every name the first store that has it at any location; empty if no text has a location.
  let families: [StoreID]
  let ofText: [StoreID]

  /// - Parameter texts: A name, or a name, a NUL and a location.
  init(_ texts: [String], aliases: AliasTable) {
    var groups = NameGroups()
    var places = NameGroups()
    let written = texts.map { text -> (name: Int, place: Int?) in
      let store = StoreText(text, aliases: aliases)
      return (
        groups.group(of: store.name, isPreferred: store.isAlias),
        store.location.isEmpty ? nil : places.group(of: store.location)
      )
    }
    var placesOfName: [Int: Set<Int>] = [:]
    for (name, place) in written { if let place { placesOfName[name, default: []].insert(place) } }
    let (nameTexts, nameRanks) = groups.ordered()
    let (placeTexts, placeRanks) = places.ordered()
    var shown = NameGroups()
    var placeOfShown: [Int: String] = [:]
    var nameOfShown: [Int: Int] = [:]
    let shownOfText = written.map { name, place -> Int in
      let store = nameTexts[Int(nameRanks[name])]
      let known = placesOfName[name] ?? []
      let isAlone = known.count < 2
      let location = (isAlone ? known.first : place).map { placeTexts[Int(placeRanks[$0])] }
      let group = shown.group(
        of: isAlone ? store : location.map { "\(store), \($0)" } ?? store, isPreferred: true)
      if let location { placeOfShown[group] = location }
      nameOfShown[group] = nameOfShown[group] ?? name
      return group
    }
    let order = shown.ordered()
    names = order.names
    var locations = [String](repeating: "", count: names.count)
    for (group, place) in placeOfShown { locations[Int(order.rank[group])] = place }
    self.locations = placeOfShown.isEmpty ? [] : locations
    var firstOfName: [Int: StoreID] = [:]
    var families = names.indices.map { StoreID($0) }
    for (group, name) in nameOfShown.sorted(by: { order.rank[$0.key] < order.rank[$1.key] }) {
      let store = StoreID(rawValue: order.rank[group])
      families[store.index] = firstOfName[name] ?? store
      if firstOfName[name] == nil { firstOfName[name] = store }
    }
    self.families = placeOfShown.isEmpty ? [] : families
    ofText = shownOfText.map { StoreID(rawValue: order.rank[$0]) }
  }
}

/// The name and the location of a store, after the alias table was applied.
struct StoreText {
  private(set) var name, location: String
  private(set) var isAlias = false

  /// A store as sources write it.
  init(_ text: String) {
    let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    location = parts.count > 1 ? String(parts[1]) : ""
  }

  /// A row of the alias table may mean a store at any location, or `Migros, Bern` alone.
  fileprivate init(_ text: String, aliases: AliasTable) {
    self.init(text)
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
  /// Fourteen digits, filled up with zeros on the left.
  let digits: String

  init?(_ written: String) {
    let bytes = Array(written.utf8)
    guard [8, 12, 13, 14].contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    let padded = Array(repeating: UInt8(ascii: "0"), count: 14 - bytes.count) + bytes
    var sum = 0
    for (index, byte) in padded.enumerated() {
      sum += Int(byte - UInt8(ascii: "0")) * (index % 2 == 0 ? 3 : 1)
    }
    guard sum > 0, sum % 10 == 0 else { return nil }
    let prefix = String(decoding: bytes.count == 8 ? bytes[0..<1] : padded[1...2], as: UTF8.self)
    let isRestricted =
      bytes.count == 8
      ? prefix == "0" || prefix == "2" : prefix == "02" || prefix == "04" || prefix.hasPrefix("2")
    guard !isRestricted else { return nil }
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

  /// The number of a name, counted from 0.
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
