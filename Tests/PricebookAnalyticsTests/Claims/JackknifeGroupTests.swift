import Testing

@testable import PricebookAnalytics

struct JackknifeGroupTests {
  @Test(
    "The group is FNV-1a of the folded name modulo thirty",
    arguments: ["": 17, "milk": 22, "bread rolls": 27, "käse": 3])
  func known(name: String, group: Int) {
    #expect(JackknifeGroup.group(of: name) == group)
  }

  @Test("Letter case and white space do not change the group")
  func folded() {
    #expect(JackknifeGroup.group(of: "  Bread  ROLLS ") == JackknifeGroup.group(of: "bread rolls"))
  }

  @Test("A thousand names fill every group")
  func spread() {
    let groups = Set((0..<1_000).map { JackknifeGroup.group(of: "item \($0)") })
    #expect(groups == Set(0..<JackknifeGroup.count))
  }
}
