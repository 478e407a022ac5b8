extension HeaderWords {
  /// The best name for each meaning comes first.
  ///
  /// Checked against the receipts and tables of theIzzet/receipt_extracting, Hisimsek1/HisMarketing
  /// and Goksel0167/market-fiyat-karsilastirma-by-Goksel.
  static let turkish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Fiş no", "Fiş numarası", "Fiş", "Fiş ID", "Fiş kodu", "Fatura no", "Fatura numarası",
      "Fatura", "Sipariş no", "Sipariş numarası", "Sipariş", "Belge no", "Belge numarası",
      "İşlem no", "İşlem numarası", "İşlem", "Makbuz no", "Makbuz",
    ],
    .date: [
      "Tarih", "Alışveriş tarihi", "Satın alma tarihi", "Fiş tarihi", "Fatura tarihi",
      "Sipariş tarihi", "İşlem tarihi", "Tarih saat", "Tarih ve saat", "Gün",
    ],
    .time: ["Saat", "Zaman", "Fiş saati", "Alışveriş saati"],
    .store: [
      "Mağaza", "Mağaza adı", "Market", "Market adı", "Süpermarket", "Dükkan", "Satıcı", "İşyeri",
      "Zincir",
    ],
    .location: ["Şube", "Şube adı", "Konum", "Yer", "Şehir", "İl", "İlçe", "Adres", "Posta kodu"],
    .item: [
      "Ürün", "Ürün adı", "Ürün ismi", "Mal adı", "Mal", "Ürün açıklaması", "Malzeme", "Kalem",
      "Açıklama", "Ad", "İsim",
    ],
    .barcode: ["Barkod", "Barkod no", "EAN kodu", "Ürün kodu", "Stok kodu", "Ürün no", "Kod"],
    .category: ["Kategori", "Ürün kategorisi", "Ürün grubu", "Reyon", "Bölüm", "Grup", "Tür"],
    .quantity: ["Miktar", "Adet", "Sayı", "Ürün adedi", "Ağırlık"],
    .unit: ["Birim", "Ölçü birimi", "Ölçü"],
    .unitPrice: [
      "Birim fiyat", "Birim fiyatı", "Adet fiyatı", "Birim ücret", "Kilo fiyatı", "Satış fiyatı",
      "Fiyat", "Fiyatı", "Ücret",
    ],
    .discount: ["İndirim", "İndirim tutarı", "İskonto", "Tasarruf", "Kampanya"],
    .total: [
      "Tutar", "Tutarı", "Toplam tutar", "Satır toplamı", "Toplam fiyat", "Toplam", "Genel toplam",
      "Ödenen", "Ödenen tutar", "Ara toplam", "Bedel", "Harcama", "Maliyet",
    ],
    .currency: ["Para birimi", "Döviz", "Döviz cinsi"],
    .person: ["ödeyen", "kim ödedi", "satın alan", "kişi"],
  ]
}
