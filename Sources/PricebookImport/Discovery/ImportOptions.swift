package import PricebookModel

/// What to read, and how to read it if the files do not say.
public struct ImportOptions: Sendable {
  /// The path that means standard input.
  package static let standardInput = FileInput.standardInputPath
  /// Files and folders; folders are searched, and `-` reads receipts from standard input.
  public var paths: [String] = ["."]
  /// Files whose contents are already in memory; they are read like files that ``paths`` names.
  package var inMemory: [NamedBytes] = []
  /// Basket files in addition to those in ``paths``.
  package var basketPaths: [String] = []
  /// Price lists in addition to those in ``paths``: their prices were seen and not paid.
  package var pricePaths: [String] = []
  /// Exports of banks and cards in addition to those in ``paths``, matched with the receipts.
  package var paymentPaths: [String] = []
  /// The table of a statistical office with a price index, in addition to those in ``paths``.
  package var indexPaths: [String] = []
  /// What goes before the settings of `pricebook.json`, by their keys: `["currency": "EUR"]`.
  ///
  /// Numbers are written as texts. The documentation's page *Settings* lists the keys.
  package var settings: [String: String] = [:]
  /// The user's own settings, for what no `pricebook.json` of the book sets; there may be no file.
  package var userSettingsPath: String?
  /// A folder whose settings count, even if ``paths`` name other files.
  var settingsFolder: String?
  /// What the setting `formats` may name; empty for anything.
  package var formatNames: [String] = []
  /// Files with mappings, which take precedence over all others.
  package var mappingPaths: [String] = []
  /// The day that the clock shows, so that days in the future are noticed; `nil` not to look.
  package var today: CalendarDate?
  /// The months that somebody asks for; no day of them is noticed as one that is far away.
  package var askedMonths: ClosedRange<Month>?
  /// Whether receipt lines keep their texts and numbers as written, for `pricebook export`.
  package var keepsWritten = false
  /// Whether the book keeps every spelling of an item's name, for `pricebook match`.
  package var keepsItemWritings = false
  /// Bytes read at a time; `nil` for the default.
  package var blockSize: Int?

  /// Makes the options for some paths, with everything else detected.
  public init(paths: [String] = ["."]) { self.paths = paths }
  var currency: CurrencyCode? { settings["currency"].map { CurrencyCode(written: $0) } }
}
