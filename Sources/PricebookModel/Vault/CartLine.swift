/// One line of a cart: what was planned of an item, and what was bought of it.
package struct CartLine: Sendable {
  /// A quantity at a price, somewhere.
  package struct Part: Sendable {
    package var store: StoreID?
    /// Currency units per unit, with every digit; `nil` where there is no price.
    package var price: ExactDecimal?
    /// In the unit of the line.
    package var quantity: ExactDecimal

    package init(store: StoreID? = nil, price: ExactDecimal? = nil, quantity: ExactDecimal) {
      self.store = store
      self.price = price
      self.quantity = quantity
    }

    /// Price × quantity, rounded half away from zero; `nil` without a price, or beyond 64 bits.
    package func cost(roundedToDigits digits: Int) -> Amount? {
      price?.multiplied(by: quantity, roundedToDigits: digits)
    }
  }

  package var item: ItemID
  /// The category that counts: that of the alias table, else the line's own.
  package var category: CategoryID
  package var unit: UnitOfMeasure
  /// `nil` for a line that was not planned but added on the trip, once it is bought or the trip is over.
  package var planned: Part?
  /// `nil` for a line that was not bought: skipped, or not bought yet.
  package var bought: Part?
  package var isSkipped: Bool
  /// Whether ``planned`` was added on the trip: it is still wanted, and was not planned.
  package var isAddition = false
  package var details: Details = Details()

  package init(
    item: ItemID, category: CategoryID, unit: UnitOfMeasure, planned: Part? = nil,
    bought: Part? = nil, isSkipped: Bool, details: Details = Details()
  ) {
    self.item = item
    self.category = category
    self.unit = unit
    self.planned = planned
    self.bought = bought
    self.isSkipped = isSkipped
    self.details = details
  }

  /// What else the app knows about the line, by which people search and sort lines.
  package struct Details: Hashable, Sendable {
    package var note, brand: String?
    package var tags: [String] = []
    package var isFavorite = false
    /// Whether the shopper changed its price or quantity on the trip.
    package var isEdited = false
    /// In microseconds since 1970-01-01T00:00:00Z, because several lines have the same day.
    package var created, modified: Int64?

    package init(
      note: String? = nil, brand: String? = nil, tags: [String] = [], isFavorite: Bool = false,
      isEdited: Bool = false, created: Int64? = nil, modified: Int64? = nil
    ) {
      self.note = note
      self.brand = brand
      self.tags = tags
      self.isFavorite = isFavorite
      self.isEdited = isEdited
      self.created = created
      self.modified = modified
    }
  }

  /// What was bought, else what is to be bought; `nil` where the line was skipped.
  package var partInHand: Part? { bought ?? (isSkipped ? nil : planned) }
  /// Where it was bought, else where it is planned to be.
  package var store: StoreID? { bought?.store ?? planned?.store }
}
