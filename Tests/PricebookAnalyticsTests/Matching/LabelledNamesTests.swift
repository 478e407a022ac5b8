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
