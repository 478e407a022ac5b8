import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Headers as people write them in seventeen languages")
struct LanguageHeaderTests {
  private static let all: [Field?] = [
    .receiptID, .date, .time, .store, .item, .barcode, .category, .quantity, .unit, .unitPrice,
    .discount, .total, .currency,
  ]

  @Test(
    "Full headers of each language are read in full",
    arguments: [
      "Kvitteringsnr.;Dato;Klokkeslæt;Butik;Varenavn;Stregkode;Varegruppe;Antal;Enhed;Stk. pris;Rabat;Beløb;Valuta",
      "Bongnr;Dato;Klokkeslett;Butikk;Varenavn;Strekkode;Varegruppe;Mengde;Enhet;Enhetspris;Rabatt;Beløp;Valuta",
      "Nr paragonu;Data zakupu;Godzina;Sklep;Nazwa produktu;Kod kreskowy;Kategoria;Ilość;J.m.;Cena jedn.;Rabat;Wartość;Waluta",
      "Číslo účtenky;Datum nákupu;Čas;Obchod;Položka;Čárový kód;Kategorie;Množství;MJ;Cena za kus;Sleva;Celkem;Měna",
      "№ чека;Дата покупки;Час;Магазин;Назва товару;Штрих-код;Категорія;К-сть;Од.;Ціна за шт;Знижка;Сума;Валюта",
      "Fiş No;Tarih;Saat;Mağaza;Ürün Adı;Barkod;Reyon;Adet;Birim;Birim Fiyat;İndirim;Tutar;Para Birimi",
      "レシート番号;購入日;時刻;店舗名;商品名;JANコード;カテゴリ;数量;単位;単価;値引き;金額（円）;通貨",
      "Номер чека;Дата;Время;Магазин;Товар;Штрихкод;Категория;Кол-во;Ед. изм.;Цена;Скидка;Сумма;Валюта",
      "N° ticket;Date;Heure;Magasin;Article;Code-barres;Rayon;Qté;Unité;Prix unit.;Remise;Montant TTC;Devise",
      "Nº ticket;Fecha;Hora;Tienda;Artículo;Código de barras;Sección;Cant.;Ud.;Precio unit.;Dto.;Importe;Moneda",
      "N. scontrino;Data acquisto;Ora;Punto vendita;Articolo;EAN;Reparto;Qtà;UM;Prezzo;Sconto;Importo;Valuta",
      "Nº talão;Data;Hora;Loja;Produto;EAN;Secção;Qtd.;UM;Valor Unit.;Desconto;Total;Moeda",
      "Kassabon;Aankoopdatum;Tijdstip;Filiaal;Omschrijving;Streepjescode;Afdeling;Aantal;Eenheid;Stukprijs;Korting;Bedrag;Valuta",
      "Bon-Nr.;Datum;Uhrzeit;Filiale;Artikel;EAN;Warengruppe;Menge;ME;E-Preis;Rabatt;Betrag;Währung",
    ])
  func full(header: String) {
    let names = header.split(separator: ";").map { String($0) }
    let columns = HeaderColumns(names)
    #expect(columns.meanings == Self.all)
    #expect(columns.rivals.isEmpty)
  }

  @Test(
    "Any delimiter is found in a header of any language", arguments: [",", ";", "\t", "|"])
  func delimiters(_ delimiter: String) throws {
    let text = [
      "Nr paragonu|Data|Sklep|Produkt|Ilość|Cena jedn.|Wartość",
      "A1|02.10.2026|Społem|Mleko|2|3.5|7.0",
      "A1|13.10.2026|Społem|Ser|1|9.9|9.9",
    ].joined(separator: "\n").replacing("|", with: delimiter)
    let folder = try TemporaryFolder(["a.csv": text + "\n"])
    let book = try BookImporter(ImportOptions(paths: [folder.path])).read()
    #expect(book.lines.paid.map(\.tenThousandths) == [70_000, 99_000])
    #expect(book.names.stores == ["Społem"])
  }

