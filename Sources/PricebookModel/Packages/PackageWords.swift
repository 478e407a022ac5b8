/// Words of the nine languages that tell the meaning of a number in an item's name.
///
/// Units are not among them: those are ``UnitOfMeasure``'s.
enum PackageWord {
  /// A package or several: `pack of 6`, `6 bottles`.
  case container
  /// A piece of one package's content. The size in the name is never that of the piece:
  /// `10 slices, 200 g`.
  case part
  /// Between a container and a number: `lot de 4`.
  case joiner
  /// After a number: `10er`.
  case countEnding
  /// Several packages without a figure: `Doppelpack`; 0 where the number is open.
  case packs(Int)
  /// Multiplies: `6 x 330 ml`, `4 à 125 g`.
  case times
  /// Before what is not a size: an estimate, a limit, a price basis.
  case estimate
  /// After a size that is not that of the package: `20 g protein`, `50 g gratis`.
  case partOfContent
  /// Litres are the volume that the thing can hold, or the letter is a size: bin bags of 35 l, ten
  /// eggs L.
  case capacity

  /// Whether some word of the lists begins with the same byte and is as long, case aside.
  ///
  /// Most words of a name are not in the lists, and this saves looking them up.
  static func mayBe(_ word: ArraySlice<UInt8>) -> Bool {
    shapes.mayHold(word)
  }

  private static let shapes = WordShapes(words.keys)

  static func named(_ folded: String) -> PackageWord? { words[folded] }

  static var all: [String: PackageWord] { words }

  /// Unit spellings that are other words first: `x` multiplies, `und` is German for *and*.
  static func isUnit(_ folded: String) -> Bool { folded != "x" && folded != "und" }

  private static let words: [String: PackageWord] = {
    var words: [String: PackageWord] = [:]
    words.reserveCapacity(500)
    for list in WordLists(EmbeddedWords.packages_txt).lists {
      guard let meaning = PackageWord(list: list.name) else { continue }
      for word in list.words { words[String(word)] = meaning }
    }
    return words
  }()

  private init?(list name: Substring) {
    switch name {
    case "container": self = .container
    case "part": self = .part
    case "joiner": self = .joiner
    case "count_ending": self = .countEnding
    case "times": self = .times
    case "estimate": self = .estimate
    case "part_of_content": self = .partOfContent
    case "capacity": self = .capacity
    default:
      guard let count = Int(name.dropFirst("packs_".count)) else { return nil }
      self = .packs(count)
    }
  }
}

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

/// The first bytes and lengths of some words: a cheap test whether another word may be among them.
struct WordShapes: Sendable {
  /// By first byte: a bit for every length that a word has, those of 63 bytes and more together.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// - Parameter words: In lower case.
  init(_ words: some Sequence<some StringProtocol>) {
    for word in words {
      guard let first = word.utf8.first else { continue }
      lengths[Int(Self.lowered(first))] |= Self.bit(word.utf8.count)
    }
  }

  /// Whether some word begins with the same byte and is as long, case aside.
  func mayHold(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return lengths[Int(Self.lowered(first))] & Self.bit(word.count) != 0
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

/// Units of measure as names of items have them.
enum PackageUnits {
  /// Whether a word may begin the spelling of a unit; `false` is certain.
  ///
  /// Most words after a number are not units, and this saves looking them up.
  static func mayBegin(_ word: ArraySlice<UInt8>) -> Bool {
    // Lower case may be shorter or longer where letters are not ASCII.
    shapes.mayHold(word) || word.contains { $0 >= 0x80 }
  }

  private static let shapes = WordShapes(
    UnitOfMeasure.unitsBySpelling.keys.map { $0.prefix { $0 != " " } } + ["fl", "fluid"])
}
