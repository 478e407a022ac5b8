import PricebookModel

/// A text that is no table: a journal of an accounting program, a statement of a bank, prose.
enum TextKind: Hashable, Sendable {
  case journal
  case quicken
  case openFinancialExchange
  case swiftStatement
  case webPage
  case markup
  case mail

  init?(fileName: String) {
    guard let point = fileName.lastIndex(of: "."),
      let kind = Self.endings[fileName[fileName.index(after: point)...].lowercased()]
    else { return nil }
    self = kind
  }

  private static let endings: [String: TextKind] = [
    "qif": .quicken, "ofx": .openFinancialExchange, "qfx": .openFinancialExchange,
    "html": .webPage, "htm": .webPage, "mhtml": .webPage, "xml": .markup, "eml": .mail,
    "mbox": .mail,
  ]

  /// - Parameter text: The beginning of a file, in UTF-8.
  init?(_ text: [UInt8]) {
    let lines = text.prefix(1 << 14).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      .prefix(60).map { String(decoding: $0, as: UTF8.self) }
    let first = lines.first.map { $0.lowercased() } ?? ""
    // A line that says that it is XML may come first.
    let second = lines.dropFirst().first { $0.contains("<") }?.lowercased() ?? ""
    let root = first.hasPrefix("<?xml") ? second : first
    if first.hasPrefix("!type:") || first.hasPrefix("!account") {
      self = .quicken
    } else if first.hasPrefix("ofxheader") || [first, root].contains(where: Self.isOFX) {
      self = .openFinancialExchange
    } else if lines.prefix(4).contains(where: { $0.hasPrefix(":20:") }) {
      self = .swiftStatement
    } else if root.hasPrefix("<!doctype html") || root.hasPrefix("<html") {
      self = .webPage
    } else if first.hasPrefix("<?xml") {
      self = .markup
    } else if lines.contains(where: { $0.lowercased().hasPrefix("mime-version:") }) {
      self = .mail
    } else if Self.isJournal(lines) {
      self = .journal
    } else {
      return nil
    }
  }

  var explanation: String {
    switch self {
    case .journal:
      "it is a journal of ledger, hledger or beancount, which has payments and no items; Pricebook "
        + "writes such journals with \"pricebook export --format journal\", and reads receipts as CSV"
    case .quicken: "it is a QIF file, which has payments of an account and no items"
    case .openFinancialExchange: "it is an OFX file, which has payments of an account and no items"
    case .swiftStatement: "it is an MT940 statement, which has payments of an account and no items"
    case .webPage: "it is a web page; save the table in it as CSV"
    case .markup: "it is an XML file; save or download its data as CSV"
    case .mail: "it is an e-mail; save the receipt in it as CSV"
    }
  }

  private static func isOFX(_ line: String) -> Bool {
    line.contains("<ofx>") || line.contains("<?ofx")
  }

  /// Whether an entry begins with a day at the start of a line, and its postings, which are
  /// accounts with colons, are indented.
  private static func isJournal(_ lines: [String]) -> Bool {
    zip(lines, lines.dropFirst()).contains { entry, posting in
      let day = entry.prefix(10)
      let isDay =
        day.count == 10 && day.allSatisfy { $0.isASCII && ($0.isNumber || "-/.".contains($0)) }
      let isIndented = posting.hasPrefix("  ") || posting.hasPrefix("\t")
      let account = posting.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return isDay && isIndented && account.contains(":")
    }
  }
}

/// A file format that holds no text, recognised by its first bytes.
enum ForeignFormat: Hashable, Sendable {
  case excelWorkbook
  case openDocument
  case oldOfficeDocument
  case numbersDocument
  case pdf
  case image
  case gzip
  case zipArchive

  init?(fileName: String) {
    guard let point = fileName.lastIndex(of: "."),
      let format = Self.endings[fileName[fileName.index(after: point)...].lowercased()]
    else { return nil }
    self = format
  }

  private static let endings: [String: ForeignFormat] = [
    "xlsx": .excelWorkbook, "xlsm": .excelWorkbook, "xls": .oldOfficeDocument,
    "ods": .openDocument, "numbers": .numbersDocument, "pdf": .pdf, "jpg": .image, "jpeg": .image,
    "zip": .zipArchive, "gz": .gzip, "tgz": .gzip, "png": .image, "heic": .image, "webp": .image,
    "gif": .image, "tif": .image, "tiff": .image,
  ]

  init?(_ head: [UInt8]) {
    guard let format = Self.signatures.first(where: { head.starts(with: $0.bytes) })?.format else {
      return nil
    }
    self = format == .zipArchive ? Self.archive(head) : format
  }

