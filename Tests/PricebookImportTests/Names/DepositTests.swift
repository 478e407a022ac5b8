import PricebookModel
import Testing

@testable import PricebookImport

/// Deposits with what they are for, and stored value.
@Suite struct DepositTests {
  @Test(
    "A deposit with what it is for is an adjustment, in seventeen languages",
    arguments: [
      "DEPOSIT CAN 330ML", "Deposit (glass bottle)", "PFAND EINWEG DOSE 0,25", "Pfandkasten Bier",
      "LEERGUT KISTE", "CONSIGNE CANETTE 33CL", "Retour consigne verre", "DEPÓSITO LATA 0,33L",
      "Depósito botella de vidrio", "CAUZIONE LATTINA", "Cauzione per bottiglia",
      "STATIEGELD BLIK 0,33",
      "STATIEGELD KLEINE FLES", "PANTTI TÖLKKI 0,33", "Pantti muovipullo iso", "PANT BURK 33 CL",
      "Pant flaska liten", "TARA GARRAFA", "Vasilhame de vidro", "PANT DÅSE A", "Pant boks 0,5 l",
      "KAUCJA PUSZKA 0,5L", "KAUCJA ZA BUTELKĘ SZKLANĄ 2x", "KAUC. PET", "ZÁLOHA PLECHOVKA",
      "Záloha za láhve", "ЗАСТАВА ПЛЯШКА СКЛО", "ЗАЛОГ БУТЫЛКА 0,5", "DEPOZİTO CAM ŞİŞE",
      "Depozito iade", "瓶保証金", "ペットボトル代", "Pant 25 l", "PFAND FASS 50 L", "Pfand 500 ml",
    ])
  func deposit(_ name: String) { #expect(AdjustmentPhrases.contains(name)) }

  @Test(
    "What is in a bottle, or only begins like a deposit, is an item",
    arguments: [
      "Bottle of water", "Glass jar", "Puszka piwa", "Flasche Wein", "Pant leggings", "Depotsalbe",
      "Deposit slip holder", "Kaucjonat", "Pfandhaus Roman", "Butelka szklana 1L", "Vin de table",
      "Plechovka piva", "Acqua 1,5L vetro", "Pant L", "Tara root 500 g", "Casse-croûte",
      "Pant 34 L",
    ])
  func item(_ name: String) { #expect(!AdjustmentPhrases.contains(name)) }

  @Test(
    "Stored value is an adjustment with what it is for",
    arguments: [
      "DOŁADOWANIE PLAY 50", "Karta prezentowa Rossmann", "Dobíjecí kupón O2",
      "Carte cadeau FNAC 30 €",
      "Steam gift card 20", "Geschenkkarte Zalando", "Подарункова картка 500",
      "Frimärken brev 10-pack",
    ])
  func storedValue(_ name: String) { #expect(AdjustmentPhrases.contains(name)) }
}
