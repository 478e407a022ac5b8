/// A row of an alias file, and the names as written that it is the first to match.
package struct AliasUse: Hashable, Sendable {
  package var match: String
  package var place: Basket.Place
  package var names: [String]

  package init(match: String, place: Basket.Place, names: [String]) {
    self.match = match
    self.place = place
    self.names = names
  }
}
