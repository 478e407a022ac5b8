import Testing

@testable import PricebookImport

@Suite("The scan for rows of JSON")
struct JSONRowScanTests {
  /// Rows at `visits[].lines[]`, with the shop of the visit, and a name and prices of each line.
  private static var table: JSONRowTable {
    var table = JSONRowTable()
    table.unit = .document
    table.records = JSONPath("visits[].lines[]")?.steps ?? []
    table.columns = [
      .init(name: "shop", level: 1, steps: [.key("shop")]),
      .init(name: "name", level: 2, steps: [.key("what"), .key("name")]),
      .init(name: "off", level: 2, steps: [.key("off"), .elements, .key("sum")]),
    ]
    return table
  }

  private func rows(_ text: String, _ table: JSONRowTable = table) -> [[String]]? {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    var scan = JSONRowScan(JSONRowPlan(table))
    guard scan.scan(buffer.view, 0..<buffer.count) else { return nil }
    var rows: [[String]] = []
    for row in scan.frames.indices where scan.isRow(row) {
      rows.append(table.columns.indices.map { scan.text($0, of: row, buffer.view) })
    }
    return rows
  }

  @Test("finds values in objects around and within the rows, wherever their keys stand")
  func values() {
    let text = """
      {"visits": [
        {"lines": [{"what": {"id": 7, "name": "Oats"}}, {"what": {"name": "Figs"}}], "shop": "Nord"},
        {"shop": "Süd", "lines": [{"note": ["x", {"name": "no"}], "what": {"name": "Rye"}}]}
      ]}
      """
    #expect(rows(text) == [["Nord", "Oats", ""], ["Nord", "Figs", ""], ["Süd", "Rye", ""]])
  }

  @Test("takes all values of an array, and the first of a key that is repeated")
  func several() {
    let text =
      #"{"visits":[{"shop":"A","shop":"B","lines":"#
      + #"[{"what":{"name":"Oats"},"off":[{"sum":1.5},{"sum":null},{"sum":"2"}]}]}]}"#
    #expect(rows(text) == [["A", "Oats", "1.5\u{1F}2"]])
  }

  @Test(
    "reads escapes, and takes control characters for blanks",
    arguments: [
      (#"a\"b\\c\/d"#, #"a"b\c/d"#), (#"K\u00e4se"#, "Käse"), (#"\ud83c\udf4e!"#, "🍎!"),
      (#"\ud83c!"#, "\u{FFFD}!"), (#"a\u0000b\u001fc"#, "a b c"), ("a\u{1}b", "a b"),
      (#"a\tb\nc"#, "a\tb\nc"), ("Crème\u{7F}", "Crème\u{7F}"),
    ])
  func escapes(written: String, meant: String) {
    let text = #"{"visits":[{"shop":""# + written + #"","lines":[{"what":{"name":"x"}}]}]}"#
    #expect(rows(text) == [[meant, "x", ""]])
  }

  @Test("knows a key that is written with escapes")
  func escapedKey() {
    #expect(
      rows(##"{"visits":[{"sh\u006fp":"A","lines":[{"what":{"name":"x"}}]}]}"##)
        == [["A", "x", ""]])
  }

  @Test("takes one object in the place of an array for its only element")
  func object() {
    let text = #"{"visits":{"shop":"A","lines":{"what":{"name":"x"}}}}"#
    #expect(rows(text) == [["A", "x", ""]])
  }

  @Test("takes the values of a row that is an array by their places")
  func arrays() {
    var table = JSONRowTable()
    table.unit = .element
    table.records = [.elements]
    table.hasArraysAsRows = true
    table.columns = (1...2).map { .init(name: "c\($0)", level: 1, steps: [.key("\($0)")]) }
    #expect(rows(#"["Oats", 2.5]"#, table) == [["Oats", "2.5"]])
    #expect(rows(#"["Oats", 2.5, 1]"#, table) == [])
  }

  @Test(
    "accepts what the reader of documents accepts",
    arguments: [
      #"{"a":1}"#, #"{"a":1,}"#, #"{"a" 1}"#, #"{a:1}"#, #"[1,2"#, #"[1,2]]"#, #"{"a":"x\q"}"#,
      #"{"a":"\u12g4"}"#, #"{"a":"\u12"#, #"{"a":tru}"#, #"{"a":nan}"#, #"{"a":-Infinity}"#,
      #"{"a":"b"#, "{", "", "  ", #"{"a":[}]}"#, #"{"a":{"b":[{},[],null]}} "#, #""text""#,
      String(repeating: "[", count: 128) + String(repeating: "]", count: 128),
      String(repeating: "[", count: 129) + String(repeating: "]", count: 129),
      #"{"visits":[{"lines":[1,"x",null,{"what":3}]}]}"#,
    ])
  func wellFormed(text: String) {
    var reader = JSONReader(bytes: Array(text.utf8), leavesUnread: false)
    _ = reader.readUnit(0..<text.utf8.count)
    #expect((rows(text) == nil) == (reader.failure != nil))
  }
}
