import PricebookModel
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// How an alias file is written: its columns in order, what stands between them, how lines end.
///
/// Made from a file that is there, so that rows put behind its own fit them.
package struct AliasFile: Hashable, Sendable {
  /// One row to write.
  package struct Row: Hashable, Sendable {
    /// The name as a source writes it; written as a pattern that fits it alone.
    package var written: String
    /// What it is to be called.
    package var name: String
    /// `nil` leaves every line the category that it has.
    package var category: String?
    package var score: Int

    package init(written: String, name: String, category: String? = nil, score: Int) {
      self.written = written
      self.name = name
      self.category = category
      self.score = score
    }
  }

  /// What stands in the file already.
  package private(set) var existing: [UInt8] = []
  private var columns = ["kind", "match", "name", "category", "score"]
  private var delimiter = UInt8(ascii: ",")
  private var lineEnd = "\n"

  /// A file that is not there yet.
  package init() {}

  /// The file at a path, or a new one where there is none.
  ///
  /// - Throws: Where something is there that rows cannot be put behind.
  package init(at path: String) throws(ImportError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try FileBytes.read(path)
    } catch {
      throw ImportError(
        error.kind == .cannotOpen ? .cannotOpen : .cannotRead, "\(path): \(error.message)")
    }
    guard let file = AliasFile(existing: bytes) else {
      throw ImportError(
        .noUsableData,
        "\(path): is no whole alias table in UTF-8 (kind,match,name,category), so nothing was "
          + "put into it; mend it, or name another file")
    }
    self = file
  }

  /// A file that is there, an empty one included.
  ///
  /// - Returns: `nil` where it is no alias table in UTF-8, or ends within quotes.
  package init?(existing bytes: [UInt8]) {
    existing = bytes
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      existing = []
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let header = TableKind.headerNames(firstBytes: bytes)
    guard TableKind.detect(header: header) == .aliases else { return nil }
    var log = SourceLog(path: "", source: 0)
    _ = CSVTable(bytes: bytes, log: &log)
    guard !log.isIncomplete else { return nil }
    columns = header
    delimiter = CSVTable.dialect(of: bytes).delimiter
    if bytes.contains(0x0A) {
      if bytes.contains(where: { $0 == 0x0D }) { lineEnd = "\r\n" }
    } else if bytes.contains(0x0D) {
      lineEnd = "\r"
    }
  }

  /// The rows as text, with the header before them where the file has none yet and the end of its
  /// last line where that is missing.
  package func text(of rows: [Row]) -> String {
    var text = ""
    if existing.isEmpty {
      text = line(columns)
    } else if let last = existing.last, last != 0x0A, last != 0x0D {
      text = lineEnd
    }
    for row in rows {
      text += line(
        columns.map { column in
          switch column {
          case "kind": "item"
          case "match": Glob.escaped(row.written)
          case "name": row.name
          case "category": row.category ?? ""
          case "score": String(row.score)
          default: ""
          }
        })
    }
    return text
  }

  private func line(_ fields: [String]) -> String {
    let mark = String(decoding: [delimiter], as: UTF8.self)
    return fields.map(quotedWhereNeeded).joined(separator: mark) + lineEnd
  }

  /// A field after RFC 4180.
  private func quotedWhereNeeded(_ field: String) -> String {
    let needsQuotes = field.utf8.contains {
      $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    return needsQuotes
      ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}
