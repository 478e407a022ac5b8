extension HeaderWords {
  /// The best name for each meaning comes first.
  ///
  /// Checked against the receipts and tables of Krzychu142/receipts,
  /// codemarcinu/models-ocr-pepline and AlexDjangoX/drelix.
  static let polish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "Numer paragonu", "Nr paragonu", "Paragon", "Paragon nr", "ID paragonu", "Numer rachunku",
      "Nr rachunku", "Rachunek", "Numer faktury", "Nr faktury", "Faktura", "Numer zamówienia",
      "Nr zamówienia", "Zamówienie", "Numer transakcji", "Nr transakcji", "Transakcja",
      "ID transakcji", "Numer dokumentu", "Nr dokumentu", "Nr wydruku",
    ],
    .date: [
      "Data", "Data zakupu", "Data zakupów", "Data paragonu", "Data sprzedaży", "Data transakcji",
      "Data zamówienia", "Data faktury", "Data i godzina", "Dzień", "Kiedy",
    ],
    .time: ["Godzina", "Czas", "Godz", "Godzina zakupu"],
    .store: [
      "Sklep", "Nazwa sklepu", "Market", "Supermarket", "Sieć", "Sieć sklepów", "Sprzedawca",
      "Gdzie",
    ],
    .location: [
      "Lokalizacja", "Oddział", "Placówka", "Miejsce", "Miasto", "Miejscowość", "Adres",
      "Adres sklepu", "Kod pocztowy",
    ],
    .item: [
      "Produkt", "Nazwa produktu", "Towar", "Nazwa towaru", "Artykuł", "Nazwa artykułu", "Pozycja",
      "Opis produktu", "Opis towaru", "Nazwa", "Opis", "Co",
    ],
    .barcode: [
      "Kod kreskowy", "Kod EAN", "Kod produktu", "Kod towaru", "Indeks", "Numer artykułu",
      "Nr artykułu", "Kod",
    ],
    .category: [
      "Kategoria", "Kategoria produktu", "Grupa", "Grupa towarowa", "Grupa produktów", "Dział",
      "Rodzaj",
    ],
    .quantity: ["Ilość", "Liczba", "Liczba sztuk", "Ilość sztuk", "Sztuk", "Waga"],
    .unit: ["Jednostka", "Jednostka miary", "Jedn. miary", "Jedn", "J.m.", "Miara"],
    .unitPrice: [
      "Cena jednostkowa", "Cena jedn.", "Cena za sztukę", "Cena za szt.", "Cena za jednostkę",
      "Cena za kg", "Cena brutto", "Cena", "Cena szt.",
    ],
    .discount: ["Rabat", "Kwota rabatu", "Zniżka", "Upust", "Opust", "Promocja"],
    .total: [
      "Wartość", "Wartość brutto", "Kwota", "Kwota brutto", "Łączna kwota", "Razem", "Suma",
      "Do zapłaty", "Zapłacono", "Cena łączna", "Cena całkowita", "Łącznie", "Koszt", "Wydatek",
      "Suma pozycji", "Wartość pozycji",
    ],
    .currency: ["Waluta", "Kod waluty"],
    .person: [
      "zapłacone przez", "zapłacił", "zapłaciła", "kto zapłacił", "płatnik", "kupione przez",
      "osoba",
    ],
  ]
}
