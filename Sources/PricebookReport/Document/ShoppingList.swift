/// A list of things to buy, with boxes to tick where somebody can.
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
    /// How old the price is, where it is not new; in grey, a page says it once for all.
    package var age: RichText?
    package var elsewhere: RichText?

    /// All that stands behind the price, for renderers without grey.
    package var notes: RichText? {
      let notes = [age, elsewhere].compactMap(\.self)
      return notes.isEmpty ? nil : RichText(parts: notes)
    }
  }
}
