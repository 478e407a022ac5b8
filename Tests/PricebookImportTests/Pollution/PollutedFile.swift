import PricebookModel

@testable import PricebookImport

/// A file with something wrong, and what has to be made of it.
struct PollutedFile {
  /// A record that has to be refused: where it begins, and with which code.
  struct Refusal: Equatable {
    var line: Int
    var code: Diagnostic.Code
  }

  var name: String
  /// What is wrong, in one word.
  var kind: String
  var bytes: [UInt8] = []
  /// The lines that have to be read, with the physical line of each.
  var lines: [(line: Int, values: CleanLine)] = []
  var refusals: [Refusal] = []
  /// Codes of warnings, and of errors that are no refusals.
  var diagnostics: [Diagnostic.Code] = []
  /// The cells of header and good records as a reader of plain CSV has to see them; `nil` where
  /// there is no one right answer.
  var cells: [[String]]? = []
  var choices = TableDetective.Choices()
}

/// How a polluted file is written.
struct Pollution {
  enum Ends: String, CaseIterable {
    case lineFeed = "LF"
    case pair = "CRLF"
    case carriageReturn = "CR"
    case mixedPairs = "LF and CRLF"
    case mixed = "LF, CRLF and CR"

    func end(_ number: Int) -> String {
      switch self {
      case .lineFeed: "\n"
      case .pair: "\r\n"
      case .carriageReturn: "\r"
      case .mixedPairs: number % 2 == 0 ? "\n" : "\r\n"
      case .mixed: ["\r", "\n", "\r\n"][number % 3]
      }
    }
  }

  enum Quoting: String, CaseIterable {
    case needed = "quotes where needed"
    case all = "quotes everywhere"
    case backslash = "backslash escapes"
    case single = "single quotes"
    case none = "no quotes"
  }

  enum Encoding: String, CaseIterable {
    case utf8 = "UTF-8"
    case utf8Mark = "UTF-8 with mark"
    case utf16LittleEndian = "UTF-16LE"
    case utf16LittleEndianMark = "UTF-16LE with mark"
    case utf16BigEndian = "UTF-16BE"
    case utf16BigEndianMark = "UTF-16BE with mark"
    case windows1252 = "Windows-1252"

    func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf8Mark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16LittleEndianMark: [0xFF, 0xFE] + Self.utf16LittleEndian.bytes(of: text)
      case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16BigEndianMark: [0xFE, 0xFF] + Self.utf16BigEndian.bytes(of: text)
      case .windows1252:
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "€": 0x80
          case "’": 0x92
          case "–": 0x96
          default: UInt8(truncatingIfNeeded: scalar.value)
          }
        }
      }
    }
  }

  var name = ""
  var kind = "dialect"
  var encoding = Encoding.utf8
  var delimiter = ","
  var ends = Ends.lineFeed
  var quoting = Quoting.needed
  var header = [
    "receipt_id", "date", "time", "store", "item", "category", "quantity", "unit", "unit_price",
    "discount", "total", "currency",
  ]
  /// The column that each of the header's columns has among the clean ones.
  var columns = Array(0..<12)
  var date: (CleanLine) -> String = { $0.cells[1] }
  var time: (CleanLine) -> String = { line in
    [line.second / 3600, line.second / 60 % 60, line.second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
  /// Writes the digits of an amount, and of a quantity.
  var amount: (String) -> String = { $0 }
  var quantity: (String) -> String = { $0 }
  var discount: ((CleanLine) -> String)?
  /// What the file has to be read as, where that is not what it was made of.
  var meaning: (CleanLine) -> CleanLine = { $0 }
  var lines = CleanReceipts.lines
  /// Text before the header, its line ends included as line feeds.
  var preamble: [String] = []
  /// Raw text behind the header and each record: by the number of records before it.
  var inserted: [Int: [(text: String, code: Diagnostic.Code?)]] = [:]
  var diagnostics: [Diagnostic.Code] = []
  var choices = TableDetective.Choices()
  /// Whether a reader of plain CSV has one right answer.
  var isPlainTable = true

  func file() -> PollutedFile {
    var file = PollutedFile(name: name, kind: kind)
    file.choices = choices
    file.diagnostics = diagnostics
    var text = ""
    var line = 1
    var number = 0
    func add(_ record: String) {
      let end = ends.end(number)
      number += 1
      text += record + end
      line += 1 + record.unicodeScalars.count { $0 == "\n" }
    }
    func insert(_ place: Int) {
      for (raw, code) in inserted[place] ?? [] {
        if let code { file.refusals.append(PollutedFile.Refusal(line: line, code: code)) }
        add(raw)
      }
    }
    for preambleLine in preamble { add(preambleLine) }
    add(header.map(field).joined(separator: delimiter))
    file.cells?.append(header)
    insert(0)
    for (index, values) in lines.enumerated() {
      file.lines.append((line, meaning(values)))
      let cells = cells(of: values)
      file.cells?.append(cells)
      add(cells.map(field).joined(separator: delimiter))
      insert(index + 1)
    }
    if !isPlainTable { file.cells = nil }
    file.bytes = encoding.bytes(of: text)
    return file
  }

  func cells(of line: CleanLine) -> [String] {
    let all = [
      line.receipt, date(line), time(line), line.store, line.item, line.category,
      quantity(line.quantity), line.unit, amount(line.unitPrice),
      discount?(line) ?? (line.discount.isEmpty ? "" : amount(line.discount)),
      amount(line.total), line.currency,
    ]
    return columns.map { all[$0] }
  }

  func field(_ text: String) -> String {
    switch quoting {
    case .needed:
      let needs = [delimiter, "\"", "\n", "\r"].contains { text.contains($0) }
      return needs ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    case .all: return "\"" + text.replacing("\"", with: "\"\"") + "\""
    case .backslash:
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"" + escaped + "\""
    case .single: return "'" + text.replacing("'", with: "''") + "'"
    case .none: return text
    }
  }
}
