/// A shopping cart or list of an app, in the terms all apps share.
///
/// Decoders resolve each app's own rules (which field holds the planned quantity, what counts as
/// bought), so that analyses need not know the app.
public struct Cart: Sendable {
  /// How far the shopping is.
  public enum State: String, CaseIterable, Sendable {
    /// A plan: nothing is bought yet.
    case planning
    /// Under way: what is bought so far is in the trolley.
    case shopping
    /// Done: what is not bought was skipped.
    case completed
  }

  /// The app's own id.
  public var id: String
  /// What the app calls the cart.
  public var name: String
  /// The app that the cart is from.
  public var app: VaultApp
  /// How far the shopping is.
  public var state: State
  /// `nil` where there is none; never zero or negative.
  public var budget: Amount?
  /// What all amounts of the cart are in.
  public var currency: CurrencyCode
  /// Days in the book's time zone.
  public var created: CalendarDate?
  /// The day of the last change.
  public var modified: CalendarDate?
  /// The day on which shopping began.
  public var started: CalendarDate?
  /// The day on which shopping ended.
  public var completed: CalendarDate?
  /// The seconds from the start of the trip to its end; `nil` where one of them is not known.
  public var duration: Int?
  /// What is to be bought and was bought.
  public var lines: [CartLine]
  /// Index into ``Book/sources``.
  public var source: Int
  /// Whether its bought lines are receipt lines that count as spending, because no receipt of the
  /// same store and day has them.
  public var countsAsSpending: Bool

  package init(
    id: String, name: String, app: VaultApp, state: State, budget: Amount?,
    currency: CurrencyCode, created: CalendarDate?, modified: CalendarDate?,
    started: CalendarDate?, completed: CalendarDate?, duration: Int? = nil, lines: [CartLine],
    source: Int, countsAsSpending: Bool = false
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
    self.duration = duration
    self.lines = lines
    self.source = source
    self.countsAsSpending = countsAsSpending
  }

  /// Whether it is a list to tick off, without a store, budget or trip.
  ///
  /// A ticked line is neither spending nor a price, because nothing says when or where it was
  /// bought.
  public var isList: Bool { app != .grock }

  /// The day under which reports show the cart: completion, else start, else creation.
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
    /// How much, in the unit of the line.
    public var quantity: ExactDecimal

    package init(store: StoreID?, price: ExactDecimal?, quantity: ExactDecimal) {
      self.store = store
      self.price = price
      self.quantity = quantity
    }
  }

  /// The item that the line is about.
  public var item: ItemID
  /// The category that counts: that of the alias table, else the line’s own.
  public var category: CategoryID
  /// What the quantities count.
  public var unit: UnitOfMeasure
  /// `nil` for a line that was not planned but added on the trip.
  public var planned: Part?
  /// `nil` for a line that was not bought: skipped, or not bought yet.
  public var bought: Part?
  /// Whether the shopper skipped it.
  public var isSkipped: Bool
  /// What else the app knows about the line.
  public var details: Details

  /// By what people search and sort lines.
  public struct Details: Hashable, Sendable {
    /// What somebody wrote beside the item.
    public var note: String?
    /// The brand that somebody wrote.
    public var brand: String?
    /// The tags that somebody gave the line.
    public var tags: [String] = []
    /// Whether the shopper changed its price or quantity on the trip.
    public var isEdited = false
    /// In microseconds since 1970-01-01T00:00:00Z, because several lines have the same day.
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
