/// Which columns of a file a field is made of.
struct ColumnSource: Hashable, Sendable {
  /// How the texts of several columns become one.
  enum Combination: Hashable, Sendable {
    /// The texts, empty ones left out, with a separator between them.
    case joined(separator: String)
    case sum
    case first

    /// One text of several that are not empty; numbers are added up by their own rules.
    func joined(_ texts: [String]) -> String {
      switch self {
      case .joined(let separator): texts.joined(separator: separator)
      case .first: texts.first ?? ""
      case .sum: texts.count == 1 ? texts[0] : ""
      }
    }
  }

  /// One or more columns, each with its possible names; the first that the file has is used.
  var columns: [[String]]
  var combination: Combination

  init(_ columns: [[String]], _ combination: Combination = .joined(separator: " ")) {
    self.columns = columns
    self.combination = combination
  }

  init(_ name: String) { self.init([[name]]) }
}
