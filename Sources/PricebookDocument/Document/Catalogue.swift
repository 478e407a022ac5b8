import PricebookModel

/// A list of entries that a reader looks up by name and opens one by one.
package struct Catalogue: Sendable {
  /// What the columns of closed entries are: the name, then those of ``Entry/summary``.
  package var headings: [RichText]
  package var entries: [Entry]

  package init(headings: [RichText], entries: [Entry]) {
    self.headings = headings
    self.entries = entries
  }

  /// One entry, closed at first.
  package struct Entry: Sendable {
    /// The name of the entry for links: lower-case ASCII letters, digits and hyphens, unique on the
    /// page.
    package var id: String
    package var name: String
    /// What the closed entry says beside its name, such as `2.49 at Lindner`.
    package var summary: [RichText]
    package var blocks: [Block]

    package init(id: String, name: String, summary: [RichText], blocks: [Block]) {
      self.id = id
      self.name = name
      self.summary = summary
      self.blocks = blocks
    }
  }

  /// Entries whose names begin alike, in the order of their names.
  package struct Letter: Sendable {
    /// A capital letter, or `#` for names that begin with none.
    package var name: String
    package var entries: [Entry]
  }

  /// The entries in the order of an index: by first letter, then by name, accents aside.
  package var letters: [Letter] {
    let keyed = entries.map { (key: Self.key(of: $0.name), entry: $0) }
      .sorted { ($0.key, $0.entry.id) < ($1.key, $1.entry.id) }
    var letters: [Letter] = []
    for (key, entry) in keyed {
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

  /// A name without accents and case.
  private static func key(of name: String) -> String {
    let shown = DisplayName.shown(name).lowercased()
    guard !shown.utf8.allSatisfy({ $0 < 0x80 }) else { return shown }
    return String(
      String.UnicodeScalarView(
        shown.decomposed.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        }))
  }
}
