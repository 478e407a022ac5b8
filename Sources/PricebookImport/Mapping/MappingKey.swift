import PricebookModel

/// A key of an object in a mapping: how its value is read, and how it is written.
struct MappingKey<Root>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable
  let name: String
  let read: @Sendable (inout MappingReader, JSONValue, inout Root) -> Void
  /// `nil` for a default value, which is not written.
  let json: @Sendable (Root) -> String?

  init<Value>(
    _ name: String, _ path: Path<Value>,
    _ read: @escaping @Sendable (inout MappingReader, String, JSONValue) -> Value,
    _ json: @escaping @Sendable (Value) -> String?
  ) {
    self.name = name
    self.read = { reader, value, root in root[keyPath: path] = read(&reader, name, value) }
    self.json = { json($0[keyPath: path]) }
  }

  init(
    _ name: String,
    _ read: @escaping @Sendable (inout MappingReader, JSONValue, inout Root) -> Void,
    json: @escaping @Sendable (Root) -> String? = { _ in nil }
  ) {
    self.name = name
    self.read = read
    self.json = json
  }

  static func text(_ name: String, _ path: Path<String>) -> Self {
    Self(name, path, { $0.text($1, $2) }, { $0.isEmpty ? nil : jsonText($0) })
  }

  static func text(_ name: String, _ path: Path<String?>) -> Self {
    Self(name, path, { $0.text($1, $2) }, { $0.map { jsonText($0) } })
  }

  /// A text that must be valid; a message says what is expected.
  static func text(
    _ name: String, _ path: Path<String?>, _ expected: String,
    _ isValid: @escaping @Sendable (String) -> Bool
  ) -> Self {
    Self(
      name, path, { $0.text($1, $2, expected) { isValid($0) ? $0 : nil } },
      { $0.map { jsonText($0) } })
  }

  static func files(_ name: String, _ path: Path<SourceFiles?>) -> Self {
    Self(name, path, { SourceFiles($0.glob($1, $2)) }, { $0.map { jsonText($0.text) } })
  }

  static func day(_ name: String, _ path: Path<CalendarDate?>) -> Self {
    Self(name, path, { $0.day($1, $2) }, { $0.map { jsonText($0.description) } })
  }

  static func flag(_ name: String, _ path: Path<Bool>, usual: Bool = false) -> Self {
    Self(name, path, { $0.flag($1, $2) }, { $0 == usual ? nil : String($0) })
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: Path<Word>, usual: Word
  ) -> Self {
    Self(name, path, { $0.word($1, $2) ?? usual }, { $0 == usual ? nil : jsonText($0.rawValue) })
  }

  static func texts(_ name: String, _ path: Path<[String]>) -> Self {
    Self(name, path, { $0.texts($1, $2) }, { $0.isEmpty ? nil : textsJSON($0) })
  }

  static func patterns(_ name: String, _ path: Path<[RowPattern]?>) -> Self {
    Self(name, path, { $0.patterns($1, $2) }, { $0.flatMap(patternsJSON) })
  }

  static func columns(_ name: String, _ path: Path<[[String]]>) -> Self {
    Self(name, path, { $0.columns($1, $2) }, { $0.isEmpty ? nil : list($0.map(columnJSON)) })
  }
}

extension MappingReader {
  static let keys =
    fileKeys + valueKeys + RowUse.allCases.map { .patterns($0.rawValue, \.rows[$0]) } + lastKeys

