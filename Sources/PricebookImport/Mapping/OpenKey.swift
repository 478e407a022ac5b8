/// A key of a mapping whose answer only the user knows.
enum OpenKey: String {
  case priceOf, decimalMark, dateFormat
  static let mark = "?"

  var answers: String {
    switch self {
    case .priceOf: "\"one\" for the price of one piece, or \"all\" for what was paid for all,"
    case .decimalMark: "\".\" or \",\""
    case .dateFormat: "\"ymd\", \"dmy\" or \"mdy\""
    }
  }
}
