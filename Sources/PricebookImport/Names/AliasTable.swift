import PricebookModel

/// One row of an alias file: a name on receipts, and the name to use for it.
struct Alias: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case item
    case store
    case adjustment
    case category
    /// Two names that are not one item, or an item and a category that it is not of.
    case different
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
  /// Where the file has the row.
  var place = Basket.Place(source: 0, line: 0)
}

/// The aliases of a book, in file order; the first that matches a name wins.
struct AliasTable: Sendable {
  private let items: AliasIndex
  private let stores: AliasIndex
  private let categories: AliasIndex

  init(_ aliases: [Alias] = []) {
    items = AliasIndex(aliases.filter { $0.kind == .item || $0.kind == .adjustment })
    stores = AliasIndex(aliases.filter { $0.kind == .store })
    categories = AliasIndex(aliases.filter { $0.kind == .category })
    hasLocations = aliases.contains { $0.kind == .store && $0.location != nil }
  }

  /// The most rows with wildcards that alias files may have in all.
  ///
  /// A name may have to be compared with each of them.
  static let globLimit = 5_000

  /// Whether any row gives a store a location.
  let hasLocations: Bool

  /// Whether any row is about items.
  var hasItems: Bool { !items.isEmpty }

  /// - Parameter foldedName: See ``foldedName(_:)``.
  func item(_ foldedName: String) -> Alias? { items.firstMatch(foldedName) }

  func store(_ foldedName: String) -> Alias? { stores.firstMatch(foldedName) }

  /// Whether any row gives items a category and leaves their names alone.
  var hasCategories: Bool { !categories.isEmpty }

  /// The first row of kind `category` that matches a name, and its place among them.
  func category(_ foldedName: String) -> (place: Int, row: Alias)? {
    categories.firstPlace(foldedName).map { ($0, categories[$0]) }
  }
}

/// Finds the first alias that matches a name, without trying all of them.
///
/// Plain names are looked up. A glob is filed under one of its literal parts, the one that the
/// fewest globs have, and is tried only on names that contain it. Globs without a literal are
/// tried on every name.
///
/// - Complexity: A lookup takes O(bytes of the name) and one comparison for each glob whose literal
///   the name contains: at worst each of the ``AliasTable/globLimit`` globs, once.
private struct AliasIndex: Sendable {
  private let aliases: [Alias]
  private var globs: [Int: Glob] = [:]
  private var plain: [String: Int] = [:]
  private let literals: LiteralSearch
  /// The globs that are filed under each literal.
  private var filed: [[Int]] = []
  private var withoutLiteral: [Int] = []

  /// Of longer literals only the beginning counts, which bounds the memory.
  private static let filedLength = 64

  var isEmpty: Bool { aliases.isEmpty }

  init(_ aliases: [Alias]) {
    self.aliases = aliases
    var parts: [(index: Int, literals: Set<ArraySlice<UInt8>>)] = []
    for (index, alias) in aliases.enumerated() {
      let pattern = foldedName(alias.match)
      let glob = Glob.isGlob(pattern) ? Glob(pattern) : nil
      if let name = glob.map(\.onlyName) ?? pattern {
        if plain[name] == nil { plain[name] = index }
      } else if let glob {
        globs[index] = glob
        parts.append((index, Set(glob.literals.map { $0.prefix(Self.filedLength) })))
      }
    }
    let counts = Dictionary(
      parts.flatMap(\.literals).map { ($0, 1) }, uniquingKeysWith: +)
    var places: [ArraySlice<UInt8>: Int] = [:]
    var used: [ArraySlice<UInt8>] = []
    for (index, literals) in parts {
      let rarest = literals.min { one, other in
        let (left, right) = (counts[one] ?? 0, counts[other] ?? 0)
        // Of equally rare ones, fewer names contain the longer.
        if left != right || one.count != other.count {
          return (left, other.count) < (right, one.count)
        }
        return one.lexicographicallyPrecedes(other)
      }
      guard let rarest else {
        withoutLiteral.append(index)
        continue
      }
      let place = places[rarest] ?? used.count
      if place == used.count {
        places[rarest] = place
        used.append(rarest)
        filed.append([])
      }
      filed[place].append(index)
    }
    literals = LiteralSearch(used)
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
      if !filed.isEmpty { literals.forEachLiteral(in: bytes) { tryGlobs(filed[$0]) } }
    }
    return best == Int.max ? nil : best
  }
}

/// Finds which of many texts a text contains, in one pass over it.
///
/// Alfred Aho and Margaret Corasick, "Efficient String Matching: An Aid to Bibliographic Search",
/// Communications of the ACM 18 (6), 1975. A state is the longest beginning of a literal that the
/// bytes so far end with; state 0 is the empty one.
struct LiteralSearch: Sendable {
  /// The state after another byte of a literal, by state × 256 + byte.
  private var following: [Int: Int] = [:]
  /// For each state, the one for the longest shorter beginning that the bytes end with.
  private var fallback = [0]
  /// For each state, the place of the literal that ends in it.
  private var literal: [Int?] = [nil]
  /// For each state, the first along its fallbacks in which a literal ends; 0 if there is none.
  private var shorter = [0]

  /// - Parameter literals: Not empty, and each once.
  init(_ literals: [ArraySlice<UInt8>]) {
    var depths = [0]
    var arrivals = [(state: 0, byte: UInt8(0))]
    for (place, bytes) in literals.enumerated() {
      var state = 0
      for byte in bytes {
        if let next = following[state << 8 | Int(byte)] {
          state = next
          continue
        }
        following[state << 8 | Int(byte)] = depths.count
        depths.append(depths[state] + 1)
        arrivals.append((state, byte))
        state = depths.count - 1
      }
      while literal.count < depths.count { literal.append(nil) }
      literal[state] = place
    }
    fallback = Array(repeating: 0, count: depths.count)
    shorter = fallback
    for state in depths.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }).dropFirst() {
      let (before, byte) = arrivals[state]
      let back = before == 0 ? 0 : step(from: fallback[before], byte)
      fallback[state] = back
      shorter[state] = literal[back] == nil ? shorter[back] : back
    }
  }

  /// Calls `body` once for each literal that a text contains, with its place.
  ///
  /// - Complexity: O(bytes + literals that are found).
  func forEachLiteral(in bytes: [UInt8], _ body: (Int) -> Void) {
    var found: Set<Int> = []
    var state = 0
    for byte in bytes {
      state = step(from: state, byte)
      var hit = literal[state] == nil ? shorter[state] : state
      // Where a literal was found before, so were the shorter ones that it ends with.
      while hit != 0, found.insert(hit).inserted {
        if let place = literal[hit] { body(place) }
        hit = shorter[hit]
      }
    }
  }

  private func step(from start: Int, _ byte: UInt8) -> Int {
    var state = start
    while true {
      if let next = following[state << 8 | Int(byte)] { return next }
      if state == 0 { return 0 }
      state = fallback[state]
    }
  }
}
