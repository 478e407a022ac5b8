/// Words of `Words/packages.txt` that tell the meaning of a number in an item's name; units are apart.
enum PackageWord {
  /// A package or several: `pack of 6`, `6 bottles`.
  case container
  /// A piece of one package's content; the size in the name is never its own: `10 slices, 200 g`.
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
  /// Litres are what the thing can hold, or the letter is a size: bin bags of 35 l, ten eggs L.
  case capacity
  static func named(_ folded: String) -> PackageWord? { words[folded] }
  static var all: [String: PackageWord] { words }
  /// Unit spellings that are other words first: `x` multiplies, `und` is German for *and*.
  static func isUnit(_ folded: String) -> Bool { folded != "x" && folded != "und" }

  private static let words = WordLists(EmbeddedWords.packages_txt).lists.reduce(
    into: [String: PackageWord](minimumCapacity: 500)
  ) { words, list in
    let meaning =
      byList[list.name] ?? Int(list.name.dropFirst("packs_".count)).map(PackageWord.packs)
    for word in list.words { words[word] = meaning }
  }

  private static let byList: [String: PackageWord] = [
    "container": .container, "part": .part, "joiner": .joiner, "count_ending": .countEnding,
    "times": .times, "estimate": .estimate, "part_of_content": .partOfContent,
    "capacity": .capacity,
  ]
}
