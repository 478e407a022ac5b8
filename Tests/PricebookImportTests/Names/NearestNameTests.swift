import Testing

@testable import PricebookImport

@Suite struct NearestNameTests {
  @Test(
    "the distance counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abd", 1), ("abc", "acb", 1),
      ("report", "reprot", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
  func distance(left: String, right: String, distance: Int) {
    #expect(editDistance(left, right) == distance)
  }

  @Test("a word that is far from every known one has no nearest")
  func far() {
    #expect(nearestName(to: "xyz", among: ["report", "review"]) == nil)
  }

  @Test("of two names equally near the first in the alphabet is taken")
  func tie() {
    #expect(nearestName(to: "cat", among: ["hat", "bat"]) == "bat")
  }
}
