public import PricebookModel

/// What to read, and how to read it if the files do not say.
public struct ImportOptions: Sendable {
  /// The path that means standard input.
  public static let standardInput = FileInput.standardInputPath

  /// Files and folders; folders are searched, and `-` reads receipts from standard input.
  public var paths: [String] = ["."]
  /// Files whose contents are already in memory; they are read like files that ``paths`` names.
  public var inMemory: [NamedBytes] = []
  /// Basket files in addition to those in ``paths``.
  public var basketPaths: [String] = []
  /// Price lists in addition to those in ``paths``: their prices were seen and not paid.
  public var pricePaths: [String] = []
  /// A name from the time zone database; overrides `pricebook.json`.
  public var timeZone: String?
  /// The currency of amounts that name none; overrides `pricebook.json`.
  public var currency: CurrencyCode?
  /// The order of dates with slashes, if a column does not show it.
  public var dateOrder: DateOrder?
  /// The user's own settings, for everything that no `pricebook.json` of the book sets; there need not
  /// be such a file.
  public var userSettingsPath: String?
  /// What the setting `formats` may name; empty for anything.
  package var formatNames: [String] = []
  /// Files with mappings, which take precedence over all others.
  public var mappingPaths: [String] = []
  /// The delimiter between fields, one ASCII byte; `nil` to detect it.
  public var delimiter: UInt8?
  /// The encoding of CSV files; `nil` to detect it.
  public var encoding: TextEncoding?
  /// The decimal mark of the numbers in receipts; `nil` to detect it.
  public var decimalMark: DecimalMark?
  /// What a price is where neither the header nor the numbers of a file show it.
  public var priceMeaning: PriceMeaning?
  /// The day that the clock shows, so that days in the future are noticed; `nil` not to look.
  public var today: CalendarDate?
  /// Whether receipt lines keep their texts and numbers as written, for `pricebook export`.
  public var keepsWritten = false
  /// Whether the book keeps every spelling of an item's name, for `pricebook match`.
  public var keepsItemWritings = false
  /// Bytes read at a time; `nil` for the default.
  public var blockSize: Int?

  /// Makes the options for some paths, with everything else detected.
  public init(paths: [String] = ["."]) {
    self.paths = paths
  }

  /// What is given and therefore not detected in receipt files.
  var choices: ReceiptHeader.Choices {
    ReceiptHeader.Choices(
      dateOrder: dateOrder, decimalMark: decimalMark, priceMeaning: priceMeaning,
      currency: currency,
      dialect: DialectSearch.Choices(delimiter: delimiter, encoding: encoding))
  }
}

/// How much was read so far.
public struct ImportProgress: Hashable, Sendable {
  /// Bytes read so far, over all files.
  public var bytesRead: Int
  /// 0 if it is not known, as for standard input.
  public var totalBytes: Int

  /// Makes a progress report.
  public init(bytesRead: Int, totalBytes: Int) {
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
  }
}
