import PricebookModel

/// A cart or list, by the rules of ``PricebookModel/Cart`` but with names.
struct VaultCart: Hashable, Sendable {
  var id, name: String
  var state: Cart.State
  var budget: ExactDecimal?
  var currency = VaultCurrency.ofBook
  var created, modified, started, completed: Instant?
  var isTrashed = false
  var lines: [VaultCartLine] = []

  /// The seconds of a completed trip, if the app keeps when it began and ended.
  var duration: Int? {
    guard state == .completed, let started, let completed, started < completed else { return nil }
    return Int((completed.microseconds - started.microseconds) / 1_000_000)
  }

  /// In microseconds since 1970; carts without any date come first.
  var time: Int64 {
    state.time(created: created, modified: modified, started: started, completed: completed)?
      .microseconds ?? .min
  }
}
