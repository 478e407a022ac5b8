/// The words that make a number beside them a size; one pass over a name finds out that it has
/// none.
struct SizeWords: Sendable {
  static let all = SizeWords()
  /// After a number: units and every word of packages; equal hashes only cost a closer look.
  private var following: Set<UInt64> = []
  /// Before a number: what joins or multiplies, because a unit there means nothing.
  private var preceding: Set<UInt64> = []

  private init() {
    following = Set(UnitOfMeasure.unitsBySpelling.keys.map(Self.hash))
    for (word, meaning) in PackageWord.all {
      let hash = Self.hash(of: word)
      following.insert(hash)
      switch meaning {
      case .joiner, .times: preceding.insert(hash)
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
    /// The hash of the word before, where nothing but spaces and hyphens is between.
    var word: UInt64?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 { return PackageTokens.mayHoldNumber(name) }
      if byte.isASCIILetter {
        var hash = Self.emptyHash
        while index < bytes.count, bytes[index].isASCIILetter {
          Self.add(bytes[index], to: &hash)
          index += 1
        }
        if isAfterNumber, following.contains(hash) { return true }
        word = hash
        isAfterNumber = false
        continue
      }
      index += 1
      if byte.isASCIIDigit {
        if let word, preceding.contains(word) { return true }
        word = nil
        isAfterNumber = true
      } else if byte == UInt8(ascii: "*") {
        return true
      } else if byte != 0x20, byte < 0x09 || byte > 0x0D {
        if byte != UInt8(ascii: "-") { isAfterNumber = false }
        word = nil
      }
    }
    return false
  }

  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a word of the lists; of several words the first is beside the number.
  private static func hash(of word: String) -> UInt64 {
    var hash = emptyHash
    for byte in word.utf8.prefix(while: \.isASCIILetter) { add(byte, to: &hash) }
    return hash
  }

  /// Adds a letter in lower case to an FNV-1a hash, of Fowler, Noll and Vo.
  private static func add(_ byte: UInt8, to hash: inout UInt64) {
    hash = ((hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01B3)
  }
}
