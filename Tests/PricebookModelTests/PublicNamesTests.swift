import Foundation
import Testing

/// What is public is what the page *Embedding* shows.
@Suite("Public names")
struct PublicNamesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of the page below the heading of its list.
  private static func list() throws -> [Substring] {
    let page = "Sources/PricebookReport/PricebookReport.docc/Embedding.md"
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let heading = try #require(lines.firstIndex(of: "## What is public"))
    return lines[(heading + 1)...].prefix { !$0.hasPrefix("## ") } + []
  }

  private static func words(in text: some StringProtocol) -> [String] {
    String(text).matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }

  /// The public types of a target that it declares or extends, with the names of their public members.
  ///
  /// Formatted code says by its margin what a declaration belongs to.
  private static func declared(in target: String) throws -> [String: Set<String>] {
    let declaration =
      #/
      (\x20*)(?:@\w+(?:\([^)]*\))?\x20)*
      ((?:[a-z]+(?:\([a-z]+\))?\x20)*)
      (struct|class|enum|protocol|extension|typealias|var|let|func|init|subscript)
      (?=\x20|\(|\?|<)\s*([\w.]*)
      /#
    let types = ["struct", "class", "enum", "protocol"]
    let folder = root.appending(path: "Sources/\(target)")
    var found: [String: Set<String>] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard text.contains("public ") else { continue }
      var around: [(margin: Int, name: String, isPublic: Bool)] = []
      for line in text.split(separator: "\n") {
        guard let match = line.prefixMatch(of: declaration) else { continue }
        let (margin, kind) = (match.1.count, String(match.3))
        let isPublic = match.2.split(separator: " ").contains("public")
        around.removeAll { $0.margin >= margin }
        let owner = around.map(\.name).joined(separator: ".")
        if types.contains(kind) || kind == "extension" {
          around.append((margin, String(match.4), isPublic || kind == "extension"))
          if isPublic { found[around.map(\.name).joined(separator: "."), default: []] = [] }
        } else if isPublic, around.allSatisfy(\.isPublic) {
          let name = ["init", "subscript"].contains(kind) ? kind : String(match.4)
          found[owner, default: []].insert(name)
        }
      }
    }
    return found
  }

  @Test(
    "The page lists every public name, and no other",
    arguments: ["Import", "Analytics", "Report", "Pages"])
  func names(library: String) throws {
    var listed: [String: Set<String>] = [:]
    for line in try Self.list() where line.hasPrefix("| \(library) |") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      let type = try #require(Self.words(in: cells[2]).first)
      listed[type] = Set(Self.words(in: cells[3]))
    }
    let declared = try Self.declared(in: "Pricebook\(library)")
    #expect(declared.count > 2)
    for type in Set(declared.keys).union(listed.keys) {
      #expect(declared[type] == listed[type], "\(type)")
    }
  }

  @Test("The page lists every public type of the model, and no other")
  func types() throws {
    let lines = try Self.list()
    let start = try #require(lines.firstIndex { $0.hasPrefix("`PricebookModel` has") })
    let listed = lines[(start + 1)...].flatMap { Self.words(in: $0) }
    let extended = ["Int128", "RandomAccessCollection"]
    let declared = try Self.declared(in: "PricebookModel").keys.filter { !extended.contains($0) }
    #expect(listed == declared.sorted())
  }

  @Test(
    "What is no library has nothing public", arguments: ["PricebookCommand", "PricebookParallel"])
  func others(target: String) throws {
    #expect(try Self.declared(in: target).isEmpty)
  }
}
