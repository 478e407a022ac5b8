import PricebookModel

/// One row of an alias file: a name on receipts, and the name to use for it.
struct Alias: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case item
    case store
    case adjustment
    case category
  }

  var kind: Kind
  /// A glob, as written.
  var match: String
  /// Empty if the name is used as written, as it always is by a row of kind `category`.
  var name: String
  /// Overrides the category of the line; `nil` to keep that.
  var category: String?
  /// Of a store: overrides the location; `nil` to keep that.
  var location: String?
}

/// The aliases of a book, in file order; the first that matches a name wins.
struct AliasTable: Sendable {
  private var items = AliasIndex()
  private var stores = AliasIndex()
  private var categories = AliasIndex()

  init(_ aliases: [Alias] = []) {
    for alias in aliases {
      switch alias.kind {
      case .item, .adjustment: items.append(alias)
      case .store:
        stores.append(alias)
        if alias.location != nil { hasLocations = true }
      case .category: categories.append(alias)
      }
    }
  }

  /// Whether any row gives a store a location.
  private(set) var hasLocations = false

  /// Whether any row is about items.
  var hasItems: Bool { !items.isEmpty }

  /// - Parameter foldedName: See ``foldedName(_:)``.
  func item(_ foldedName: String) -> Alias? { items.firstMatch(foldedName) }

  func store(_ foldedName: String) -> Alias? { stores.firstMatch(foldedName) }

  /// Whether any row gives items a category and leaves their names alone.
  var hasCategories: Bool { !categories.isEmpty }

  /// The first row of kind `category` that matches a name, and its place among them.
  func category(_ foldedName: String) -> (place: Int, name: String)? {
    guard let place = categories.firstPlace(foldedName),
      let name = categories[place].category
    else { return nil }
    return (place, name)
  }
}

/// Finds the first alias that matches a name, without trying all of them.
///
/// Plain names are looked up. A glob is filed under three neighbouring bytes of its longest literal
/// run, those that the fewest earlier globs are filed under, and is tried only on names that contain
/// them. Globs without such a run are tried on every name.
private struct AliasIndex: Sendable {
  private var aliases: [Alias] = []
  var isEmpty: Bool { aliases.isEmpty }
  private var globs: [Int: Glob] = [:]
  private var plain: [String: Int] = [:]
  private var byTrigram: [UInt32: [Int]] = [:]
  private var withoutTrigram: [Int] = []

  mutating func append(_ alias: Alias) {
    let index = aliases.count
    aliases.append(alias)
    let pattern = foldedName(alias.match)
    guard Glob.isGlob(pattern) else {
      if plain[pattern] == nil { plain[pattern] = index }
      return
    }
    let glob = Glob(pattern)
    globs[index] = glob
    let candidates = trigrams(glob.longestLiteral.map { Array($0) } ?? [])
    if let rarest = candidates.min(by: { useCount($0) < useCount($1) }) {
      byTrigram[rarest, default: []].append(index)
    } else {
      withoutTrigram.append(index)
    }
  }

  subscript(place: Int) -> Alias { aliases[place] }

  func firstMatch(_ name: String) -> Alias? { firstPlace(name).map { aliases[$0] } }

  func firstPlace(_ name: String) -> Int? {
    if aliases.isEmpty { return nil }
    var best = plain[name] ?? Int.max
    if !globs.isEmpty {
      let bytes = Array(name.utf8)
      for index in withoutTrigram where index < best {
        if globs[index]?.matches(bytes) == true { best = index }
      }
      for trigram in trigrams(bytes) {
        for index in byTrigram[trigram] ?? [] where index < best {
          if globs[index]?.matches(bytes) == true { best = index }
        }
      }
    }
    return best == Int.max ? nil : best
  }

  private func useCount(_ trigram: UInt32) -> Int { byTrigram[trigram]?.count ?? 0 }

  /// Every three neighbouring bytes, packed.
  private func trigrams(_ bytes: [UInt8]) -> [UInt32] {
    guard bytes.count >= 3 else { return [] }
    return (0...bytes.count - 3).map { index in
      UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    }
  }
}
