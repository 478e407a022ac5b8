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

  /// The most rows with wildcards that alias files may have in all.
  ///
  /// A name may have to be compared with each of them.
  static let globLimit = 5_000

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
/// Plain names are looked up. A glob is filed under up to three neighbouring bytes of its literal
/// parts, those that the fewest earlier globs are filed under, and is tried only on names that
/// contain them. Globs without a literal are tried on every name.
///
/// - Complexity: A lookup takes O(bytes of the name) and one comparison for each glob whose filed
///   bytes the name contains: at worst each of the ``AliasTable/globLimit`` globs, once.
private struct AliasIndex: Sendable {
  private var aliases: [Alias] = []
  var isEmpty: Bool { aliases.isEmpty }
  private var globs: [Int: Glob] = [:]
  private var plain: [String: Int] = [:]
  private var byGram: [UInt32: [Int]] = [:]
  private var gramLengths: Set<Int> = []
  private var withoutLiteral: [Int] = []

  mutating func append(_ alias: Alias) {
    let index = aliases.count
    aliases.append(alias)
    let pattern = foldedName(alias.match)
    guard Glob.isGlob(pattern) else {
      if plain[pattern] == nil { plain[pattern] = index }
      return
    }
    let glob = Glob(pattern)
    if let name = glob.onlyName {
      if plain[name] == nil { plain[name] = index }
      return
    }
    globs[index] = glob
    var candidates: Set<UInt32> = []
    let longest = min(3, glob.literals.map(\.count).max() ?? 0)
    for literal in glob.literals { candidates.formUnion(grams(literal, length: longest)) }
    if let rarest = candidates.min(by: { (useCount($0), $0) < (useCount($1), $1) }) {
      byGram[rarest, default: []].append(index)
      gramLengths.insert(longest)
    } else {
      withoutLiteral.append(index)
    }
  }

  subscript(place: Int) -> Alias { aliases[place] }

  func firstMatch(_ name: String) -> Alias? { firstPlace(name).map { aliases[$0] } }

  func firstPlace(_ name: String) -> Int? {
    if aliases.isEmpty { return nil }
    var best = plain[name] ?? Int.max
    if !globs.isEmpty {
      let bytes = Array(name.utf8)
      func tryGlobs(_ places: [Int]) {
        for index in places where index < best {
          if globs[index]?.matches(bytes) == true { best = index }
        }
      }
      tryGlobs(withoutLiteral)
      for length in gramLengths {
        var tried: Set<UInt32> = []
        for gram in grams(bytes[...], length: length) {
          // A long name repeats itself, and every glob needs one comparison only.
          guard let places = byGram[gram], tried.insert(gram).inserted else { continue }
          tryGlobs(places)
        }
      }
    }
    return best == Int.max ? nil : best
  }

  private func useCount(_ gram: UInt32) -> Int { byGram[gram]?.count ?? 0 }

  /// Every run of `length` bytes, one to three, packed behind a one that tells lengths apart.
  private func grams(_ bytes: ArraySlice<UInt8>, length: Int) -> [UInt32] {
    guard length > 0, bytes.count >= length else { return [] }
    return (bytes.startIndex...bytes.endIndex - length).map { start in
      bytes[start..<start + length].reduce(1) { $0 << 8 | UInt32($1) }
    }
  }
}
