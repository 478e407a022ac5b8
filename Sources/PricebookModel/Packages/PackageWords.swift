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
