/// Names of store chains, by which a wide table shows that its columns are stores.
enum StoreChainWords {
  /// Whether a name is that of a chain, alone or before a place: `Migros`, `Lidl Bern`.
  static func isChain(_ name: String) -> Bool {
    let words = name.split { $0 == " " || $0 == "-" || $0 == "_" }.map { HeaderName.folded($0) }
    return words.indices.contains { chains.contains(words[...$0].joined()) }
  }

  private static let chains: Set<String> = Set(
    [
      "Aldi", "Lidl", "Spar", "Metro", "Costco", "Carrefour", "Auchan", "7-Eleven", "Iceland",
      "Walmart", "Kroger", "Target", "Safeway", "Albertsons", "Publix", "Whole Foods",
      "Trader Joes", "Trader Joe's", "Wegmans", "HEB", "H-E-B", "Hy-Vee", "Meijer", "Food Lion",
      "ShopRite", "Stop & Shop", "Giant Eagle", "WinCo", "Ralphs", "Vons", "Sprouts",
      "Winn-Dixie", "Harris Teeter", "Sams Club", "Sam's Club", "Dollar General",
      "Loblaws", "Sobeys", "No Frills", "FreshCo", "Save-On-Foods", "Superstore",
      "Tesco", "Asda", "Sainsburys", "Sainsbury's", "Morrisons", "Waitrose", "Ocado", "Co-op",
      "Coop", "Dunnes", "SuperValu", "Woolworths", "Coles", "IGA", "Pak'nSave", "Countdown",
      "Rewe", "Edeka", "Kaufland", "Netto", "Penny", "Norma", "Globus", "Rossmann", "dm",
      "Migros", "Denner", "Volg", "Manor", "Billa", "Hofer", "MPreis", "Interspar",
      "Leclerc", "E.Leclerc", "Intermarché", "Casino", "Monoprix", "Franprix", "Picard",
      "Super U", "Cora", "Mercadona", "Dia", "Eroski", "Alcampo", "Hipercor", "Consum", "Conad",
      "Esselunga", "Eurospin", "Despar", "Pam", "Albert Heijn", "AH", "Jumbo", "Dirk", "Plus",
      "Colruyt", "Delhaize", "Prisma", "S-market", "K-market", "K-Citymarket", "ICA",
      "Willys", "Hemköp", "City Gross", "Rema 1000", "Kiwi", "Meny", "Bilka", "Føtex", "Fakta",
      "Continente", "Pingo Doce", "Minipreço", "Intermarche", "Biedronka", "Żabka", "Albert",
      "Pão de Açúcar", "Extra", "Atacadão", "Assaí", "Big Bazaar", "DMart", "AEON", "Seiyu",
    ].map { HeaderName.folded($0) })
}
