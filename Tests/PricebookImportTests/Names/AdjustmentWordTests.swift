import PricebookModel
import Testing

@testable import PricebookImport

struct AdjustmentWordTests {
  @Test(
    "Every phrase of the list is found as it is written there",
    arguments: ["phrase", "stored_value", "deposit"])
  func phrases(list: String) {
    for phrase in WordLists(EmbeddedWords.adjustments_txt).words(list) {
      #expect(AdjustmentPhrases.contains(phrase), "\(phrase)")
      if phrase.utf8.allSatisfy({ $0 < 0x80 }) {
        #expect(AdjustmentPhrases.contains(phrase.uppercased()), "\(phrase)")
      }
    }
  }
}
