import PricebookModel

/// Which of several columns of amounts has what was paid for a line.
extension MappingDraft {
  /// Words of names that speak for a column, and against it.
  private static let (likely, unlikely) = (
    words(
      """
      after,gross,inc,incl,including,paid,line,final,net amount,expense,brutto,bezahlt,inkl,ausgabe,\
      ttc,payé,après,dépense,pagado,después,gasto,lordo,pagato,betaald,na korting
      """),
    words(
      """
      before,ex,exc,excl,excluding,regular,original,list,unit,each,savings,saved,discount,tax,vat,gst,\
      balance,income,netto,einzelpreis,exkl,zzgl,rabatt,mwst,ust,saldo,einnahme,ht,avant,unitaire,\
      remise,tva,solde,recette,antes,unidad,descuento,iva,ingreso,prima,sconto,korting,btw
      """)
  )

  private static func words(_ list: String) -> [[String]] {
    list.split(separator: ",").map { parts(String($0)) }
  }

  private static func parts(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map { HeaderName.folded(String($0)) }
  }

  /// How much the name of a column speaks for what was paid.
  private static func rank(_ name: String) -> Int {
    let parts = parts(name)
    func count(_ words: [[String]]) -> Int { words.count { parts.contains($0) } }
    return count(likely) - count(unlikely)
  }

  /// The only column whose name speaks most for what was paid; `nil` if there are several.
  static func likeliestTotal(of columns: [Int], names: [String]) -> Int? {
    let ranks = columns.map { rank(names[$0]) }
    guard let best = ranks.max(), ranks.count(where: { $0 == best }) == 1 else { return nil }
    return ranks.firstIndex(of: best).map { columns[$0] }
  }

  private static let income = words("income,einnahme,einnahmen,recette,ingreso,entrata,inkomsten")

  /// The rows of a file of payments that are no purchases: those with no expense, where a column
  /// has the income.
  static func rowsOfIncome(expense: String, names: [String]) -> [RowPattern] {
    let hasIncome = names.contains { name in
      name != expense && parts(name).contains { income.contains([$0]) }
    }
    guard hasIncome else { return [] }
    return [
      RowPattern(conditions: [
        RowPattern.Condition(column: [expense], globs: ["0", "0.00", "0,00"])
      ])
    ]
  }

  /// Whether a column is the total of a line beside one that is that of the receipt.
  static func isTotalOfLine(_ name: String) -> Bool {
    let parts = parts(name)
    return parts.count > 1 && (parts.contains("line") || parts.contains("item"))
      && parts.last.map { HeaderWords.words(for: .total).contains($0) } == true
  }
}
