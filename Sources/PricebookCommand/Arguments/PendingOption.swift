/// Options that the design names and that do nothing yet: said plainly rather than ignored.
enum PendingOption: String, CaseIterable, Sendable {
  case mapping

  var refusal: UsageError {
    switch self {
    case .mapping:
      UsageError(
        "--mapping is not there yet",
        remedy: "rename the columns of the file: date, store, item, quantity, unit, total")
    }
  }
}
