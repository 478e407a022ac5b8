/// One way in from bytes that anybody may have written, with what must hold for all of them.
///
/// `Tests/Fuzzing/run.sh` drives these functions with libFuzzer and AddressSanitizer; the tests
/// drive them with the committed seeds, so that both ask for the same.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// A receipt file, from its header to reconciled lines, at two block sizes.
  case receipts
  /// What `pricebook inspect` makes of a file.
  case detector
  /// Budgets, aliases and baskets.
  case tables
  /// `pricebook.json`.
  case settings
  /// Price lists, with their columns in any width.
  case prices
  /// Receipts in JSON and JSON Lines.
  case json
  /// A mapping, a line `===`, and a file that it reads.
  case mapping
  /// Exports of the shopping apps in JSON.
  case vault
  /// Stores of the shopping apps in SQLite.
  case store
  /// Patterns of alias files, and the names that they are compared with.
  case names
  /// Several files beside each other (``FuzzFolder/init(parts:)``).
  case book

  /// Reads an input and looks at what came out.
  ///
  /// - Returns: What does not hold, or `nil` where all is well; a trap is the other answer.
  func violation(in bytes: [UInt8]) throws -> String? {
    switch self {
    case .receipts: violationInReceipts(bytes)
    case .detector: try violationInInspection(bytes)
    case .tables: try violationInBook([("table.csv", bytes)], bytes)
    case .settings: try violationInBook([("pricebook.json", bytes)], bytes)
    case .prices: try violationInBook([("prices.csv", bytes)], bytes)
    case .json: try violationInJSON(bytes)
    case .mapping: try violationInMapping(bytes)
    case .vault: try violationInVault(bytes)
    case .store: try violationInBook([("default.store", bytes)], bytes)
    case .names: violationInNames(bytes)
    case .book: try violationInBook(FuzzFolder.files(in: bytes), bytes)
    }
  }
}

/// Choices that hang on the whole input, so that one input always means one thing.
///
/// FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, RFC 9923.
struct FuzzChoices {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The next choice; the choices are not empty.
  mutating func next<Choice>(of choices: [Choice]) -> Choice {
    state = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return choices[Int((state >> 32) % UInt64(choices.count))]
  }
}
