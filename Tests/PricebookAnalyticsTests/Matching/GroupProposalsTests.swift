import Foundation
import Testing

@testable import PricebookAnalytics

/// Groups above the brand, proposed by the words of names.
@Suite struct GroupProposalsTests {
  private struct Pair {
    var name, other: String
    var isSame: Bool
  }

  /// 200 pairs of names, labelled by hand: in six languages, which the words were learnt from, and in
  /// four, which they were not.
  private static func pairs(_ name: String) throws -> [Pair] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = Self.fields(of: $0)
      return Pair(name: fields[1], other: fields[2], isSame: fields[3] == "yes")
    }
  }

  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  @Test(
    "95 of 100 pairs that are called alike are, and 80 of 100 that are alike are found",
    arguments: ["LabelledGroups.csv", "LabelledGroupsUnseen.csv"])
  func labelled(name: String) throws {
    let pairs = try Self.pairs(name)
    let called = pairs.filter { GroupProposals.areAlike($0.name, $0.other) }
    let right = called.count { $0.isSame }
    #expect(pairs.count == 200)
    #expect(right * 100 >= called.count * 95, "\(right) of \(called.count)")
    let alike = pairs.count { $0.isSame }
    #expect(right * 100 >= alike * 80, "\(right) of \(alike)")
  }

  @Test("Names without a known word are of no group")
  func unknown() { #expect(!GroupProposals.areAlike("Zorbax 500 g", "Zorbax Plus 500 g")) }

  @Test("A compound says what both of its parts say")
  func compounds() {
    #expect(KnownKinds(of: "Tomatensaft") == KnownKinds(of: "Tomato juice"))
  }
}
