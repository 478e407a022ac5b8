/// The words that can make a number beside them the size of a package: units, and what counts or
/// multiplies packages.
///
/// Most names with a number have none of these words beside it. One pass over the bytes of a name
/// finds this out, without cutting the name into tokens.
struct SizeWords: Sendable {
  static let all = SizeWords()

  /// Hashes of words by open addressing; 0 is an empty place.
  ///
  /// Two words with one hash only make the reader look closer at a name.
  private struct Table: Sendable {
    var hashes = [UInt64](repeating: 0, count: 4_096)

    /// Of several words the first is beside the number.
    mutating func insert(_ word: String) {
      var hash = SizeWords.emptyHash
      for byte in word.utf8.prefix(while: { SizeWords.isLetter($0) }) {
        SizeWords.add(byte, to: &hash)
      }
      if !contains(hash) { hashes[place(of: hash)] = hash }
    }

    func contains(_ hash: UInt64) -> Bool { hashes[place(of: hash)] == hash }

    private func place(of hash: UInt64) -> Int {
      var place = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
      while hashes[place] != 0, hashes[place] != hash { place = (place + 1) & (hashes.count - 1) }
      return place
    }
  }

  /// After a number: units and every word of packages.
  private var following = Table()
  /// Before a number: what joins or multiplies, because a unit there means nothing.
  private var preceding = Table()

  private init() {
    for word in UnitOfMeasure.unitsBySpelling.keys { following.insert(word) }
    for (word, meaning) in PackageWord.all {
      following.insert(word)
      switch meaning {
      case .joiner, .times: preceding.insert(word)
      default: break
      }
    }
  }

  /// Whether a name may have a size; `false` is certain.
  ///
  /// A size needs a number that one of the words follows, with nothing but spaces and hyphens
  /// between, or comes right before; or a sign of multiplication. Names with letters beyond ASCII
  /// are only looked through for a number.
  ///
  /// - Complexity: O(bytes of the name).
  func maySize(_ name: String) -> Bool {
    let bytes = name.utf8.span
    var isAfterNumber = false
    var isAfterWord = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 { return PackageTokens.mayHoldNumber(name) }
      if Self.isLetter(byte) {
        var hash = Self.emptyHash
        while index < bytes.count, Self.isLetter(bytes[index]) {
          Self.add(bytes[index], to: &hash)
          index += 1
        }
        if isAfterNumber, following.contains(hash) { return true }
        isAfterWord = preceding.contains(hash)
        isAfterNumber = false
        continue
      }
      index += 1
      if byte >= 0x30, byte <= 0x39 {
        if isAfterWord { return true }
        isAfterNumber = true
      } else if byte == UInt8(ascii: "*") {
        return true
      } else if byte != 0x20, byte < 0x09 || byte > 0x0D {
        if byte != UInt8(ascii: "-") { isAfterNumber = false }
        isAfterWord = false
      }
    }
    return false
  }

  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Adds a letter in lower case to an FNV-1a hash, whose top bit keeps it from being 0.
  ///
  /// Glenn Fowler, Landon Curt Noll and Kiem-Phong Vo, "The FNV Non-Cryptographic Hash Algorithm".
  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = ((hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3) | 1 << 63
  }
}
