import Foundation
import Testing

/// A type stands in the file of its name, and nested ones hide no other.
@Suite("Places of types")
struct TypePlacesTests {
  /// The lines of a private type that may stand beside the type that it serves.
  private static let longest = 15

  private struct Declaration {
    var file: Substring
    var name: String
    var modifiers: Substring
    var isAlias: Bool
    var isNested: Bool
    /// With its comments.
    var lineCount: Int

    var target: Substring { file.prefix { $0 != "/" } }
    var isForAll: Bool { modifiers.contains("package") || modifiers.contains("public") }
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// The Swift files of all targets, by their paths below `Sources`.
  private static func files() throws -> [(path: Substring, text: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let file = sources.appendingPathComponent(path)
        return (Substring(path), try String(contentsOf: file, encoding: .utf8))
      }
  }

  /// The type that a file is named after: of `Type+Aspect.swift` it is `Type`.
  private static func subject(of file: Substring) -> Substring {
    let name = file.split(separator: "/").last ?? file
    return name.dropLast(".swift".count).split(separator: "+")[0]
  }

  /// The types of a file; formatted code closes them at their own margin.
  private static func declarations(in file: Substring, _ text: String) -> [Declaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let head =
      #/
      (\x20*)(?:@\w+(?:\([^)]*\))?\x20)*((?:[a-z]+(?:\([a-z]+\))?\x20)*)
      (struct|class|enum|actor|protocol|typealias)\x20(\w+)
      /#
    return lines.indices.compactMap { start in
      guard let match = lines[start].prefixMatch(of: head) else { return nil }
      var first = start
      while first > 0, lines[first - 1].hasPrefix(match.1 + "///") { first -= 1 }
      let end =
        lines[start].hasSuffix("{")
        ? lines[start...].firstIndex { $0.hasPrefix(match.1 + "}") } ?? start : start
      return Declaration(
        file: file, name: String(match.4), modifiers: match.2, isAlias: match.3 == "typealias",
        isNested: !match.1.isEmpty,
        lineCount: end - first + 1)
    }
  }

  @Test("A type stands in the file of its name, or it is private and small")
  func places() throws {
    var count = 0
    for (file, text) in try Self.files() {
      for type in Self.declarations(in: file, text) where !type.isNested && !type.isAlias {
        count += 1
        if type.name == Self.subject(of: file) { continue }
        #expect(
          type.modifiers.contains("private") && type.lineCount <= Self.longest,
          "\(type.name) stands in \(file): give it a file of its own")
      }
    }
    #expect(count > 800)
  }

  @Test("No two types at the margin of their files have one name, whatever their targets")
  func names() throws {
    let types = try Self.files().flatMap { Self.declarations(in: $0.path, $0.text) }
    for (name, same) in Dictionary(grouping: types.filter { !$0.isNested }, by: \.name)
    where same.count > 1 {
      Issue.record("\(name) is declared in \(same.map(\.file).joined(separator: " and "))")
    }
  }

  @Test("No type within another has the name of one that its target sees at the margin of a file")
  func nestedNames() throws {
    let files = try Self.files()
    let types = files.flatMap { Self.declarations(in: $0.path, $0.text) }
    var imports: [Substring: Set<Substring>] = [:]
    for (path, text) in files {
      imports[path.prefix { $0 != "/" }, default: []].formUnion(
        text.matches(of: #/(?m)^[a-z ]*import (\w+)$/#).map(\.1))
    }
    let outer = Dictionary(grouping: types.filter { !$0.isNested }, by: \.name)
    let nested = types.filter(\.isNested)
    #expect(nested.count > 500)
    for type in nested {
      let hidden = outer[type.name, default: []].filter { other in
        other.target == type.target
          || other.isForAll && imports[type.target, default: []].contains(other.target)
      }
      #expect(
        hidden.isEmpty, "\(type.file): \(type.name) hides the one of \(hidden.map(\.file))")
    }
  }
}
