public import PricebookModel

/// A recommended store.
public struct StoreCard: Sendable {
  /// `No. 1 of 3 eligible`.
  public var rank: RichText
  public var name: String
  public var total: Money
  /// `for 17 of 20 items`.
  public var totalNote: RichText
  /// Like for like, filled in, against the usual store.
  public var rows: [Row]
  public var meter: AvailabilityMeter
  /// `85%, exactly at the threshold`.
  public var availability: RichText
  /// At most three names, then `and 4 more`.
  public var lacks: RichText

  public struct Row: Sendable {
    public var label: RichText
    public var value: RichText
    /// Whether this is the winner's row, which is bold.
    public var isWinner: Bool

    public init(label: RichText, value: RichText, isWinner: Bool = false) {
      self.label = label
      self.value = value
      self.isWinner = isWinner
    }
  }

  public init(
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
public struct ShoppingList: Sendable {
  public var stores: [Store]

  public init(stores: [Store]) { self.stores = stores }

  public struct Store: Sendable {
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

    public var name: String
    /// `10 items`.
    public var note: RichText
    public var entries: [Entry]
    /// `Total Edeka`.
    public var totalLabel: RichText
    /// `nil` if nothing on the list has a price.
    public var total: Value?

    public init(
      name: String, note: RichText, entries: [Entry], totalLabel: RichText, total: Money
    ) {
      self.init(
        name: name, note: note, entries: entries, totalLabel: totalLabel,
        total: Value.money(total))
    }

    public init(
      name: String, note: RichText, entries: [Entry], totalLabel: RichText, total: Value?
    ) {
      self.name = name
      self.note = note
      self.entries = entries
      self.totalLabel = totalLabel
      self.total = total
    }
  }

  public struct Entry: Sendable {
    public var item: String
    /// The heading of the entry.
    ///
    /// Entries of one heading are consecutive.
    public var group: RichText?
    /// `2 × 1 kg`.
    public var quantity: RichText
    /// `nil` if no price is known.
    public var cost: Value?
    /// Whether it is ticked off.
    public var isBought: Bool

    public init(item: String, group: RichText? = nil, quantity: RichText, cost: Money?) {
      self.init(
        item: item, group: group, quantity: quantity, cost: cost.map(Value.money), isBought: false)
    }

    public init(
      item: String, group: RichText? = nil, quantity: RichText, cost: Value?, isBought: Bool
    ) {
      self.item = item
      self.group = group
      self.quantity = quantity
      self.cost = cost
      self.isBought = isBought
    }
  }
}
