import Foundation
import Testing

@Suite("The folders of the analyses")
struct AnalysisFoldersTests {
  /// A folder uses types of earlier folders only.
  private static let order = [
    "Periods", "Filters", "Claims", "Lines", "Matching", "Prices", "Spending", "Savings", "Budget",
    "Changes", "Explanations", "PriceModel", "Items", "Packages", "Trends", "Indexes", "Stores",
    "Years", "Checks", "Answers", "Scores",
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/PricebookAnalytics")

  /// The code of every file of a folder, without comments and texts.
  private static func code(in folder: String) throws -> [(file: String, code: String)] {
    let path = sources.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: path.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { file in
        let text = try String(contentsOf: path.appendingPathComponent(file), encoding: .utf8)
        return (file, text.replacing(#/"([^"\\\n]|\\.)*"|\/\/.*/#, with: ""))
      }
  }

  @Test("Every folder with code is named here")
  func folders() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter {
      !$0.contains(".") && $0 != "Words"
    }
    #expect(Set(found) == Set(Self.order))
  }

  @Test("A folder uses no type of a later folder")
  func order() throws {
    let declaration = #/(?m)^( *)[a-z :@]*\b(?:struct|enum|class|protocol|typealias) (\w+)/#
      .wordBoundaryKind(.simple)
    var placeOfType: [String: Int] = [:]
    var nested: Set<String> = []
    let folders = try Self.order.map { try Self.code(in: $0) }
    for (place, files) in folders.enumerated() {
      for match in files.flatMap({ $0.code.matches(of: declaration) }) {
        if match.1.isEmpty {
          placeOfType[String(match.2)] = place
        } else {
          nested.insert(String(match.2))
        }
      }
    }
    #expect(placeOfType.count > 80)
    for (place, files) in folders.enumerated() {
      for (file, code) in files {
        // By the rules of Unicode, `A.B` would be one word.
        let name = #/\b[A-Z]\w+\b/#.wordBoundaryKind(.simple)
        let words = Set(code.matches(of: name).map { String($0.output) })
        let later = words.subtracting(nested).filter { placeOfType[$0, default: 0] > place }
        #expect(later.isEmpty, "\(Self.order[place])/\(file) uses \(later.sorted())")
      }
    }
  }
}
