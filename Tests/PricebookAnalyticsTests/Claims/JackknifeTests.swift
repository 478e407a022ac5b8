import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The delete-a-group jackknife on its own; expected numbers come from SciPy and an FNV-1a hash
/// written in Python.
struct JackknifeTests {
  @Test(
    "The group of an item is the FNV-1a hash of its folded name, modulo 30",
    arguments: [("a", 16), ("milk", 22), ("crème fraîche", 9)] as [(String, Int)])
  func group(name: String, group: Int) {
    #expect(JackknifeGroups.group(ofName: name) == group)
  }

  @Test(
    "Case, white space and composition of a name do not change its group",
    arguments: [
      ("Whole  Milk 1 L", "whole milk 1 l"), (" milk\t", "MILK"), ("STRASSE", "straße"),
      ("Cre\u{300}me", "Crème"),
    ])
  func folded(one: String, other: String) {
    #expect(JackknifeGroups.group(ofName: one) == JackknifeGroups.group(ofName: other))
  }

  @Test("Many names fill all thirty groups")
  func allGroups() {
    let groups = Set((0..<600).map { JackknifeGroups.group(ofName: "item \($0)") })
    #expect(groups == Set(0..<JackknifeGroups.count))
  }

  @Test(
    "The quantiles of Student's t are those of SciPy",
    arguments: [(1, 12.706204736), (4, 2.776445105), (9, 2.262157163), (29, 2.045229642)])
  func quantile(degreesOfFreedom: Int, expected: Double) {
    #expect(abs(Jackknife.studentT(degreesOfFreedom: degreesOfFreedom) - expected) < 1e-6)
  }

  @Test("The interval is t times the root of (G − 1) ÷ G times the sum of squares")
  func interval() throws {
    let interval = try #require(
      Jackknife.estimate(3, deviations: [1, -1, 2, -2, 0], groups: 5).interval)
    // √(4 ÷ 5 × 10) × 2.776445.
    #expect(abs(interval.upperBound - (3 + 2.776445 * 8.0.squareRoot())) < 1e-5)
    #expect(abs(interval.lowerBound - (3 - 2.776445 * 8.0.squareRoot())) < 1e-5)
  }

  @Test("Four groups are too few for an interval")
  func tooFew() {
    #expect(Jackknife.estimate(0, deviations: [1, 1, 1, 1], groups: 4).interval == nil)
    #expect(Jackknife.estimate(0, deviations: [1, 1, 1, 1, 1], groups: 4).interval == nil)
  }

  @Test("A figure that one group alone makes possible has no interval")
  func oneGroupAlone() {
    #expect(Jackknife.estimate(0, deviations: [1, 1, 1, 1, .nan], groups: 5).interval == nil)
  }
}
