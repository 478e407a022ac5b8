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

  /// The format that the ending of a name means.
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

  /// What the file is, and what to do with it.
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
