package import PricebookModel

/// A recommended store.
package struct StoreCard: Sendable {
  /// `No. 1 of 3 eligible`.
  package var rank: RichText
  package var name: String
  package var total: Money
  /// `for 17 of 20 items`.
  package var totalNote: RichText
  /// Like for like, filled in, against the usual store.
  package var rows: [Row]
  package var meter: AvailabilityMeter
  /// `85%, exactly at the threshold`.
  package var availability: RichText
  /// At most three names, then `and 4 more`.
  package var lacks: RichText

  package struct Row: Sendable {
    package var label: RichText
    package var value: RichText
    /// Whether this is the winner's row, which is bold.
    package var isWinner: Bool

    package init(label: RichText, value: RichText, isWinner: Bool = false) {
      self.label = label
      self.value = value
      self.isWinner = isWinner
    }
  }

  package init(
    rank: RichText, name: String, total: Money, totalNote: RichText, rows: [Row],
    meter: AvailabilityMeter, availability: RichText, lacks: RichText
  ) {
    self.rank = rank
    self.name = name
    self.total = total
    self.totalNote = totalNote
    self.rows = rows
    self.meter = meter
    self.availability = availability
    self.lacks = lacks
  }
}

/// A shopping list with one column for each store.
package struct ShoppingList: Sendable {
  package var stores: [Store]
  /// Whether its boxes can be ticked, on a page that remembers nothing.
  package var hasBoxes: Bool

  package init(stores: [Store], hasBoxes: Bool = false) {
    self.stores = stores
    self.hasBoxes = hasBoxes
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
    package var entries: [Entry]
    /// `Total Edeka`.
    package var totalLabel: RichText
    /// `nil` if nothing on the list has a price.
    package var total: Value?
    /// What the total is of, where that needs words.
    package var totalNote: RichText?

    package init(
      name: String, note: RichText, entries: [Entry], totalLabel: RichText, total: Money
    ) {
      self.init(
        name: name, note: note, entries: entries, totalLabel: totalLabel,
        total: Value.money(total))
    }

    package init(
      name: String, note: RichText, entries: [Entry], totalLabel: RichText, total: Value?
    ) {
      self.name = name
      self.note = note
      self.entries = entries
      self.totalLabel = totalLabel
      self.total = total
    }
  }

  package struct Entry: Sendable {
    package var item: LinkedName
    /// The heading of the entry.
    ///
    /// Entries of one heading are consecutive.
    package var group: RichText?
    /// `2 × 1 kg`.
    package var quantity: RichText
    /// `nil` if no price is known.
    package var cost: Value?
    /// Whether it is ticked off.
    package var isBought: Bool
    /// What it costs elsewhere.
    package var elsewhere: RichText?

    package init(item: LinkedName, group: RichText? = nil, quantity: RichText, cost: Money?) {
      self.init(
        item: item, group: group, quantity: quantity, cost: cost.map(Value.money), isBought: false)
    }

    package init(
      item: LinkedName, group: RichText? = nil, quantity: RichText, cost: Value?, isBought: Bool
    ) {
      self.item = item
      self.group = group
      self.quantity = quantity
      self.cost = cost
      self.isBought = isBought
    }
  }
}
