/// The place of a name among others, as in a register; case does not count.
///
/// The accents of vowels and the cedilla, as German, French, Spanish and English have them, count only
/// between names that are else the same: *Äpfel* comes before *Apfelmus*. Any other mark makes a letter of
/// its own behind the plain one, as in *ñ*, *ł* and *š*.
package struct AlphabeticalName: Comparable, Sendable {
  private let letters, scalars: [UInt32]

  package init(_ name: String) {
    let apart = lettersApart(foldedName(name))
    scalars = apart.map(\.value)
    letters = apart.indices.filter { place in
      place == 0 || !Self.isAccent(apart[place], of: apart[place - 1])
    }.map { apart[$0].value }
  }

  private static func isAccent(_ mark: Unicode.Scalar, of letter: Unicode.Scalar) -> Bool {
    switch mark {
    case "\u{0300}", "\u{0301}", "\u{0302}", "\u{0308}": "aeiouy".unicodeScalars.contains(letter)
    case "\u{0327}": letter == "c"
    default: false
    }
  }

  package static func < (left: AlphabeticalName, right: AlphabeticalName) -> Bool {
    left.letters == right.letters
      ? left.scalars.lexicographicallyPrecedes(right.scalars)
      : left.letters.lexicographicallyPrecedes(right.letters)
  }
}
