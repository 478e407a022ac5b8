import Testing

@testable import PricebookModel

@Suite("Names as searches compare and registers sort them")
struct SearchedNameTests {
  @Test(
    arguments: [
      ("MASŁO", "maslo"), ("Größe", "grosse"), ("Ærø", "aero"), ("ñandú", "nandu"),
      ("  Crème   fraîche ", "creme fraiche"), ("Đặc", "dac"), ("が", "が"), ("Rice", "rice"),
    ])
  func `Case, accents and strokes do not count`(_ name: String, _ searched: String) {
    #expect(searchedName(name) == searched.decomposed)
  }

  @Test func `Accents of vowels count last`() {
    let sorted = ["Zucker", "Orangen", "Öl", "Apfelmus", "Äpfel", "Ohr", "Apfel", "canto", "caña"]
      .sorted { AlphabeticalName($0) < AlphabeticalName($1) }
    #expect(
      sorted
        == ["Apfel", "Äpfel", "Apfelmus", "canto", "caña", "Ohr", "Öl", "Orangen", "Zucker"])
  }

  @Test func `A letter with another mark comes after the letter and before the next one`() {
    let sorted = ["zander", "Ärtor", "apple", "banana", "lody", "łosoś", "mąka", "Maki", "mleko"]
      .sorted { AlphabeticalName($0) < AlphabeticalName($1) }
    #expect(
      sorted
        == ["apple", "Ärtor", "banana", "lody", "łosoś", "Maki", "mąka", "mleko", "zander"])
  }
}
