import PricebookModel

/// The order of the columns of an alias file, its delimiter and line ends, which new rows follow.
package struct AliasFile: Hashable, Sendable {
  /// A row to be added to the file.
  package struct Row: Hashable, Sendable {
    /// What the row says about the name.
    package enum Kind: String, Sendable {
      case item
      /// Gives a category and leaves the name alone.
      case category
      /// Puts the name into a group above the brand.
      case group
      /// Says that the name is not the other one's, or not of the category.
      case different
    }

    package var kind: Kind
    /// The name as a source writes it; the file gets a pattern that matches only this name.
    package var written: String
    /// The name to use for it; empty where the row is about a category alone.
    package var name: String
    /// `nil` to keep the category of every line.
    package var category: String?
    package var score: Int
    /// What somebody should know before accepting the row.
    package var note: String?

    package init(
      _ kind: Kind = .item, written: String, name: String, category: String? = nil, score: Int = 0,
      note: String? = nil
    ) {
      self.kind = kind
      self.written = written
      self.name = name
      self.category = category
      self.score = score
      self.note = note
    }
  }

  package private(set) var existing: [UInt8] = []
  /// Of the file as it was read; `nil` if there is none yet.
  package private(set) var mark: FileMark?
  private var columns = ["kind", "match", "name", "category"]
  private var delimiter = UInt8(ascii: ",")
  private var lineEnd = "\n"

  package init() {}

  /// A new file of proposals: rows with a score are not applied before somebody has accepted them.
  package static func proposals(haveNotes: Bool = false) -> AliasFile {
    var file = AliasFile()
    file.columns += haveNotes ? ["score", "note"] : ["score"]
    return file
  }

  /// The file with more rows at its end, as it is after they were written.
  package func adding(_ rows: [Row]) -> [UInt8] { existing + Array(text(of: rows).utf8) }

  /// The file at a path, or a new one; throws if rows cannot be appended to it.
  package init(at path: String) throws(ImportError) {
    if case .missing = FileStatus(path) { return }
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try FileBytes.read(path)
    } catch { throw ImportError(error, of: path) }
    guard let file = AliasFile(existing: bytes)
    else { throw ImportError(.noUsableData, Message.noAliasTable(path: path)) }
    self = file
  }

  /// An existing file; `nil` if it is no alias table in UTF-8, or ends within quotes.
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
    if bytes.contains(0x0D) { lineEnd = bytes.contains(0x0A) ? "\r\n" : "\r" }
  }

  /// The rows as text to append, after the header or the end of the last line where these lack.
  package func text(of rows: [Row]) -> String {
    var text = ""
    if existing.isEmpty {
      text = line(columns)
    } else if let last = existing.last, last != 0x0A, last != 0x0D {
      text = lineEnd
    }
    for row in rows {
      let fields = [
        "kind": row.kind.rawValue, "match": Glob.escaped(row.written), "name": row.name,
        "category": row.category,
        // Rows that are added to an alias file are accepted.
        "score": mark == nil ? String(row.score) : nil, "note": mark == nil ? row.note : nil,
      ]
      text += line(columns.map { (fields[$0] ?? nil) ?? "" })
    }
    return text
  }

  private func line(_ fields: [String]) -> String {
    let mark = String(decoding: [delimiter], as: UTF8.self)
    return fields.map { field in
      // RFC 4180.
      let needsQuotes = field.utf8.contains { $0 == delimiter || "\"\n\r".utf8.contains($0) }
      return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: mark) + lineEnd
  }
}

/// What the fields of an alias mean; of several problems the first is thrown.
extension TableFields {
  /// The alias that a row of `kind,match,name,category,location` means.
  ///
  /// - Parameter excess: Says why a pattern with wildcards is too much; `nil` for others.
  func alias(excess: (String) -> DiagnosticMessage?) throws(RowRefusal) -> Alias {
    guard let kind = Alias.Kind(rawValue: self["kind"].lowercased()) else {
      let known = Alias.Kind.allCases.map(\.rawValue)
      let remedy =
        nearestName(to: self["kind"], among: known).map { "did you mean \($0)?" }
        ?? "it must be \(known.joined(separator: ", "))"
      throw refusal(.aliasKind(kind: self["kind"], remedy: remedy), "kind")
    }
    var name = self.name("name")
    var category = self.name("category")
    let location = self.name("location")
    if kind == .category, category.isEmpty {
      // A category row gives only a category, wherever it is.
      category = name
      name = ""
    }
    let match = self.name("match")
    if match.isEmpty { throw refusal(.noAliasMatch, "match") }
    if Glob.isGlob(match), let problem = excess(match) { throw refusal(problem, "match") }
    if kind == .category {
      if category.isEmpty { throw refusal(.aliasCategory(match: match), "name") }
      if !name.isEmpty { throw refusal(.nameInCategoryRow(name: name), "name") }
    } else if name.isEmpty, kind != .adjustment, kind != .different || category.isEmpty {
      // The name of a deposit may stay as the receipt has it.
      throw refusal(.aliasName(isOther: kind == .different, match: match), "name")
    }
    return Alias(
      kind: kind, match: match, name: name, category: category.isEmpty ? nil : category,
      location: kind == .store && !location.isEmpty ? location : nil)
  }
}

extension DiagnosticMessage {
  fileprivate static func aliasCategory(match: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aliasCategory,
      "the category is empty; write the category of what \(quoted(match)) matches")
  }

  fileprivate static func nameInCategoryRow(name: some StringProtocol) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aliasCategory,
      """
      a row of the kind category leaves names alone, but this one has the name \(quoted(name)); \
      empty it, or make the row one of the kind item
      """)
  }

  fileprivate static func aliasKind(kind: some StringProtocol, remedy: String) -> DiagnosticMessage
  {
    DiagnosticMessage(.error, .aliasKind, "the kind \(quoted(kind)) is not known; \(remedy)")
  }

  fileprivate static func aliasName(isOther: Bool, match: some StringProtocol) -> DiagnosticMessage
  {
    DiagnosticMessage(
      .error, .aliasName,
      """
      the name is empty; write the name \
      \(isOther ? "that \(quoted(match)) is not to be joined with" : "to use for \(quoted(match))")
      """)
  }

  fileprivate static let noAliasMatch = DiagnosticMessage(
    .error, .aliasMatch,
    """
    the match is empty; write the name as the till prints it; * matches any text and ? any one \
    character
    """)
}

extension Message {
  fileprivate static func noAliasTable(path: String) -> String {
    """
    \(path): this is not a complete alias table in UTF-8 (kind,match,name,category), so nothing \
    was added; repair it, or name another file
    """
  }
}
