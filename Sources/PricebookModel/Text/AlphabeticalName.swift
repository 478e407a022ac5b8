/// The place of a name among others, as in a register: a letter with an accent comes after the same
/// letter without one, and before the next letter; case does not count.
package struct AlphabeticalName: Comparable, Sendable {
  private let scalars: [UInt32]

  package init(_ name: String) { scalars = lettersApart(foldedName(name)).map(\.value) }

  package static func < (left: AlphabeticalName, right: AlphabeticalName) -> Bool {
    left.scalars.lexicographicallyPrecedes(right.scalars)
  }
}