  private static let fileKeys: [MappingKey<SourceMapping>] = [
    MappingKey("note") { reader, value, _ in _ = reader.text("note", value) },
    .text("name", \.name), .word("kind", \.kind, usual: .receipts), .text("reason", \.reason),
    .files("files", \.files), .columns("recognise", \.recognise),
    .flag("noOtherColumns", \.isExact), .flag("header", \.hasHeader, usual: true),
    MappingKey("records", \.records, { $0.paths($1, $2) }, { $0.isEmpty ? nil : textsJSON($0) }),
    MappingKey(
      "fileName", \.fileName,
      { reader, name, value in
        let expected = "a name with {date}, {month} or {store}, such as costco-{date}"
        let pattern = reader.glob(name, value)
        return reader.text(name, value, expected) { _ in FileNamePattern(pattern) }
      }, { $0.map { jsonText($0.text) } }),
    MappingKey(
      "columns", \.columns, { $0.object($1, $2, columnKeys, from: [:]) },
      { columns in
        let fields = fieldsJSON(columns, columnKeys)
        return fields.isEmpty
          ? nil : "{\n" + fields.map { "    \($0)" }.joined(separator: ",\n") + "\n  }"
      }),
    MappingKey(
      "spread",
      { reader, value, mapping in
        let usual: Field = mapping.kind == .prices ? .unitPrice : .total
        mapping.spread = reader.object(
          "spread", value, spreadKeys, from: .init(name: .store, value: usual))
        if let object = value.object, object["as"] == nil {
          reader.fail(value, Message.spreadNeedsAs)
        }
      }, json: { $0.spread.flatMap { inlineJSON($0, spreadKeys) } }),
    MappingKey(
      "constants", \.constants, { $0.object($1, $2, constantKeys, from: .init()) },
      { inlineJSON($0, constantKeys) }),
  ]

  private static let valueKeys: [MappingKey<SourceMapping>] = [
    MappingKey("priceOf") { reader, value, _ in
      reader.priceMeaning = reader.text("priceOf", value, "\"one\" or \"all\"") {
        PriceMeaning(rawValue: $0)
      }
    },
    MappingKey(
      "decimalMark", \.decimalMark,
      {
        $0.text($1, $2, OpenKey.decimalMark.answers) {
          [".", ","].contains($0) ? $0.utf8.first : nil
        }
      }, { $0.map { $0 == UInt8(ascii: ",") ? "\",\"" : "\".\"" } }),
    MappingKey(
      "dateFormat", \.dateFormat, { $0.word($1, $2) }, { $0.map { jsonText($0.rawValue) } }),
    .day("dayOne", \.dayOne), .word("timeFormat", \.timeFormat, usual: .clock),
    .text("timeZone", \.timeZone, "a name such as \"Europe/Zurich\"", isKnownTimeZone),
    MappingKey("emptyValues", \.emptyValues, { $0.texts($1, $2) }, listJSON),
    .flag("minorUnits", \.isInMinorUnits), .flag("negate", \.isNegated),
    .word("paid", \.paid, usual: .total), .word("discountSign", \.discount, usual: .positive),
    .text("fractionUnit", \.fractionUnit),
    MappingKey(
      "unwrap", \.unwrap,
      { $0.text($1, $2, "one character, such as \"|\"") { $0.count == 1 ? $0.first : nil } },
      { $0.map { jsonText(String($0)) } }), .flag("formulaGuards", \.hasFormulaGuards),
  ]

  private static let lastKeys: [MappingKey<SourceMapping>] = [
    MappingKey(
      "discountRows", \.discountRows, { $0.discountRows($1, $2) },
      { $0.flatMap { inlineJSON($0, discountRowKeys) } }),
    MappingKey("ignored", \.ignored, { $0.texts($1, $2) }, listJSON),
    .columns("firstRowOnly", \.firstRowOnly), .columns("receiptMoney", \.receiptMoney),
    .columns("storeRows", \.storeRows),
    MappingKey("lookup", \.lookup, { $0.lookup($1, $2) }, { $0.flatMap(lookupJSON) }),
  ]

  private static let columnKeys = Field.ofMappings.map { field in
    MappingKey<[Field: ColumnSource]>(
      field.rawValue, \.[field], { $0.source($1, $2, isNumber: field.isNumber) },
      { $0.map(sourceJSON) })
  }

