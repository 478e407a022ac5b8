/// A shopping cart or list of an app, in the terms all apps share.
///
/// Decoders resolve each app's own rules (which field holds the planned quantity, what counts as
/// bought), so that analyses need not know the app.
public struct Cart: Sendable {
  public enum State: String, CaseIterable, Sendable {
    case planning
    case shopping
    case completed
  }

  /// The app's own id.
  public var id: String
  public var name: String
  public var app: VaultApp
  public var state: State
  /// `nil` where there is none; never zero or negative.
  public var budget: Amount?
  public var currency: CurrencyCode
  /// Days in the book's time zone.
  public var created: CalendarDate?
  public var modified: CalendarDate?
  public var started: CalendarDate?
  public var completed: CalendarDate?
  public var lines: [CartLine]
  /// Index into ``Book/sources``.
  public var source: Int
  /// Whether its bought lines stand in the receipt lines as spending, because no receipt of the
  /// same store and day covers them.
  public var countsAsSpending: Bool

  package init(
    id: String, name: String, app: VaultApp, state: State, budget: Amount?,
    currency: CurrencyCode, created: CalendarDate?, modified: CalendarDate?,
    started: CalendarDate?, completed: CalendarDate?, lines: [CartLine], source: Int,
    countsAsSpending: Bool = false
  ) {
    self.id = id
    self.name = name
    self.app = app
    self.state = state
    self.budget = budget
    self.currency = currency
    self.created = created
    self.modified = modified
    self.started = started
    self.completed = completed
    self.lines = lines
    self.source = source
    self.countsAsSpending = countsAsSpending
  }

  /// Whether it is a list to tick off, which knows no store, budget or trip.
  ///
  /// What is ticked off it is neither spending nor a price: nobody says when or where it was
  /// bought.
  public var isList: Bool { app != .grock }

  /// The day that a report files the cart under: completion, else start, else creation.
  public var date: CalendarDate? {
    switch state {
    case .completed: completed ?? modified ?? started ?? created
    case .shopping: started ?? modified ?? created
    case .planning: created ?? modified
    }
  }
}

/// One line of a cart: what was planned of an item, and what was bought of it.
public struct CartLine: Sendable {
  /// A quantity at a price, somewhere.
  public struct Part: Sendable {
    /// `nil` where the store is unknown.
    public var store: StoreID?
    /// Currency units per unit, with every digit; `nil` where there is no price.
    public var price: ExactDecimal?
    public var quantity: ExactDecimal

    package init(store: StoreID?, price: ExactDecimal?, quantity: ExactDecimal) {
      self.store = store
      self.price = price
      self.quantity = quantity
    }
  }

  public var item: ItemID
  public var category: CategoryID
  public var unit: UnitOfMeasure
  /// `nil` for a line that was not planned but added on the trip.
  public var planned: Part?
  /// `nil` for a line that was not bought: skipped, or not bought yet.
  public var bought: Part?
  /// Whether the shopper skipped it.
  public var isSkipped: Bool
  /// What the app knows of the line beside what is to be bought.
  public var details: Details

  /// What people search and sort lines by.
  public struct Details: Hashable, Sendable {
    /// What somebody wrote beside the item.
    public var note: String?
    public var brand: String?
    public var tags: [String] = []
    /// In microseconds since 1970-01-01T00:00:00Z, because a day would not tell lines apart.
    public var created: Int64?
    /// In microseconds since 1970-01-01T00:00:00Z.
    public var modified: Int64?

    package init() {}
  }

  package init(
    item: ItemID, category: CategoryID, unit: UnitOfMeasure, planned: Part?, bought: Part?,
    isSkipped: Bool, details: Details = Details()
  ) {
    self.item = item
    self.category = category
    self.unit = unit
    self.planned = planned
    self.bought = bought
    self.isSkipped = isSkipped
    self.details = details
  }
}
