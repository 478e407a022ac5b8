import PricebookModel

/// The names of columns that only tables of payments have: statements of accounts and cards,
/// ledgers, shared expenses.
enum PaymentWords {
  /// A program and the columns by which its files are known.
  struct Program {
    /// `a file of Mint`.
    var name: String
    var columns: [String]
    private let folded: [String]

    init(name: String, columns: [String]) {
      self.name = name
      self.columns = columns
      folded = columns.map { HeaderName.folded($0) }
    }

    /// - Parameter names: Folded.
    func fits(_ names: Set<String>) -> Bool { folded.allSatisfy { names.contains($0) } }
  }

  private static let programs = ValueWords.lists.lists.filter { $0.name == "program" }.map {
    Program(name: String($0.words[0]), columns: $0.words.dropFirst().map { String($0) })
  }

  /// The program whose columns a header has.
  ///
  /// - Parameter names: Folded.
  static func program(_ names: Set<String>) -> Program? {
    programs.first { $0.fits(names) }
  }

  /// Whether a column is the balance of an account after each payment.
  static func isBalance(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    // Some banks write # before every name.
    let bare = folded.hasPrefix("no") ? String(folded.dropFirst(2)) : folded
    guard !pointWords.contains(where: { bare.contains($0) }) else { return false }
    return balances.contains(bare)
      || balanceStems.contains { bare.hasPrefix($0) || bare.hasSuffix($0) }
  }

  static func isBookingDay(_ name: String) -> Bool { bookingDays.contains(plain(name)) }
  static func isAccount(_ name: String) -> Bool {
    accounts.contains(plain(name)) || plain(name).hasSuffix("iban")
  }
  static func isDebit(_ name: String) -> Bool { debits.contains(plain(name)) }
  static func isCredit(_ name: String) -> Bool { credits.contains(plain(name)) }
  static func isPayer(_ name: String) -> Bool { payers.contains(plain(name)) }
  /// Whether a column names whom a payment went to, who need not be a store.
  static func isPayee(_ name: String) -> Bool { plain(name) == "payee" }
  /// Whether a column describes a payment as well as an item.
  static func isDescription(_ name: String) -> Bool { descriptions.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    let folded = HeaderName.folded(name)
    return folded.hasPrefix("no") && name.hasPrefix("#") ? String(folded.dropFirst(2)) : folded
  }

  private static let balances = HeaderWords.folded("balance")
  private static let balanceStems = HeaderWords.lists.words("balance_stem")
  /// Points and gift cards have a balance too.
  private static let pointWords = HeaderWords.lists.words("points")
  private static let bookingDays = HeaderWords.folded("booking_day")
  private static let accounts = HeaderWords.folded("account")
  private static let debits = HeaderWords.folded("debit")
  private static let credits = HeaderWords.folded("credit")
  private static let payers = HeaderWords.folded("payer")
  private static let descriptions = HeaderWords.folded("description")
}
