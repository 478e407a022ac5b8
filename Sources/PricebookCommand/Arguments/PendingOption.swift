/// Options that the design names and that do nothing yet: said plainly rather than ignored.
enum PendingOption: String, CaseIterable, Sendable {
  case mapping
  case dateFormat = "date-format"
  case delimiter
  case sort

  var refusal: UsageError {
    switch self {
    case .mapping:
      UsageError(
        "--mapping is not there yet",
        remedy: "rename the columns of the file: date, store, item, quantity, unit, total")
    case .dateFormat:
      UsageError(
        "--date-format is not there yet", remedy: "write dates as YYYY-MM-DD or DD.MM.YYYY")
    case .delimiter:
      UsageError(
        "--delimiter is not there yet", remedy: "commas, semicolons and tabs are told apart")
    case .sort:
      UsageError("--sort is not there yet", remedy: "the tables in tables/*.csv hold every row")
    }
  }
}
