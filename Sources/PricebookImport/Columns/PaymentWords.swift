/// The names of columns that only tables of payments have: statements of accounts and cards,
/// ledgers, shared expenses.
///
/// To add a word, put it into its list as it is written; case and accents do not count. To add a
/// program, add its columns to ``programs``.
enum PaymentWords {
  /// A program and the columns by which its files are known.
  struct Program {
    /// `a file of Mint`.
    var name: String
    var columns: [String]
    private let folded: [String]

    init(name: String, columns: [String]) {
      self.name = name
      self.columns = columns
      folded = columns.map { HeaderName.folded($0) }
    }

    /// - Parameter names: Folded.
    func fits(_ names: Set<String>) -> Bool { folded.allSatisfy { names.contains($0) } }
  }

  static let programs: [Program] = [
    Program(
      name: "Mint",
      columns: ["Date", "Original Description", "Amount", "Transaction Type", "Account Name"]),
    Program(name: "Monarch", columns: ["Date", "Merchant", "Original Statement", "Amount"]),
    Program(
      name: "hledger (a register)",
      columns: ["txnidx", "date", "description", "account", "amount"]),
    Program(
      name: "Chase", columns: ["Transaction Date", "Post Date", "Description", "Type", "Amount"]),
    Program(
      name: "PayPal",
      columns: ["Date", "TimeZone", "Name", "Type", "Status", "Gross", "Fee", "Net"]),
    Program(
      name: "Revolut", columns: ["Type", "Product", "Started Date", "Completed Date", "Amount"]),
    Program(
      name: "N26", columns: ["Booking Date", "Partner Name", "Payment Reference", "Amount (EUR)"]),
    Program(
      name: "Apple Card", columns: ["Transaction Date", "Clearing Date", "Description", "Type"]),
    Program(
      name: "American Express", columns: ["Date", "Description", "Card Member", "Amount"]),
    Program(name: "Monzo", columns: ["Date", "Type", "Name", "Emoji", "Amount", "Local amount"]),
    Program(
      name: "Actual Budget", columns: ["Account", "Date", "Payee", "Amount", "Cleared"]),
    Program(
      name: "Firefly III",
      columns: ["type", "amount", "description", "date", "source_name", "destination_name"]),
    Program(name: "GnuCash", columns: ["Date", "Description", "Full Account Name", "Amount Num."]),
    Program(
      name: "HomeBank", columns: ["date", "payment", "payee", "memo", "amount", "category"]),
    Program(
      name: "Copilot", columns: ["date", "name", "amount", "parent category", "account mask"]),
    Program(
      name: "Money Manager",
      columns: ["Date", "Account", "Category", "Subcategory", "Note", "Income/Expense", "Amount"]),
    Program(
      name: "Toshl",
      columns: ["Date", "Account", "Category", "Expense amount", "Income amount", "Main currency"]),
    Program(
      name: "Spendee", columns: ["Date", "Wallet", "Type", "Category name", "Amount", "Labels"]),
    Program(
      name: "Monefy", columns: ["date", "account", "category", "amount", "converted amount"]),
    Program(name: "Money Forward ME", columns: ["計算対象", "日付", "内容", "保有金融機関", "振替"]),
    Program(name: "Zaim", columns: ["日付", "支払元", "入金先", "品目", "収入", "支出", "振替"]),
  ]

  /// The program whose columns a header has.
  ///
  /// - Parameter names: Folded.
  static func program(_ names: Set<String>) -> Program? {
    programs.first { $0.fits(names) }
  }

  /// Whether a column is the balance of an account after each payment.
  static func isBalance(_ name: String) -> Bool {
    let folded = HeaderName.folded(name)
    // Some banks write # before every name.
    let bare = folded.hasPrefix("no") ? String(folded.dropFirst(2)) : folded
    guard !pointWords.contains(where: { bare.contains($0) }) else { return false }
    return balances.contains(bare)
      || balanceStems.contains { bare.hasPrefix($0) || bare.hasSuffix($0) }
  }

  static func isBookingDay(_ name: String) -> Bool { bookingDays.contains(plain(name)) }
  static func isAccount(_ name: String) -> Bool {
    accounts.contains(plain(name)) || plain(name).hasSuffix("iban")
  }
  static func isDebit(_ name: String) -> Bool { debits.contains(plain(name)) }
  static func isCredit(_ name: String) -> Bool { credits.contains(plain(name)) }
  static func isPayer(_ name: String) -> Bool { payers.contains(plain(name)) }
  /// Whether a column names whom a payment went to, who need not be a store.
  static func isPayee(_ name: String) -> Bool { plain(name) == "payee" }
  /// Whether a column describes a payment as well as an item.
  static func isDescription(_ name: String) -> Bool { descriptions.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    let folded = HeaderName.folded(name)
    return folded.hasPrefix("no") && name.hasPrefix("#") ? String(folded.dropFirst(2)) : folded
  }

