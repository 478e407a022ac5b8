import PricebookImport
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
    since = try arguments.read(
      .since, expected: RunOptions.dayShape, suggest: Suggestion.day
    ) { CalendarDate(iso: $0) }
    until = try arguments.read(
      .until, expected: RunOptions.dayShape, suggest: Suggestion.day
    ) { CalendarDate(iso: $0) }
    stores = Self.globs(arguments.values[.store])
    categories = Self.globs(arguments.values[.category])
    items = Self.globs(arguments.values[.item])
    if let since, let until, since > until {
      throw UsageError(
        "--since \(since) is after --until \(until)", remedy: "swap the two days")
    }
  }

  var passesEverything: Bool { self == LineFilter() }

  /// Patterns of names, compared as the alias table compares them.
  private static func globs(_ patterns: [String]?) -> [Glob] {
    (patterns ?? []).map { Glob(foldedName($0)) }
  }
}
