public import PricebookModel

/// What to read, and how where the files do not say.
public struct ImportOptions: Sendable {
  /// The path that stands for standard input.
  public static let standardInput = "-"

  /// Files and folders; folders are searched, and `-` reads receipts from standard input.
  public var paths: [String] = ["."]
  /// Basket files beside those that ``paths`` hold.
  public var basketPaths: [String] = []
  /// A name of the time zone database; overrides `pricebook.json`.
  public var timeZone: String?
  /// The currency of what names none; overrides `pricebook.json`.
  public var currency: CurrencyCode?
  /// How dates with slashes are written, where a column does not show it.
  public var dateOrder: DateOrder?
  /// Files with mappings, which go before any other.
  public var mappingPaths: [String] = []
  /// What stands between fields, one ASCII byte; detected where `nil`.
  public var delimiter: UInt8?
  /// The encoding of CSV files; detected where `nil`.
  public var encoding: TextEncoding?
  /// The decimal mark of the numbers in receipts; detected where `nil`.
  public var decimalMark: DecimalMark?
  /// Whether receipt lines keep what `pricebook export` prints.
  public var keepsWritten = false
  /// Whether the book keeps every name of an item as it is written, for `pricebook match`.
  public var keepsItemWritings = false
  /// Bytes read at a time; `nil` for the usual.
  public var blockSize: Int?

  public init(paths: [String] = ["."]) {
    self.paths = paths
  }

  /// What is not to be detected in receipt files.
  var choices: ReceiptHeader.Choices {
    ReceiptHeader.Choices(
      dateOrder: dateOrder, decimalMark: decimalMark,
      dialect: DialectSearch.Choices(delimiter: delimiter, encoding: encoding))
  }
}

/// How far reading has come.
public struct ImportProgress: Hashable, Sendable {
  public var bytesRead: Int
  /// 0 where it is not known, as on standard input.
  public var totalBytes: Int

  public init(bytesRead: Int, totalBytes: Int) {
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
  }
}

/// Why nothing can be read, or reading cannot go on.
public struct ImportError: Error, Hashable, Sendable {
  public enum Kind: Int32, Sendable {
    /// No usable data.
    case noUsableData = 65
    /// An input cannot be opened.
    case cannotOpen = 66
    /// Reading failed after it began.
    case cannotRead = 74
  }

  public var kind: Kind
  /// What was looked for and what to do, the path included.
  public var message: String
  /// What was found out before.
  public var diagnostics: [Diagnostic]
  /// Whether no file of receipts and no export was found at all.
  public var foundNothing = false

  public init(_ kind: Kind, _ message: String, diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.message = message
    self.diagnostics = diagnostics
  }

  public var exitStatus: Int32 { kind.rawValue }
}
