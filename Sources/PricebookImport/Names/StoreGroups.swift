import PricebookModel

/// The stores of a book: a name, and the location where a store has several.
///
/// A store with several locations is one store for each, which is shown as `Migros, Bern`. Texts
/// without a location then are a store of their own, because they do not say where they are from.
struct StoreGroups {
  /// Ascending.
  let names: [String]
  /// The location of every name; empty if no text has any.
  let locations: [String]
  /// For every name the first store that has the same name at any location; empty if no text has a
  /// location.
  let families: [StoreID]
  /// The store of every text.
  let ofText: [StoreID]

  /// - Parameter texts: A name, or a name, a NUL and a location.
  init(_ texts: [String], aliases: AliasTable) {
    var groups = NameGroups()
    guard texts.contains(where: { $0.utf8.contains(0) }) || aliases.hasLocations else {
      let ofText = texts.map { text in
        if let alias = aliases.store(foldedName(text)), !alias.name.isEmpty {
          groups.group(of: alias.name, isPreferred: true)
        } else {
          groups.group(of: text)
        }
      }
      let order = groups.ordered()
      names = order.names
      locations = []
      families = []
      self.ofText = ofText.map { StoreID(rawValue: order.rank[$0]) }
      return
    }
    var places = NameGroups()
    let written = texts.map { text -> (name: Int, place: Int?) in
      let store = StoreText(text, aliases: aliases)
      return (
        groups.group(of: store.name, isPreferred: store.isAlias),
        store.location.isEmpty ? nil : places.group(of: store.location)
      )
    }
    var placesOfName: [Int: Set<Int>] = [:]
    for (name, place) in written { if let place { placesOfName[name, default: []].insert(place) } }
    let (nameTexts, nameRanks) = groups.ordered()
    let (placeTexts, placeRanks) = places.ordered()
    var shown = NameGroups()
    var placeOfShown: [Int: String] = [:]
    var nameOfShown: [Int: Int] = [:]
    let shownOfText = written.map { name, place -> Int in
      let store = nameTexts[Int(nameRanks[name])]
      let known = placesOfName[name] ?? []
      let isAlone = known.count < 2
      let location = (isAlone ? known.first : place).map { placeTexts[Int(placeRanks[$0])] }
      let group = shown.group(
        of: isAlone ? store : location.map { "\(store), \($0)" } ?? store, isPreferred: true)
      if let location { placeOfShown[group] = location }
      nameOfShown[group] = nameOfShown[group] ?? name
      return group
    }
    let order = shown.ordered()
    names = order.names
    var locations = [String](repeating: "", count: names.count)
    for (group, place) in placeOfShown { locations[Int(order.rank[group])] = place }
    self.locations = placeOfShown.isEmpty ? [] : locations
    var firstOfName: [Int: StoreID] = [:]
    var families = names.indices.map { StoreID($0) }
    for (group, name) in nameOfShown.sorted(by: { order.rank[$0.key] < order.rank[$1.key] }) {
      let store = StoreID(rawValue: order.rank[group])
      families[store.index] = firstOfName[name] ?? store
      if firstOfName[name] == nil { firstOfName[name] = store }
    }
    self.families = families
    ofText = shownOfText.map { StoreID(rawValue: order.rank[$0]) }
  }
}

/// The name and the location of a store, after the alias table was applied.
struct StoreText {
  private(set) var name: String
  private(set) var location: String
  private(set) var isAlias = false

  /// A store as sources write it.
  init(_ text: String) {
    let parts = text.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    location = parts.count > 1 ? String(parts[1]) : ""
  }

  /// A row of the alias table may mean a store at any location, or `Migros, Bern` alone.
  fileprivate init(_ text: String, aliases: AliasTable) {
    self.init(text)
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
