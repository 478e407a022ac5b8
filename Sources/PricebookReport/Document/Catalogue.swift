import PricebookModel

/// A list of entries that a reader looks up by name and opens one by one.
package struct Catalogue: Sendable {
  /// What the columns of closed entries are: the name, then those of ``Entry/summary``.
  package var headings: [RichText]
  package var entries: [Entry]

  package struct Entry: Sendable {
    /// The entry's name in links: lower-case ASCII letters, digits and hyphens, unique on the page.
    package var id: String
    package var name: String
    /// What the closed entry says beside its name, such as `2.49 at Lindner`.
    package var summary: [RichText]
    package var blocks: [Block]
  }

  /// Entries whose names begin alike, in the order of their names.
  package struct Letter: Sendable {
    /// A capital letter, or `#` for names that begin with none.
    package var name: String
    package var entries: [Catalogue.Entry]
  }

  /// The entries in the order of an index: by first letter, then by name, accents and strokes aside.
  package var letters: [Letter] {
    let keys = entries.map { Self.key(of: $0.name) }
    let places = entries.indices.sorted { (keys[$0], entries[$0].id) < (keys[$1], entries[$1].id) }
    var letters: [Letter] = []
    for place in places {
      let (key, entry) = (keys[place], entries[place])
      let first = key.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
      if let last = letters.indices.last, letters[last].name == first {
        letters[last].entries.append(entry)
      } else if let place = letters.firstIndex(where: { $0.name == first }) {
        letters[place].entries.append(entry)
      } else {
        letters.append(Letter(name: first, entries: [entry]))
      }
    }
    return letters
  }

  private static func key(of name: String) -> String { searchedName(DisplayName.shown(name)) }
}
