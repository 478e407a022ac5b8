import Foundation
import Testing

/// A longer function has stages, and each of them has a name.
@Suite("Lengths of functions")
struct FunctionLengthTests {
  private static let limit = 60

  /// Longer ones, which grow by a statement with every message, or with every part of an analysis:
  /// each part is assigned once, and the compiler sees that none is forgotten.
  private static let lists: Set = [
    "RejectionReason.message", "Analysis.init", "AnalysisInputs.init", "MonthlyAnalyses.analysis",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The functions of a file with the number of their lines; formatted code ends them at their margin.
  private static func functions(in text: String) -> [(name: String, lineCount: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head =
      #/
      (\x20*)(?:@\w+(?:\([^)]*\))?\x20)*(?:[a-z]+(?:\([a-z]+\))?\x20)*
      (?:(init|subscript|deinit)(?=\x20|\(|\?|<)|(?:func|var)\x20(\w+))
      /#
    return lines.indices.compactMap { start in
      guard "{(".utf8.contains(lines[start].utf8.last ?? 0),
        let match = lines[start].prefixMatch(of: head)
      else { return nil }
      for place in lines.indices[(start + 1)...] where !lines[place].isEmpty {
        let margin = lines[place].prefix { $0 == " " }.count
        if margin > match.1.count { continue }
        let text = lines[place].drop { $0 == " " }
        let isPart = margin == match.1.count && (text.hasPrefix(")") || text.hasPrefix("{"))
        if margin == match.1.count, text.hasPrefix("}") || isPart && text.hasSuffix("}") {
          return (String(match.2 ?? match.3 ?? ""), place - start + 1)
        }
        // Nothing else stands between a head and its end.
        if !isPart, !text.hasPrefix("where"), !text.hasPrefix("->") { return nil }
      }
      return nil
    }
  }

  @Test("No function is longer than what a screen holds")
  func lengths() throws {
    var count = 0
    for file in try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      let name = file.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? ""
      for function in Self.functions(in: text) {
        count += 1
        #expect(
          function.lineCount <= Self.limit || Self.lists.contains("\(name).\(function.name)"),
          "\(file): \(function.name) has \(function.lineCount) lines")
      }
    }
    #expect(count > 4_000)
  }
}
