import Foundation
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Tables as JSON` {
  private func text(of table: DataTable, rowsPerChunk: Int = 2) -> String {
    var bytes: [UInt8] = []
    JSONTableRenderer(rowsPerChunk: rowsPerChunk).write(table) { chunk in
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
}
