public import PricebookModel

/// Which receipt lines count: days, stores, categories, items and persons.
public struct LineFilter: Hashable, Sendable {
  /// The first day that counts; `nil` for no limit.
  public var since: CalendarDate?
  /// The last day that counts; `nil` for no limit.
  public var until: CalendarDate?
  /// A name passes where any of the patterns matches; every name where there are none.
  var stores: [Glob]
  var categories: [Glob]
  var items: [Glob]
  var persons: [Glob]

  /// A filter of days and of names.
  ///
  /// A pattern may have `*` for any text and `?` for one character. Names are compared without
  /// regard to case; without patterns every name passes.
  public init(
    since: CalendarDate? = nil, until: CalendarDate? = nil, stores: [String] = [],
    categories: [String] = [], items: [String] = [], persons: [String] = []
  ) {
    self.since = since
    self.until = until
    self.stores = stores.map { Glob(foldedName($0)) }
    self.categories = categories.map { Glob(foldedName($0)) }
    self.items = items.map { Glob(foldedName($0)) }
    self.persons = persons.map { Glob(foldedName($0)) }
  }

  /// Whether the filter leaves nothing out.
  public var passesEverything: Bool { self == LineFilter() }
}