  private static let constantKeys: [MappingKey<SourceMapping.Constants>] = [
    .day("date", \.date), .text("store", \.store),
    .text("currency", \.currency, "a code such as EUR, or a sign such as €") {
      CurrencyCode(written: $0).isWellFormed
    }, .text("unit", \.unit), .text("category", \.category), .text("person", \.person),
  ]

  private static let spreadKeys: [MappingKey<SourceMapping.Spread>] = [
    MappingKey("as", \.name, { $0.field($1, $2, isNumber: false) }, { jsonText($0.rawValue) }),
    MappingKey("columns", \.columns, { $0.globs($1, $2) }, listJSON),
    MappingKey("value", \.value, { $0.field($1, $2, isNumber: true) }, { jsonText($0.rawValue) }),
  ]

  static let discountRowKeys: [MappingKey<SourceMapping.DiscountRows>] = [
    MappingKey("rows", \.rows, { $0.patterns($1, $2) }, patternsJSON), .text("amount", \.amount),
    .text("names", \.names), .text("key", \.key),
  ]

  static let lookupKeys: [MappingKey<SourceMapping.Lookup>] = [
    .texts("key", \.key), .files("files", \.files), .texts("otherKey", \.otherKey),
  ]
}

extension SourceMapping {
  /// The mapping as JSON, without default values.
  func json(open keys: [OpenKey] = [], note: String? = nil) -> String {
    let lines =
      (note.map { ["\"note\": \(jsonText($0))"] } ?? []) + fieldsJSON(self, MappingReader.keys)
      + keys.map { "\(jsonText($0.rawValue)): \(jsonText(OpenKey.mark))" }
    return "{\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }
}

private func fieldsJSON<Root>(_ root: Root, _ keys: [MappingKey<Root>]) -> [String] {
  keys.compactMap { key in key.json(root).map { "\(jsonText(key.name)): \($0)" } }
}

/// An object on one line; `nil` if it has nothing but default values.
private func inlineJSON<Root>(_ root: Root, _ keys: [MappingKey<Root>]) -> String? {
  let fields = fieldsJSON(root, keys)
  return fields.isEmpty ? nil : "{ \(fields.joined(separator: ", ")) }"
}

private func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

private func listJSON(_ texts: [String]) -> String? {
  texts.isEmpty ? nil : list(texts.map { jsonText($0) })
}

private func textsJSON(_ texts: [String]) -> String {
  texts.count == 1 ? jsonText(texts[0]) : list(texts.map { jsonText($0) })
}

private func columnJSON(_ names: [String]) -> String {
  let columns = names.map { name in ColumnPosition(name).map { String($0.number) } ?? jsonText(name)
  }
  return columns.count == 1 ? columns[0] : list(columns)
}

private func sourceJSON(_ source: ColumnSource) -> String {
  if source.columns.count == 1, source.combination == .joined(separator: " ") {
    return columnJSON(source.columns[0])
  }
  let columns = list(source.columns.map(columnJSON))
  return switch source.combination {
  case .sum: "{ \"sum\": \(columns) }"
  case .first: "{ \"first\": \(columns) }"
  case .joined(let separator): "{ \"join\": \(columns), \"with\": \(jsonText(separator)) }"
  }
}

private func lookupJSON(_ lookup: SourceMapping.Lookup) -> String? {
  lookup.files == nil && lookup.otherKey.isEmpty
    ? textsJSON(lookup.key) : inlineJSON(lookup, MappingReader.lookupKeys)
}

private func patternsJSON(_ patterns: [RowPattern]) -> String? {
  guard !patterns.isEmpty else { return nil }
  return list(
    patterns.map { pattern in
      let conditions = pattern.conditions.map { "\(textsJSON($0.column)): \(textsJSON($0.globs))" }
      return "{ \(conditions.joined(separator: ", ")) }"
    })
}

extension Message {
  fileprivate static let spreadNeedsAs =
    "\"spread\" needs \"as\": what the names of the columns are"
}
