import Foundation
import Testing

/// A type stands in the file of its name; one of at most 25 lines may stand below what uses it, in a
/// file that has the type of its own name, or be private to its file.
@Suite("Places of types")
struct TypePlacesTests {
  private static let longest = 25

  private struct Declaration {
    var name: String
    var isPrivate: Bool
    /// With its comments.
    var lineCount: Int
    /// The rest of the file without comments.
    var others: String
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The Swift files of all targets, by their paths below `Sources`.
  private static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The type that a file is named after: of `Type+Aspect.swift` it is `Type`.
  private static func subject(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return String(name.dropLast(".swift".count).split(separator: "+")[0])
  }

  /// The types at the margin of a file; formatted code closes them at the margin.
  private static func declarations(in text: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head =
      #/(?:@\w+(?:\([^)]*\))? )*((?:[a-z]+ )*)(?:struct|class|enum|actor|protocol) (\w+)/#
    return lines.indices.compactMap { start in
      guard let match = lines[start].prefixMatch(of: head) else { return nil }
      var first = start
      while first > 0, lines[first - 1].hasPrefix("///") { first -= 1 }
      let end =
        lines[start].hasSuffix("}")
        ? start : lines[start...].dropFirst().firstIndex { $0.hasPrefix("}") } ?? start
      let others = (lines[..<first] + lines[(end + 1)...]).map { line in
        line.replacing(#/\/\/.*/#, with: "")
      }
      return Declaration(
        name: String(match.2), isPrivate: match.1.contains("private"),
        lineCount: end - first + 1, others: others.joined(separator: "\n"))
    }
  }

  @Test("A type stands in the file of its name, or it is small and stands below what uses it")
  func places() throws {
    var count = 0
    var elsewhere: [String] = []
    for file in try Self.files() {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      let subject = Self.subject(of: file)
      let hasSubject = text.contains(
        try Regex(#"(?m)^[^/\n]*\b(?:struct|class|enum|actor|protocol|extension) \#(subject)\b"#))
      for type in Self.declarations(in: text) {
        count += 1
        guard type.name != subject else { continue }
        elsewhere.append("\(file): \(type.name)")
        let isUsed = type.others.contains(try Regex(#"\b\#(type.name)\b"#))
        #expect(
          type.lineCount <= Self.longest && isUsed && (hasSubject || type.isPrivate),
          "\(type.name) stands in \(file): give it a file of its own")
      }
    }
    #expect(count > 600)
    #expect(elsewhere.count * 4 <= count, "\(elsewhere.joined(separator: "\n"))")
  }

  @Test("No two types at the margin of their files have one name, whatever their targets")
  func names() throws {
    var files: [String: [String]] = [:]
    for file in try Self.files() {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      for type in Self.declarations(in: text) { files[type.name, default: []].append(file) }
    }
    for (name, files) in files where files.count > 1 {
      Issue.record("\(name) is declared in \(files.joined(separator: " and "))")
    }
  }
}
