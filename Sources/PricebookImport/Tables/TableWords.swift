/// The names of the columns of small tables, in the languages of receipts.
///
/// To add a word, put it into its list as it is written; case and accents do not count.
enum TableWords {
  /// The canonical name that a column has in a table of a kind; `nil` for another column.
  ///
  /// - Parameter name: As written, or folded.
  static func canonical(_ name: String, in kind: TableKind) -> String? {
    if kind.columns.contains(name) { return name }
    // The tool itself writes alias tables.
    guard kind != .aliases else { return nil }
    let folded = HeaderName.folded(name)
    return kind.columns.first { column in words[column]?.contains(folded) == true }
  }

  /// Whether the name of a file says that it has budgets.
  static func isBudgetName(_ fileName: String) -> Bool {
    let folded = HeaderName.folded(fileName)
    return budgetNames.contains { folded.contains($0) }
  }

  private static let words: [String: Set<String>] = [
    "month": folded(
      """
      month,period,monat,zeitraum,mois,période,mes,periodo,mese,maand,periode,kuukausi,kausi,månad,\
      mês,período,måned,miesiąc,okres,měsíc,období,місяць,період,месяц,период,ay,dönem,月,年月,対象月
      """),
    "amount": folded(
      """
      amount,budget,budget amount,limit,betrag,budgetbetrag,summe,montant,plafond,importe,monto,\
      presupuesto,importo,preventivo,bedrag,begroting,budjetti,summa,belopp,valor,montante,orçamento,\
      beløb,beloeb,beløp,beloep,kwota,budżet,limit,částka,rozpočet,сума,бюджет,сумма,tutar,bütçe,金額,\
      予算,予算額
      """),
    "rollover": folded(
      """
      rollover,carry over,carried over,übertrag,report,reporte,traspaso,riporto,overdracht,siirto,\
      överföring,transporte,overførsel,overføring,przeniesienie,převod,перенесення,перенос,devir,繰越
      """),
    "position": folded(
      """
      position,aisle,order,sort order,gang,reihenfolge,regal,allée,ordre,pasillo,orden,corsia,ordine,\
      gangpad,volgorde,käytävä,järjestys,gång,ordning,corredor,ordem,række,rækkefølge,hylle,\
      rekkefølge,alejka,kolejność,ulička,pořadí,прохід,порядок,ряд,koridor,sıra,通路,順番,順序
      """),
    "category": Set(HeaderWords.words(for: .category)),
    "currency": Set(HeaderWords.words(for: .currency)),
    "item": Set(HeaderWords.words(for: .item)),
    "quantity": Set(HeaderWords.words(for: .quantity)),
    "unit": Set(HeaderWords.words(for: .unit)),
    "store": Set(HeaderWords.words(for: .store)).union(HeaderWords.storeSubstitutes.keys),
  ]

  private static let budgetNames = folded(
    """
    budget,haushalt,presupuesto,preventivo,begroting,budjetti,orçamento,budżet,rozpočet,бюджет,bütçe,\
    予算
    """)

  private static func folded(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { HeaderName.folded($0) })
  }
}
