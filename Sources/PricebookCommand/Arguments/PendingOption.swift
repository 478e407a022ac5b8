/// Options that the design names and that do nothing yet: said plainly rather than ignored.
enum PendingOption: String, CaseIterable, Sendable {
  case sort

  var refusal: UsageError {
    switch self {
    case .sort:
      UsageError("--sort is not there yet", remedy: "the tables in tables/*.csv hold every row")
    }
  }
}
