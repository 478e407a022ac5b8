import PricebookModel

/// Finds the first alias that matches a name, without trying all of them.
///
/// Plain names are looked up. A glob is filed under one piece of its literal parts, of up to three
/// bytes, the one that the fewest globs have, and is tried only on names that contain it. Globs
/// without a literal are tried on every name.
///
/// - Complexity: A lookup takes O(bytes of the name) and one comparison for each glob whose piece the
///   name contains: at worst each of the ``AliasTable/globLimit`` globs, once.
struct AliasIndex: Sendable {
  private let aliases: [Alias]
  private var globs: [Int: Glob] = [:]
  private var plain: [String: Int] = [:]
  /// The globs that are filed under each piece.
  private var filed: [UInt32: [Int]] = [:]
  private var pieceLengths: Set<Int> = []
  private var withoutLiteral: [Int] = []
  var isEmpty: Bool { aliases.isEmpty }

  init(_ aliases: [Alias]) {
    self.aliases = aliases
    var pieces: [(index: Int, own: Set<UInt32>)] = []
    for (index, alias) in aliases.enumerated() {
      let pattern = foldedName(alias.match)
      let glob = Glob.isGlob(pattern) ? Glob(pattern) : nil
      if let name = glob.map(\.onlyName) ?? pattern {
        if plain[name] == nil { plain[name] = index }
      } else if let glob {
        globs[index] = glob
        let literals = glob.literals
        pieceLengths.formUnion(literals.map { min($0.count, 3) })
        pieces.append((index, Set(literals.flatMap { Self.pieces(of: $0, min($0.count, 3)) })))
      }
    }
    let counts = Dictionary(pieces.flatMap(\.own).map { ($0, 1) }, uniquingKeysWith: +)
    for (index, own) in pieces {
      // Of equally rare ones, fewer names contain the longer, which is the larger number.
      let rarest = own.min { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }
      if let rarest {
        filed[rarest, default: []].append(index)
      } else {
        withoutLiteral.append(index)
      }
    }
  }

  /// All runs of so many bytes in a text, each as a number with the length before the bytes.
  private static func pieces(of bytes: ArraySlice<UInt8>, _ length: Int) -> [UInt32] {
    bytes.indices.dropLast(length - 1).map { start in
      bytes[start..<start + length].reduce(UInt32(length)) { $0 << 8 | UInt32($1) }
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
      for length in pieceLengths {
        for piece in Self.pieces(of: bytes[...], length) { filed[piece].map(tryGlobs) }
      }
    }
    return best == Int.max ? nil : best
  }
}