  private static func folded(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { HeaderName.folded($0) })
  }

  private static let balances = folded(
    "solde,solde après opération,solde progressif,solde comptable")
  private static let balanceStems = [
    "saldo", "kontostand", "balance", "zustatek", "bakiye", "залишок", "остаток", "баланс", "残高",
  ]
  /// Points and gift cards have a balance too.
  private static let pointWords = [
    "point", "punkt", "punti", "punto", "punten", "pontos", "pisteet", "poang", "poeng", "puan",
    "loyalty", "bonus", "gift", "бали", "балл", "ポイント",
  ]
  private static let bookingDays = folded(
    """
    post date,posted date,posting date,booking date,booked date,value date,clearing date,\
    buchungstag,buchungsdatum,wertstellung,wertstellung valuta,wertstellungsdatum,valuta datum,\
    valutadatum,date de valeur,date valeur,date de comptabilisation,date comptable,fecha valor,\
    fecha contable,fecha operación,data valuta,data contabile,data di contabilizzazione,data valor,\
    data mov,data movimento,boekdatum,boekingsdatum,rentedatum,bokföringsdag,bokföringsdatum,\
    valutadag,reskontradatum,bogføringsdato,valørdato,bokføringsdato,bokført dato,rentedato,\
    kirjauspäivä,arvopäivä,maksupäivä,data księgowania,data operacji,datum zaúčtování,\
    datum zaúčtovania,datum valuty,дата проведення,дата операції,дата проводки,дата операции,\
    дата платежа,işlem valör tarihi,valör,valör tarihi,起算日
    """)
  private static let accounts = folded(
    """
    iban,bic,partner iban,iban kontoinhaber,auftragskonto,gegenkonto,kontonummer,kontonummer/iban,\
    account number,account no,account mask,sort code,tegenrekening,rekening,rekeningnummer,\
    numéro de compte,número de cuenta,numero conto,conto corrente,tilinumero,clearingnummer,\
    numer konta,nr konta,numer rachunku,nr rachunku bankowego,číslo účtu,číslo protiúčtu,protiúčet,\
    номер рахунку,номер счёта,номер счета,hesap no,口座番号
    """)
  private static let debits = folded(
    """
    debit,debit amount,debits,withdrawal,withdrawals,paid out,money out,outflow,expense amount,\
    soll,belastung,débit,dépense débit,débito,cargo,cargos,adeudo,addebito,addebiti,dare,uscite,\
    uscita,af,af bij,afschrijving,ut,uttag,utgift,ut fra konto,ud,hævet,otto,obciążenia,wydatki,\
    výdaj,debet,дебет,видаток,списання,расход,borç,çıkan,出金,出金額,お支払金額,お支払い金額,お引出し,支出
    """)
  private static let credits = folded(
    """
    credit,credit amount,credits,deposit amount,deposits,paid in,money in,inflow,income,\
    haben,gutschrift,crédit,recette crédit,crédito,abono,abonos,accredito,accrediti,avere,entrate,\
    entrata,bij,bijschrijving,in,insättning,inkomst,inn på konto,ind,indsat,pano,uznania,wpływy,\
    příjem,kredit,кредит,надходження,зарахування,доход,поступление,приход,alacak,giren,入金,入金額,\
    お預り金額,お預かり金額,お預入れ,収入
    """)
  private static let payers = folded(
    """
    paid by,payer,paid_by,bezahlt von,payé par,payeur,pagado por,pagato da,betaald door,betalt av,\
    betalt af,maksaja,pago por,zapłacił,zaplatil,оплатив,заплатил,ödeyen,支払者
    """)
  private static let descriptions = folded(
    """
    description,details,name,title,memo,narrative,transaction description,beschreibung,\
    verwendungszweck,buchungstext,libellé,intitulé,descripción,concepto,descrizione,causale,\
    omschrijving,beschrijving,mededelingen,kuvaus,selite,beskrivning,descrição,beskrivelse,tekst,\
    opis,popis,опис,описание,назва,название,açıklama,内容,摘要,名称
    """)
}
