/// The values of columns that say what a row is: a purchase, a return, a cancelled order, or money
/// in and out.
///
/// To add a language, add its words to the lists; case, accents and punctuation do not count.
enum RowKindWords {
  /// Whether a row takes a purchase back: `Return`, `Refund`.
  static func isReturn(_ value: String) -> Bool { returns.contains(HeaderName.folded(value)) }

  /// Whether what a row has was not bought after all: `Cancelled`, `Refunded`.
  static func isCancelled(_ value: String) -> Bool { cancelled.contains(HeaderName.folded(value)) }

  static func isMoneyOut(_ value: String) -> Bool { out.contains(HeaderName.folded(value)) }
  static func isMoneyIn(_ value: String) -> Bool { into.contains(HeaderName.folded(value)) }

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { HeaderName.folded($0) })
  }

  private static let returns = folded(
    """
    return,refund,chargeback,reversal,rückgabe,retoure,rücksendung,erstattung,gutschrift,\
    remboursement,retour,devolución,reembolso,reso,rimborso,teruggave,retur,retuur,palautus,hyvitys,\
    återbetalning,tilbagebetaling,tilbakebetaling,zwrot,devolução,vrácení,vratka,повернення,возврат,\
    iade,返品,返金
    """)
  private static let cancelled = folded(
    """
    cancelled,canceled,cancellation,void,voided,returned,refunded,fully refunded,out of stock,\
    unavailable,not available,not delivered,undelivered,missing,failed,rejected,storniert,storno,\
    retourniert,zurückgegeben,erstattet,nicht lieferbar,nicht geliefert,ausverkauft,annulé,annulée,\
    remboursé,remboursée,retourné,retournée,indisponible,épuisé,rupture,cancelado,cancelada,devuelto,\
    devuelta,reembolsado,reembolsada,agotado,no disponible,annullato,annullata,reso effettuato,\
    rimborsato,rimborsata,esaurito,non disponibile,geannuleerd,geretourneerd,terugbetaald,\
    niet leverbaar,uitverkocht,peruttu,peruutettu,palautettu,hyvitetty,avbruten,avbeställd,\
    återbetald,returnerad,slut i lager,annulleret,refunderet,returneret,udsolgt,kansellert,refundert,\
    returnert,utsolgt,anulowane,anulowano,zwrócone,zwrócono,niedostępny,zrušeno,vráceno,vyprodáno,\
    devolvido,devolvida,esgotado,скасовано,повернено,отменён,отменено,возвращён,возвращено,\
    iptal,iptal edildi,iade edildi,stokta yok,キャンセル,返品済み,返金済み,欠品
    """)
  private static let out = folded(
    """
    debit,debits,dr,d,withdrawal,expense,expenses,exp,spending,outgoing,outgoings,out,money out,\
    payment,ausgabe,ausgaben,soll,s,lastschrift,belastung,dépense,dépenses,débit,gasto,gastos,egreso,\
    débito,cargo,uscita,uscite,spesa,addebito,af,uitgave,uitgaven,utgift,utgifter,ut,ud,udgift,\
    udgifter,meno,menot,wydatek,wydatki,obciążenie,výdaj,výdaje,despesa,despesas,saída,витрата,\
    витрати,дебет,расход,расходы,gider,borç,支出,出金
    """)
  private static let into = folded(
    """
    credit,credits,cr,c,deposit,income,incomes,inc,incoming,in,money in,salary,einnahme,einnahmen,\
    haben,h,gutschrift,revenu,revenus,recette,crédit,ingreso,ingresos,abono,crédito,entrata,entrate,\
    accredito,bij,inkomen,inkomsten,ontvangst,inkomst,inkomster,indtægt,indtægter,inntekt,inntekter,\
    ind,inn,tulo,tulot,przychód,przychody,wpływ,wpływy,uznanie,příjem,příjmy,receita,receitas,\
    entrada,дохід,доходи,кредит,доход,доходы,gelir,alacak,収入,入金
    """)
}
