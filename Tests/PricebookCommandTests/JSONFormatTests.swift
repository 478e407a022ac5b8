import CommandTestSupport
import Foundation
import Testing

@testable import PricebookCommand

/// `--format json`, which is of tables.
@Suite struct JSONFormatTests {
  private static let sample = CommandLineRun.packageFolder + "/sample-data"

  @Test("a report cannot be printed as JSON", arguments: ["review", "trends", "compare"])
  func commands(command: String) {
    let run = CommandLineRun(command, Self.sample, "--format", "json")
    #expect(run.status == .usage)
    #expect(run.messages.contains("\"\(command)\" cannot print JSON"))
    #expect(run.results.isEmpty)
  }

  @Test("list prints a row for every item, the same in CSV and JSON")
  func lists() throws {
    let csv = CommandLineRun("list", Self.sample, "--format", "csv").results
    let json = CommandLineRun("list", Self.sample, "--format", "json").results
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let lines = csv.split(separator: "\n")
    #expect(lines.count == rows.count + 1)
    #expect(rows.count { $0["bought"] as? Bool == true } == 4)
    #expect(lines.first?.hasPrefix("list,app,store,item,quantity,unit,currency,cost,") == true)
    #expect(lines.first?.hasSuffix(",favorite,edited,known_cost,known_store,on_sale") == true)
    #expect(lines.contains { $0.contains(",Whole milk,6,l,EUR,7.74,false,") })
  }
}