  var explanation: String {
    switch self {
    case .excelWorkbook:
      "it is an Excel workbook; save its sheet as CSV and read the CSV file"
    case .openDocument:
      "it is an OpenDocument file; save its sheet as CSV and read the CSV file"
    case .oldOfficeDocument:
      "it is an old Office document, such as an Excel workbook (.xls); save its sheet as CSV and "
        + "read the CSV file"
    case .numbersDocument:
      "it is a document of Numbers; export its sheet as CSV and read the CSV file"
    case .pdf:
      "it is a PDF document; download the data as CSV, or copy it into a spreadsheet and save "
        + "that as CSV"
    case .image:
      "it is an image; type its lines into a spreadsheet, or scan it with an app, and save them "
        + "as CSV"
    case .gzip: "it is compressed with gzip; unpack it and read the file in it"
    case .zipArchive: "it is a ZIP archive; unpack it and read the files in it"
    }
  }

  private static let signatures: [(bytes: [UInt8], format: ForeignFormat)] = [
    (zipEntry, .zipArchive),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldOfficeDocument),
    (Array("%PDF-".utf8), .pdf),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .image),
    ([0xFF, 0xD8, 0xFF], .image),
    ([0x49, 0x49, 0x2A, 0x00], .image),
    ([0x4D, 0x4D, 0x00, 0x2A], .image),
    (Array("GIF8".utf8), .image),
    ([0x1F, 0x8B, 0x08], .gzip),
  ]

  /// The signature of an entry in a ZIP archive.
  private static let zipEntry: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  /// What a ZIP archive is, by the names of its first entries.
  ///
  /// An entry begins with 30 bytes; the two at 26 are the length of the name that follows them
  /// (PKWARE, APPNOTE.TXT, section 4.3.7).
  private static func archive(_ head: [UInt8]) -> ForeignFormat {
    for start in head.indices where head[start...].starts(with: zipEntry) {
      guard start + 30 <= head.count else { break }
      let length = Int(head[start + 26]) | Int(head[start + 27]) << 8
      let name = String(decoding: head[(start + 30)...].prefix(length), as: UTF8.self)
      if name.hasPrefix("xl/") { return .excelWorkbook }
      if name == "mimetype", head.dropFirst(start + 30 + length).starts(with: openDocumentType) {
        return .openDocument
      }
    }
    return .zipArchive
  }

  private static let openDocumentType = Array("application/vnd.oasis.opendocument".utf8)
}

/// Whether the lines of a receipt file look like prices that were seen and not paid.
///
/// Nobody buys the same items at three stores on one day, and few buy forty on every visit. A survey of
/// prices has such lines, and neither quantities nor receipt numbers.
enum SurveyShape {
  /// How many rows of a file are looked at.
  private static let rowLimit = 5_000
  private static let leastRows = 12
  /// At how many stores one item is on one day.
  private static let stores = 3
  private static let rowsPerVisit = 40

  /// A warning for a file that looks like a survey; `nil` for others.
  static func warning(_ file: ReceiptCollector.FileSummary, of lines: ReceiptLines) -> Diagnostic? {
    let reading = file.file.reading
    let rows = file.rows.prefix(rowLimit)
    let hasLinks = HeaderWords.namesLink(in: reading.headerText)
    guard reading.isPlain, rows.count >= (hasLinks ? 2 : leastRows),
      ![.quantity, .receiptID, .time, .discount].contains(where: reading.has)
    else { return nil }
    guard let found = found(in: lines, rows, atStores: hasLinks ? 2 : stores) else { return nil }
    return Diagnostic(
      .warning, .maybePrices, file: file.file.displayPath,
      message: "\(found), without quantities or receipt numbers: this looks like prices that were "
        + "seen; they count as spending, and if nobody paid them, name the file with --prices")
  }

  private static func found(
    in lines: ReceiptLines, _ rows: Range<Int>, atStores stores: Int
  ) -> String? {
    struct Sight: Hashable {
      var item: ItemID
      var day: CalendarDate
    }
    var sights: [Sight: Set<StoreID>] = [:]
    var visits: Set<UInt32> = []
    for row in rows {
      let receipt = lines.receipt[row]
      visits.insert(receipt)
      let sight = Sight(
        item: lines.articles.item[Int(lines.article[row])], day: lines.receipts.day[Int(receipt)])
      sights[sight, default: []].insert(lines.receipts.store[Int(receipt)])
    }
    let often = sights.values.filter { $0.count >= stores }.reduce(0) { $0 + $1.count }
    if often * 2 >= rows.count { return "most items are at \(stores) stores or more on one day" }
    if rows.count >= visits.count * rowsPerVisit {
      return "a visit has \(rows.count / visits.count) lines on average"
    }
    return nil
  }
}
