import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Single-byte code pages")
struct CodePageTests {
  /// A table of items as a program writes it in a code page.
  private func table(_ items: [String], in codePage: CodePage) -> [UInt8] {
    let lines = items.map { "2026-10-03,Market,\($0),1.45\n" }
    let text = "date,store,item,total\n" + lines.joined()
    return text.utf16.map { unit in
      let place = unit < 0x80 ? nil : codePage.units.firstIndex(of: unit)
      return UInt8(truncatingIfNeeded: place.map { $0 + 0x80 } ?? Int(unit))
    }
  }

  @Test(
    "Each table has its letters at their bytes",
    arguments: [
      (
        TextEncoding.windows1250, [0xB3, 0xB9, 0xBF, 0x9C, 0x9F, 0xE8, 0xF8, 0xEC, 0x9D, 0x80],
        "łążśźčřěť€"
      ),
      (.windows1251, [0xCC, 0xEE, 0xEB, 0xEE, 0xEA, 0xEE, 0xA8, 0xB8, 0xB9, 0x88], "МолокоЁё№€"),
      (.windows1252, [0xB3, 0x9C, 0x9E, 0xE8, 0xF8, 0xFE, 0xDF, 0x80], "³œžèøþß€"),
      (.iso885915, [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE, 0xE9], "€ŠšŽžŒœŸé"),
      (.windows1254, [0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE, 0xE7, 0x80], "ĞİŞğışç€"),
    ] as [(TextEncoding, [UInt8], String)])
  func letters(encoding: TextEncoding, bytes: [UInt8], text: String) {
    var dialect = Dialect()
    dialect.encoding = encoding
    let decoded = TextDecoder.decoded(bytes, as: dialect, isWhole: true)
    #expect(String(decoding: decoded, as: UTF8.self) == text)
    #expect(encoding.codePage?.units.count == 128)
  }

  @Test(
    "A byte that a code page does not use is no text",
    arguments: [
      (TextEncoding.windows1250, 0x81), (.windows1251, 0x98), (.windows1252, 0x9D),
      (.windows1254, 0x9E),
    ] as [(TextEncoding, UInt8)])
  func unused(encoding: TextEncoding, byte: UInt8) {
    var dialect = Dialect()
    dialect.encoding = encoding
    #expect(TextDecoder.decoded([byte], as: dialect, isWhole: true) == [0xFF])
  }

  @Test("The euro sign of ISO-8859-15 beside a number shows that encoding")
  func euroSign() {
    let text: [UInt8] =
      Array("date;store;item;total\n2026-10-03;Caf".utf8) + [0xE9]
      + Array(";C".utf8) + [0xBD] + Array("ur;2,50 ".utf8) + [0xA4, 0x0A]
    #expect(EncodingEvidence(text).encoding == .iso885915)
    // A sign that no number is beside, and a byte of Windows-1252 alone, show nothing.
    #expect(EncodingEvidence(text.map { $0 == 0x30 ? 0x61 : $0 }).encoding == .windows1252)
    #expect(EncodingEvidence(text + [0x80]).encoding == .windows1252)
  }

  @Test(
    "Polish, Czech, Slovak and Croatian are recognised as Windows-1250",
    arguments: [
      ["Masło extra", "Chleb żytni", "Bułka z rodzynkami"],
      ["Żabka Młynarska", "Śledź", "Łosoś wędzony"],
      ["Liść laurowy", "Kość", "Gałązka"],
      ["Mléko polotučné", "Rohlík", "Kuřecí prsa", "Šunka vepřová"],
      ["Třešně", "Čaj černý", "Lahůdky"],
      ["Šampiňóny", "Cibuľa", "Paprika červená"],
      ["Piletina", "Čokolada", "Voće", "Šećer", "Češnjak"],
    ])
  func centralEurope(items: [String]) throws {
    let bytes = table(items, in: .windows1250)
    let evidence = EncodingEvidence(bytes)
    #expect(evidence.encoding == .windows1250)
    #expect(evidence.reason.hasSuffix("and as letters they fit words of Central Europe."))
    #expect(try TextBook(bytes: ["receipts.csv": bytes]).items == items)
  }

  @Test(
    "Turkish is recognised as Windows-1254",
    arguments: [
      ["Süt yarım yağlı", "Kaşar peyniri", "Tereyağı"],
      ["Çamaşır deterjanı", "Fındık", "Diş macunu"],
    ])
  func turkish(items: [String]) throws {
    let bytes = table(items, in: .windows1254)
    let evidence = EncodingEvidence(bytes)
    #expect(evidence.encoding == .windows1254)
    #expect(evidence.reason.hasSuffix("and as letters they fit Turkish words."))
    #expect(try TextBook(bytes: ["receipts.csv": bytes]).items == items)
  }

  @Test(
    "The languages of Western Europe stay Windows-1252",
    arguments: [
      ["Crème fraîche", "Bœuf haché", "Pièce de bœuf", "Maïs", "Chèvre"],
      ["Käse", "Weißbrot", "Möhren", "Crème fraîche", "Jalapeños"],
      ["Jamón", "Piña", "¿Qué tal?", "Piñones", "nº 5", "Azúcar"],
      ["Caffè", "Ragù", "Tiramisù", "Così", "Città"],
      ["Pão", "Maçã", "Açúcar", "Requeijão", "Conceição"],
      ["Tomàquet", "Pèsols", "Raïm", "Arròs", "Lluç"],
      ["Smør", "Rødkål", "Grøntsager", "Læsk", "Søen", "Løg"],
      ["Mjölk", "Smör", "Crème brûlée", "Knäckebröd"],
      ["Nýmjólk", "Þorskur", "Brauð", "Sýrður rjómi", "Uppþvottalögur", "Ýsa"],
      ["Ruisleipä", "Jäätelö", "Šakki", "Žilett", "Garaaž"],
      ["Šokolaad", "Õlu", "Küüslauk", "Sült"],
      ["Wasser 2 m³", "Preis¹", "½ l", "30° 10 €", "“Brot” – alt", "Milch ¼l", "³ Pfand"],
    ])
  func westernEurope(items: [String]) {
    let bytes = table(items, in: .windows1252)
    #expect(EncodingEvidence(bytes).encoding == .windows1252)
  }

  @Test(
    "An encoding that is asked for is used, and Cyrillic is read with it only",
    arguments: [
      (TextEncoding.windows1250, "¼ubica", "Ľubica"), (.windows1251, "Ìîëîêî", "Молоко"),
      (.windows1252, "Bœuf", "Bœuf"), (.windows1254, "Fýndýk", "Fındık"),
    ])
  func asked(encoding: TextEncoding, western: String, text: String) throws {
    let bytes = table([western], in: .windows1252)
    let read = try TextBook(bytes: ["receipts.csv": bytes]) {
      $0.settings["encoding"] = encoding.rawValue
    }
    #expect(read.items == [text])
  }
}