  @Test("Receipt totals on the first row only do not take the place of line totals")
  func japanese() {
    let columns = HeaderColumns(
      "店舗名,購入日時,商品名,数量,単価,商品小計,小計,消費税,合計金額,支払い方法".split(separator: ",").map { String($0) })
    #expect(
      columns.meanings == [.store, .date, .item, .quantity, .unitPrice, .total, nil, nil, nil, nil])
  }

  @Test("A supplier and a day of expiry are neither the store nor the day")
  func portuguese() {
    let columns = HeaderColumns(
      "Data,Loja,Produto,Marca,Fornecedor,Qtd,Valor Unit,Total,Vencimento".split(separator: ",")
        .map { String($0) })
    #expect(
      columns.meanings == [
        .date, .store, .item, nil, nil, .quantity, .unitPrice, .total, nil,
      ])
    #expect(columns.rivals.isEmpty)
  }

  @Test(
    "A branch, place or supplier is the store where no other column is",
    arguments: [
      "Filiaal", "Filiale", "Location", "Supplier", "Pobočka", "Şube", "支店名", "Філія", "Filiale X",
    ])
  func substitute(name: String) {
    #expect(HeaderColumns(["Date", name, "Item", "Total"]).meanings[1] == .store)
    #expect(HeaderColumns(["Date", "Store", name, "Item", "Total"]).meanings[2] != .store)
  }

  @Test("A branch beside a store is its location")
  func branch() {
    #expect(
      HeaderColumns(["Datum", "Geschäft", "Filiale", "Artikel", "Betrag"]).meanings
        == [.date, .store, .location, .item, .total])
  }

  @Test("A town stays the location where the branch is the store")
  func town() {
    #expect(
      HeaderColumns(["Datum", "Filiale", "Ort", "Artikel", "Betrag"]).meanings
        == [.date, .store, .location, .item, .total])
  }

  @Test(
    "Short words of a language with no other word in the header mean nothing",
    arguments: ["Co", "By", "Ad", "Il", "Kl"])
  func shortWords(name: String) {
    #expect(HeaderColumns(["Date", name, "Item", "Total"]).meanings[1] == nil)
  }

  @Test(
    "Accents written behind their letters change nothing",
    arguments: ["Množství", "Ürün", "Ціна", "カテゴリ", "バーコード", "Účtenka"])
  func decomposed(name: String) {
    #expect(HeaderName.folded(name.decomposed) == HeaderName.folded(name))
  }

  @Test("Full-width letters and brackets are those of other texts")
  func fullWidth() {
    #expect(HeaderName.folded("ＪＡＮコード") == HeaderName.folded("JANコード"))
    #expect(HeaderName.folded("金額（税込）") == "金額")
  }

  @Test(
    "A number sign before a name is an abbreviation of number",
    arguments: ["# ticket", "#ticket", "N° ticket", "No. ticket"])
  func numberSign(name: String) {
    #expect(HeaderName.folded(name) == "noticket")
  }

  @Test(
    "Months are words of the new languages too",
    arguments: [
      ("3 października 2026", 10), ("3. října 2026", 10), ("3 жовтня 2026", 10),
      ("3 октября 2026", 10),
      ("3 Ekim 2026", 10), ("3. desember 2026", 12), ("3. december 2026", 12), ("5 maja 2026", 5),
      ("5 Ağustos 2026", 8), ("5 січня 2026", 1), ("2026年10月3日", 10),
    ])
  func months(text: String, month: Int) {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    let moment = DateText.moment(buffer.view, from: 0, to: buffer.count, order: nil)
    #expect(moment?.day.month.monthOfYear == month)
  }

  @Test(
    "Units of the new languages are known",
    arguments: [
      ("szt.", "each"), ("ks", "each"), ("шт", "each"), ("кг", "kg"), ("г", "g"), ("л", "l"),
      ("мл", "ml"), ("stk", "each"), ("adet", "each"), ("個", "each"), ("本", "each"), ("dkg", "dag"),
      ("キロ", "kg"),
    ])
  func units(written: String, symbol: String) {
    #expect(UnitOfMeasure(written: written).symbol == symbol)
  }

  @Test(
    "Sums of the new languages are footers",
    arguments: [
      ("Razem", FooterWords.Kind.total), ("Celkem", .total), ("Всього", .total), ("Toplam", .total),
      ("合計", .total), ("小計", .subtotal), ("I alt", .total), ("MVA", .tax), ("ПДВ", .tax),
    ])
  func footers(text: String, kind: FooterWords.Kind) {
    #expect(FooterWords.kind(of: text) == kind)
  }

  @Test(
    "Deposits, bags and rounding of the new languages are adjustments",
    arguments: [
      "Pant", "Bærepose", "Kaucja", "Reklamówka", "Záloha", "Zaokrouhlení", "Пакет", "Заокруглення",
      "Poşet", "Yuvarlama", "レジ袋", "ポイント利用",
    ])
  func adjustments(name: String) {
    #expect(AdjustmentPhrases.contains(name))
  }
}
