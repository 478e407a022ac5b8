import PricebookModel

package struct ShoppingList: Sendable {
  package var stores: [Store]
  /// Whether its boxes can be ticked.
  package var hasBoxes = false
  /// What a browser remembers ticks by, and the word that removes them; `nil` for neither.
  package var memory: Memory?

  package struct Memory: Sendable {
    /// The same as long as the list is the same: `2026-10 Lindner`.
    package var key: String
    package var clear: String
  }

  package struct Store: Sendable {
    /// The entries under their headings, in order.
    package var groups: [(heading: RichText?, entries: [Entry])] {
      var groups: [(heading: RichText?, entries: [Entry])] = []
      for entry in entries {
        if let last = groups.indices.last, groups[last].heading == entry.group {
          groups[last].entries.append(entry)
        } else {
          groups.append((entry.group, [entry]))
        }
      }
      return groups
    }

    package var name: String
    /// `10 items`.
    package var note: RichText
    package var entries: [ShoppingList.Entry]
    package var totalLabel: RichText
    /// `nil` if nothing on the list has a price.
    package var total: Value?
  }

  package struct Entry: Sendable {
    package var item: LinkedName
    /// The heading of the entry; entries of one heading are consecutive.
    package var group: RichText?
    /// `2 × 1 kg`.
    package var quantity: RichText
    /// `nil` if no price is known.
    package var cost: Value?
    /// Whether the cost is expected, and no price that the store asked.
    package var isEstimated = false
    package var isBought = false
    package var elsewhere: RichText?
  }
}

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

  private static func key(of name: String) -> String { searchedName(DisplayName.shown(name)) }
}
