import Foundation
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Tables as JSON` {
  private func text(of table: DataTable, rowsPerChunk: Int = 2) -> String {
    var bytes: [UInt8] = []
    JSONRenderer(rowsPerChunk: rowsPerChunk).write(table) { chunk in
      for place in chunk.indices { bytes.append(chunk[place]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A row is an object with exact numbers, and what is absent is null")
  func row() {
    let table = DataTable(
      name: "t", rowCount: 1,
      columns: [
        .name("item", of: [1], among: ["", "Milk"]) { $0 },
        .name("category", of: [0], among: ["", "Milk"]) { $0 },
        .money("paid", of: [0], decimals: 2) { _ in Amount(tenThousandths: 12_500) },
        .exactDecimal("total", of: [0]) { _ in ExactDecimal(significand: 12_500, scale: 4) },
        .month(of: [0]) { _ in Month(iso: "2026-10") },
        .date("date", of: [0]) { _ in CalendarDate(iso: "2026-10-03") },
        .count("line", of: [0]) { _ in nil },
        .flag("flag", of: [0]) { _ in true },
      ])
    #expect(
      text(of: table)
        == "[\n{\"item\":\"Milk\",\"category\":null,\"paid\":1.25,\"total\":1.2500,"
        + "\"month\":\"2026-10\",\"date\":\"2026-10-03\",\"line\":null,\"flag\":true}\n]\n")
  }

  @Test("Any text comes back as it was, in any number of chunks", arguments: [1, 3, 1_000])
  func texts(rowsPerChunk: Int) throws {
    let names = HostileNames.all
    let table = DataTable(
      name: "t", rowCount: names.count,
      columns: [
        .name("name", of: names.indices, among: names) { $0 }, .text("text", of: names) { $0 },
      ])
    let data = Data(text(of: table, rowsPerChunk: rowsPerChunk).utf8)
    let rows = try JSONDecoder().decode([[String: String?]].self, from: data)
    #expect(rows.count == names.count)
    for (row, name) in zip(rows, names) {
      #expect((row["name"] ?? nil) == (name.isEmpty ? nil : name))
      #expect((row["text"] ?? nil) == (name.isEmpty ? nil : name))
    }
  }

  @Test("A table without rows is an empty array")
  func noRows() throws {
    let table = DataTable(name: "t", rowCount: 0, columns: [.count("a", of: [Int]()) { $0 }])
    #expect(try JSONDecoder().decode([Int].self, from: Data(text(of: table).utf8)) == [])
  }

  private func written(_ text: String) -> String {
    var json = ""
    Escaping.appendJSON(text, to: &json)
    return json
  }

  @Test(
    "A text is escaped where it must be and stays readable elsewhere",
    arguments: [
      ("Käse \u{1F9C0}", "\"Käse \u{1F9C0}\""), ("\"", "\"\\\"\""), ("\\", "\"\\\\\""),
      ("a\nb\r\t", "\"a\\nb\\r\\t\""), ("\u{0}\u{1B}", "\"\\u0000\\u001b\""),
      ("</script>", "\"\\u003c/script>\""), ("\u{2028}\u{2029}", "\"\\u2028\\u2029\""),
      ("\u{202E}", "\"\\u202e\""), ("\u{9B}", "\"\\u009b\""), ("\u{FEFF}", "\"\\ufeff\""),
      ("\u{10FFFF}", "\"\\udbff\\udfff\""), ("=1+1", "\"=1+1\""), ("M&M’s", "\"M&M’s\""),
    ])
  func escapes(text: String, json: String) {
    #expect(written(text) == json)
  }

  @Test("Every scalar of the first planes' ends and of the controls comes back", arguments: 0..<64)
  func everyScalar(part: Int) throws {
    let values = (part * 1_100..<(part + 1) * 1_100).map(UInt32.init)
    let text = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    let back = try JSONDecoder().decode([String].self, from: Data("[\(written(text))]".utf8))
    #expect(back.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  private struct Schema: Decodable {
    struct Table: Decodable { var name: String, columns: [Column] }
    struct Column: Decodable, Equatable {
      var name: String, type: String, format: String?, unit: String?
    }
    var schemaVersion: Int, tables: [Table]
  }

  @Test("The schema has the type of every column, the format of days and the unit of numbers")
  func schema() throws {
    let table = DataTable(
      name: "t", rowCount: 0,
      columns: [
        .name("item", of: [Int](), among: []) { $0 }, .flag("offer", of: [Int]()) { _ in true },
        .month(of: [Int]()) { _ in nil }, .date("day", of: [Int]()) { _ in nil },
        .count("lines", of: [Int]()) { $0 }, .price("price", of: [Int]()) { _ in nil },
        .money("paid", of: [Int](), decimals: 2) { _ in nil },
        .fraction("used_percent", of: [Int]()) { _ in nil },
        .fraction("index", of: [Int]()) { _ in nil },
      ])
    let schema = try JSONDecoder().decode(
      Schema.self, from: Data(JSONRenderer.schema(of: [table, table])))
    #expect(schema.schemaVersion == JSONRenderer.schemaVersion)
    #expect(schema.tables.map(\.name) == ["t", "t"])
    let columns = schema.tables.first?.columns ?? []
    #expect(columns.map(\.name) == table.columns.map(\.name))
    #expect(
      columns.map(\.type) == [
        "string", "boolean", "string", "string", "integer", "number", "number", "number", "number",
      ])
    #expect(columns.map(\.format) == [nil, nil, "month", "date", nil, nil, nil, nil, nil])
    #expect(
      columns.map(\.unit) == [
        nil, nil, nil, nil, nil, "money per unit", "money", "percent", nil,
      ])
  }
}
