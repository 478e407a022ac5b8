import PricebookModel

/// The layout of an alias file: the order of its columns, its delimiter and its line ends.
///
/// Rows that are appended to an existing file have the layout of that file.
package struct AliasFile: Hashable, Sendable {
  /// One row to write.
  package struct Row: Hashable, Sendable {
    /// Whether the row gives a category and leaves the name alone.
    package var isCategory: Bool
    /// The name as a source writes it; the file gets a pattern that matches only this name.
    package var written: String
    /// The name to use for it.
    package var name: String
    /// `nil` to keep the category of every line.
    package var category: String?
    package var score: Int

    package init(
      written: String, name: String, category: String? = nil, score: Int, isCategory: Bool = false
    ) {
      self.isCategory = isCategory
      self.written = written
      self.name = name
      self.category = category
      self.score = score
    }
  }

  /// The bytes that the file already has.
  package private(set) var existing: [UInt8] = []
  /// Of the file as it was read; `nil` if there is none yet.
  package private(set) var mark: FileMark?
  private var columns = ["kind", "match", "name", "category"]
  private var delimiter = UInt8(ascii: ",")
  private var lineEnd = "\n"

  /// A new file.
  package init() {}

  /// A new file of proposals: rows with a score are not applied before somebody has accepted them.
  package static var proposals: AliasFile {
    var file = AliasFile()
    file.columns.append("score")
    file.writesScores = true
    return file
  }

  /// Whether the rows are proposals; rows that are added to an alias file are accepted.
  private var writesScores = false

  /// The file at a path, or a new one if there is none.
  ///
  /// - Throws: If there is a file to which rows cannot be appended.
  package init(at path: String) throws(ImportError) {
    if case .missing = FileStatus(path) { return }
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
        "\(path): this is not a complete alias table in UTF-8 (kind,match,name,category), so nothing "
          + "was added; repair it, or name another file")
    }
    self = file
  }

  /// An existing file, which may be empty.
  ///
  /// - Returns: `nil` if it is not an alias table in UTF-8, or ends within quotes.
  package init?(existing bytes: [UInt8]) {
    mark = FileMark(of: bytes)
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

  /// The rows as text to append, preceded by the header or the end of the last line where the file
  /// lacks them.
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
          case "kind": row.isCategory ? "category" : "item"
          case "match": Glob.escaped(row.written)
          case "name": row.isCategory ? "" : row.name
          case "category": row.category ?? ""
          case "score": writesScores ? String(row.score) : ""
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

  /// A field according to RFC 4180.
  private func quotedWhereNeeded(_ field: String) -> String {
    let needsQuotes = field.utf8.contains {
      $0 == delimiter || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D
    }
    return needsQuotes
      ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }
}
