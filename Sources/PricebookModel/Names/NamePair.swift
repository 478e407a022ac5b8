/// Two names in any order, compared as names are.
package struct NamePair: Hashable, Sendable {
  package let first, second: String

  package init(_ one: String, _ other: String) {
    let (one, other) = (foldedName(one), foldedName(other))
    (first, second) = one < other ? (one, other) : (other, one)
  }
}
