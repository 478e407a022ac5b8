import PricebookModel

/// Which receipt lines count: days, stores, categories and items.
struct LineFilter: Hashable, Sendable {
  var since: CalendarDate?
  var until: CalendarDate?
  /// A name passes where any of them matches; every name where there are none.
  var stores: [Glob] = []
  var categories: [Glob] = []
  var items: [Glob] = []

  init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    since = try arguments.read(.since, expected: RunOptions.dayShape) { CalendarDate(iso: $0) }
    until = try arguments.read(.until, expected: RunOptions.dayShape) { CalendarDate(iso: $0) }
    stores = (arguments.values[.store] ?? []).map(Glob.init)
    categories = (arguments.values[.category] ?? []).map(Glob.init)
    items = (arguments.values[.item] ?? []).map(Glob.init)
    if let since, let until, since > until {
      throw UsageError(
        "--since \(since) lies after --until \(until)", remedy: "exchange the two days")
    }
  }

  var passesEverything: Bool { self == LineFilter() }
}
