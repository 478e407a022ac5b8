/// A phrase of a language as its text has it: the variants, and what they are made of.
struct Phrase: Sendable {
  /// With its section: `review.running`.
  var key: String
  var line: Int
  /// What is between the brackets after the key in the English text: `_ amount: Value`.
  var signature: String?
  var variants: [Variant] = []

  /// One way to say it; the first whose conditions all hold counts.
  struct Variant: Sendable {
    var conditions: [Condition]
    var pieces: [Piece]
    var line: Int
  }

  indirect enum Piece: Sendable {
    case text(String)
    case argument([String], Style)
    case phrase(String, [(name: String, path: [String])])
    case choice([Condition], [Piece], [Piece])
    /// Singular or plural, or whether something is there.
    case counted([String], [Piece], [Piece])
    case tinted([Piece])
    /// A command or an option to type.
    case code(String)
  }

  enum Style: Sendable { case plain, strong, digits }

  struct Condition: Sendable {
    var path: [String]
    var isNegated = false
    var test = Test.isThere

    enum Test: Sendable {
      case isThere
      case isOne(of: [String])
      case compares(Relation, Double)
      /// Another argument is the same.
      case equals([String])
    }

    enum Relation: String, CaseIterable, Sendable {
      case atLeast = ">="
      case atMost = "<="
      case isNot = "!="
      case above = ">"
      case below = "<"
      case equal = "="

      func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .atLeast: left >= right
        case .atMost: left <= right
        case .isNot: left != right
        case .above: left > right
        case .below: left < right
        case .equal: left == right
        }
      }
    }
  }

  /// How many entries of a list are named at most; `nil` for as many as is usual.
  static let listLimits: [String: Int?] = ["list": nil, "list6": 6, "all": .max]
}
