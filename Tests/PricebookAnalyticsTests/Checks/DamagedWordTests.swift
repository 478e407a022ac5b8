import Testing

@testable import PricebookAnalytics

@Suite("Letters that no word has")
struct DamagedWordTests {
  @Test(
    arguments: [
      "Kie³basa", "¯urek", "JAB£KO", "KÃ¤se", "Å›liwki", "Cr\u{8F}me", "Br\u{FFFD}tchen",
      "KŠsekuchen", "M„rzen", "Chléb ¾itný", "Âµl",
    ])
  func `Text in a wrong encoding has them`(_ name: String) { #expect(DamagedWord.isIn(name)) }

  @Test(
    arguments: [
      "Jajka 10 szt", "Kiełbasa żywiecka", "¼ l Sahne", "½kg Äpfel", "Holz 3 m³", "Coca-Cola®",
      "L’Élue – 2 pièces", "Col·lecció", "¡Oferta! Piñas", "Čaj „Zelený“", "Škoda ŠKVARKY", "ÅSÖ",
      "Čokoláda 70 %", "25 °C", "Ärter & möss", "Яблоки", "牛乳 1L",
    ])
  func `Words, signs and measures of seventeen languages have none`(_ name: String) {
    #expect(!DamagedWord.isIn(name))
  }
}
