/// Everything that was read: the input of every analysis.
public struct Book: Sendable {
  public package(set) var names = BookNames()
  public package(set) var lines = ReceiptLines()
  public package(set) var vault = Vault()
  public package(set) var budgets: [Budget] = []
  /// Baskets that files bring; the usual basket and planning carts are added by the analysis.
  public package(set) var baskets: [Basket] = []
  public var settings = BookSettings()
  public package(set) var sources: [Source] = []
  public package(set) var leftOut = LeftOut()
  /// In the order of ``Diagnostic/precedes(_:_:)``.
  public package(set) var diagnostics: [Diagnostic] = []
  /// In source order.
  public package(set) var rejectedRecords: [RejectedRecord] = []
  /// Whether some input could not be read to its end (exit status 65).
  public package(set) var isIncomplete = false

  public init() {}
}

/// What `pricebook.json` sets; `nil` where it is silent.
public struct BookSettings: Hashable, Sendable {
  /// What the household calls the book.
  public var title: String?
  public var currency: CurrencyCode?
  /// An identifier of the time zone database, `Europe/Zurich`; UTC where absent.
  public var timeZone: String?
  /// A language tag, `en` or `de-CH`.
  public var locale: String?
  public var availabilityPercent: Int?
  public var maximumPriceAgeDays: Int?
  public var alertPercent: Int?
  public var recommendations: Int?
  /// The day of the month on which months begin, from 1 to 28; 1 where absent.
  public var monthStartDay: Int?

  public init() {}

  /// The months that every analysis counts by.
  public var months: MonthCalendar { MonthCalendar(startDay: monthStartDay ?? 1) }
}

/// One file that was read, with its control totals.
public struct Source: Sendable {
  public enum Kind: String, Sendable {
    case receipts
    case budgets
    case aliases
    case basket
    case vault
    case settings
  }

  /// The file as the user named it, or as it was found below a named folder.
  public var path: String
  public var kind: Kind
  /// What was detected, in words: `Grock backup`, `canonical receipts`.
  public var format: String
  public var byteCount: Int
  public var totals: ControlTotals

  package init(
    path: String, kind: Kind, format: String, byteCount: Int = 0,
    totals: ControlTotals = ControlTotals()
  ) {
    self.path = path
    self.kind = kind
    self.format = format
    self.byteCount = byteCount
    self.totals = totals
  }
}

/// The proof that nothing was lost and nothing counted twice:
/// records read = accepted + rejected + duplicates.
public struct ControlTotals: Hashable, Sendable {
  public var read = 0
  public var accepted = 0
  public var rejected = 0
  public var duplicates = 0
  /// Accepted records that filters left out.
  public var leftOut = 0
  /// Σ paid over the accepted lines that count as spending, per currency, before filters.
  public var paid: [CurrencyCode: Amount] = [:]

  public init() {}

  public var isBalanced: Bool { read == accepted + rejected + duplicates }
}

/// A record that was refused, with its original text.
public struct RejectedRecord: Sendable {
  /// Index into ``Book/sources``.
  public var source: Int
  /// The physical line where the record begins, from 1.
  public var line: Int
  public var code: Diagnostic.Code
  public var message: String
  /// The record as it stands in the file, without its line end, cut to 4 096 bytes.
  public var text: String

  package init(source: Int, line: Int, code: Diagnostic.Code, message: String, text: String) {
    self.source = source
    self.line = line
    self.code = code
    self.message = message
    self.text = text
  }
}
