import PricebookModel
import Testing

@Suite("Texts without long runs of combining marks")
struct StreamSafeTextTests {
  private func marks(_ count: Int) -> String {
    String(String.UnicodeScalarView(repeatElement("\u{301}", count: count)))
  }

  @Test("Thirty marks in a row stay as they are, in any number of words")
  func short() {
    for text in ["", "Milk", "Müesli", "a" + marks(30), "a" + marks(30) + "b" + marks(30)] {
      #expect(text.streamSafe.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test(
    "After each thirty marks comes a joiner, and no mark is lost", arguments: [31, 60, 61, 1_000])
  func long(count: Int) {
    let safe = Array(("a" + marks(count)).streamSafe.unicodeScalars)
    #expect(safe.filter { $0 == "\u{301}" }.count == count)
    let runs = safe.dropFirst().split(separator: "\u{34F}").map(\.count)
    #expect(runs.allSatisfy { $0 <= 30 })
    #expect(runs.dropLast().allSatisfy { $0 == 30 })
  }

  @Test("Doing it twice changes nothing")
  func twice() {
    let once = ("x" + marks(500)).streamSafe
    #expect(once.streamSafe.unicodeScalars.elementsEqual(once.unicodeScalars))
  }

  @Test("Names that only differ in the order of marks stay equal when folded")
  func order() {
    let left = "a" + String(repeating: "\u{323}\u{301}", count: 5)
    let right = "a" + String(repeating: "\u{301}\u{323}", count: 5)
    #expect(foldedName(left) == foldedName(right))
  }

  @Test("A name of a hundred thousand marks is folded, and is itself")
  func huge() {
    let name = "a" + marks(100_000)
    #expect(foldedName(name) == foldedName(foldedName(name)))
  }
}
