import PricebookModel

/// The names of one kind that a book has, to look up what somebody wrote.
package struct KnownNames {
  private var names: [String: String] = [:]

  package init(_ names: some Sequence<String>) {
    for name in names where !name.isEmpty { self.names[foldedName(name)] = name }
  }

  package func contains(_ name: String) -> Bool { names[foldedName(name)] != nil }
  package func nearest(to name: String) -> String? { nearestName(to: name, among: names.values) }
}
