import Foundation
import Testing

/// Sections name analyses; documents, formats and renderers do not.
@Suite("Borders of reports and pages")
struct BorderTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The Swift files below a folder, without comments.
  private static func files(_ folder: String) throws -> [(path: String, code: String)] {
    let root = sources.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return ("\(folder)/\(path)", text.replacing(#/\/\/.*/#, with: ""))
      }
  }

  @Test(
    "Documents, formats, renderers and charts know no analysis",
    arguments: ["PricebookReport/Document", "PricebookReport/Formats", "PricebookPages"])
  func analyses(folder: String) throws {
    let files = try Self.files(folder)
    #expect(files.count > 8)
    for (path, code) in files {
      #expect(!code.contains("import PricebookAnalytics"), "\(path)")
    }
  }

  @Test(
    "Documents, formats, renderers and charts use no type of sections and tables",
    arguments: ["PricebookReport/Document", "PricebookReport/Formats", "PricebookPages"])
  func sections(folder: String) throws {
    let declaration = #/(?m)^(?:[a-z]+ )*(?:struct|enum|class|protocol|typealias) (\w+)/#
    let types = try ["PricebookReport/Sections", "PricebookReport/Tables"].flatMap(Self.files)
      .flatMap { $0.code.matches(of: declaration) }.map { String($0.1) }
    #expect(types.count > 40)
    for (path, code) in try Self.files(folder) {
      // By the rules of Unicode, `A.B` would be one word.
      let names = code.matches(of: #/\b[A-Z]\w+\b/#.wordBoundaryKind(.simple))
      let used = Set(names.map { String($0.output) }).intersection(types)
      #expect(used.isEmpty, "\(path) uses \(used.sorted())")
    }
  }
}
