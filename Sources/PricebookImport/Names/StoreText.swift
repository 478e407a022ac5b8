import PricebookModel

/// The name and the location of a store, after the alias table was applied.
struct StoreText {
  private(set) var name, location: String
  private(set) var isAlias = false
  /// Which of the book's alias tables holds for it.
  let aliases: Int

  init(_ text: String) {
    let (aliases, text) = AliasTable.taken(from: text)
    self.aliases = aliases
    let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    location = parts.count > 1 ? String(parts[1]) : ""
  }

  /// A row of the alias table may mean a store at any location, or `Migros, Bern` alone.
  init(_ text: String, aliases tables: [AliasTable]) {
    self.init(text)
    let aliases = tables[self.aliases]
    let named = aliases.store(foldedName(name))
    var place = location.isEmpty ? nil : aliases.store(foldedName("\(name), \(location)"))
    // A row that matches the name as well is of all places.
    if place == named { place = nil }
    guard let alias = place ?? named else { return }
    if !alias.name.isEmpty {
      name = alias.name
      isAlias = true
      // The new name is that of the place.
      if place != nil { location = "" }
    }
    if let own = alias.location { location = own }
  }
}
