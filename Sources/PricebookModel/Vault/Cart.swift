/// A shopping cart or list of an app, in the terms all apps share.
///
/// Decoders resolve each app's own rules (which field holds the planned quantity, what counts as
/// bought), so that analyses need not know the app.
package struct Cart: Sendable {
  /// How far the shopping is.
  package enum State: String, CaseIterable, Sendable {
    /// Nothing is bought yet.
    case planning
    /// What is bought so far is in the trolley.
    case shopping
    /// What is not bought was skipped.
    case completed
  }

  /// The app's own id.
  package var id: String
  package var name: String
  package var app: VaultApp
  package var state: State
  /// `nil` where there is none; never zero or negative.
  package var budget: Amount?
  /// What all amounts of the cart are in.
  package var currency: CurrencyCode
  /// The sign of the currency as the app has it, where it is not the label: `R$` for BRL.
  package var currencySign: String?
  /// Days in the book's time zone; of the last change, and of the beginning and the end of shopping.
  package var created, modified, started, completed: CalendarDate?
  /// When it was changed last, else made, in microseconds since 1970-01-01T00:00:00Z, because several
  /// lists change on one day.
  package var changed: Int64?
  /// The seconds from the start of the trip to its end; `nil` where one of them is not known.
  package var duration: Int?
  package var lines: [CartLine]
  /// Index into ``Book/sources``.
  package var source: Int
  /// Whether its bought lines count as spending, because no receipt of the store and day has them.
  package var countsAsSpending = false

  package init(
    id: String, name: String, app: VaultApp, state: State, budget: Amount? = nil,
    currency: CurrencyCode, currencySign: String? = nil, created: CalendarDate? = nil,
    modified: CalendarDate? = nil, started: CalendarDate? = nil, completed: CalendarDate? = nil,
    changed: Int64? = nil, duration: Int? = nil, lines: [CartLine], source: Int,
    countsAsSpending: Bool = false
  ) {
    self.id = id
    self.name = name
    self.app = app
    self.state = state
    self.budget = budget
    self.currency = currency
    self.currencySign = currencySign
    self.created = created
    self.modified = modified
    self.started = started
    self.completed = completed
    self.changed = changed
    self.duration = duration
    self.lines = lines
    self.source = source
    self.countsAsSpending = countsAsSpending
  }

  /// Whether it is a list to tick off: a ticked line is neither spending nor a price.
  package var isList: Bool { app != .grock }
  /// Seconds in whole minutes.
  package static func minutes(_ seconds: Int) -> Int { (seconds + 30) / 60 }

  /// The day under which reports show the cart: that of its completion, the start of the trip or its
  /// creation, as its state says, else another that is known.
  package var date: CalendarDate? {
    state.time(created: created, modified: modified, started: started, completed: completed)
  }
}

extension Cart.State {
  /// Which of the times of a cart in this state is the one that it has in reports.
  package func time<Time>(
    created: Time?, modified: Time?, started: Time?, completed: Time?
  ) -> Time? {
    switch self {
    case .completed: completed ?? modified ?? started ?? created
    case .shopping: started ?? modified ?? created
    case .planning: created ?? modified
    }
  }
}
