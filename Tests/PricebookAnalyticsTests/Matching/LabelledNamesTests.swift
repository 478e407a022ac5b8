import Foundation
import PricebookAnalytics
import Testing

/// How often proposals are right, and how many of the right ones are made.
@Suite struct LabelledNamesTests {
  struct Floor: CustomTestStringConvertible {
    var score: Int
    var precision: Double
    var recall: Double

    var testDescription: String { "from \(score) on" }
  }

  struct Measured {
    var proposed = 0
    var right = 0
    var possible = 0

    var precision: Double { Double(right) / Double(max(1, proposed)) }
    var recall: Double { Double(right) / Double(max(1, possible)) }
  }

  /// Matches the names of a half by themselves, without prices, and counts rows.
  ///
  /// Precision = right rows ÷ rows; recall = right rows ÷ rows of a perfect matcher.
  static func measured(_ half: LabelledNames.Half, from score: Int) throws -> Measured {
    let labelled = try LabelledNames(half)
    let items = Dictionary(uniqueKeysWithValues: labelled.names.map { ($0.text, $0.item) })
    let matching = try #require(NameMatching(of: bookOfNames(labelled.names.map(\.text))))
    var measured = Measured()
    measured.possible = labelled.aliasCount
    for proposal in matching.proposals {
      for row in proposal.rows where row.score >= score {
        measured.proposed += 1
        if items[row.written] == items[proposal.name] { measured.right += 1 }
      }
    }
    return measured
  }

  @Test("there are more than 250 names, in two halves of a hundred and more")
  func size() throws {
    let tuning = try LabelledNames(.tuning)
    let heldOut = try LabelledNames(.heldOut)
    #expect(tuning.names.count >= 200)
    #expect(heldOut.names.count >= 250)
    #expect(tuning.aliasCount >= 90)
    #expect(heldOut.aliasCount >= 120)
  }

  @Test(
    "on names held out, proposals are as often right as the documentation says",
    arguments: [
      Floor(score: 60, precision: 0.93, recall: 0.94),
      Floor(score: 80, precision: 0.95, recall: 0.93),
      Floor(score: NameMatching.sureScore, precision: 0.97, recall: 0.90),
      Floor(score: 90, precision: 0.98, recall: 0.88),
    ])
  func heldOut(floor: Floor) throws {
    let measured = try Self.measured(.heldOut, from: floor.score)
    #expect(measured.precision >= floor.precision, "\(measured)")
    #expect(measured.recall >= floor.recall, "\(measured)")
  }

  @Test("on names that were tuned on, sure proposals are right")
  func tuning() throws {
    let measured = try Self.measured(.tuning, from: NameMatching.sureScore)
    #expect(measured.precision >= 0.98, "\(measured)")
    #expect(measured.recall >= 0.92, "\(measured)")
  }
}

/// Pairs of names that people mistype, split, join, turn round and cut, and of names that are alike
/// and mean something else: 150 in each of four languages, made for this test.
///
/// Words and scores were tuned on the pairs with even numbers alone; those with odd numbers are held
/// out.
@Suite struct LabelledPairsTests {
  struct LabelledPair {
    var written: String
    var name: String
    var isSame: Bool
  }

  static func pairs(heldOut: Bool) throws -> [LabelledPair] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("LabelledPairs.csv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .enumerated().filter { ($0.offset % 2 == 1) == heldOut }
      .map { _, line in
        // A comma in quotes is part of a name.
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .map { $0.isMultiple(of: 2) ? $1.replacing(",", with: "\u{1}") : $1 }
        let fields = parts.joined().split(separator: "\u{1}").map(String.init)
        return LabelledPair(written: fields[1], name: fields[2], isSame: fields[3] == "yes")
      }
  }

  @Test("There are 600 pairs, half of them held out")
  func size() throws {
    #expect(try Self.pairs(heldOut: true).count == 300)
    #expect(try Self.pairs(heldOut: false).count == 300)
  }

  @Test(
    "Of the pairs held out, 93 % of those proposed are right and 94 % of the right ones are found",
    arguments: [true, false])
  func measured(heldOut: Bool) throws {
    var (found, right, possible) = (0, 0, 0)
    for pair in try Self.pairs(heldOut: heldOut) {
      let matching = try #require(NameMatching(of: bookOfNames([pair.written, pair.name])))
      let isFound = matching.proposals.contains { $0.kind == .item }
      if pair.isSame { possible += 1 }
      if isFound { found += 1 }
      if isFound, pair.isSame { right += 1 }
    }
    #expect(Double(right) >= 0.93 * Double(found), "\(right) of \(found)")
    #expect(Double(right) >= (heldOut ? 0.94 : 0.91) * Double(possible), "\(right) of \(possible)")
  }

  @Test(
    "What households mistyped is found",
    arguments: [
      ("Bananna", "Bananas"), ("Buter", "Butter"), ("Choclate", "Chocolate"), ("Mlik", "Milk"),
      ("Aples", "Apples"), ("Sour dough bread", "Sourdough bread"), ("Potatos", "Potatoes"),
      ("Brocoli", "Broccoli"), ("Spagetti", "Spaghetti"), ("Yogurt", "Yoghurt"),
      ("NATURJOGHURT", "Joghurt natur"), ("DT MARKENBUTTER", "Deutsche MARKENBUTTER"),
    ])
  func mistyped(written: String, name: String) throws {
    let matching = try #require(NameMatching(of: bookOfNames([written, name])))
    #expect(matching.proposals.count { $0.kind == .item } == 1)
  }
}
