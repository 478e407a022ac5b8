import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// A column of who paid, on its way through the program.
@Suite struct PersonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "named/a.csv",
      "date,store,item,total,Paid by\n2026-10-02,S,Milk,10.00,Anna\n2026-10-03,S,Eggs,4.01,Ben\n"
        + "2026-10-04,S,Bread,1.00,\n")
    try folder.write("named/budgets.csv", "month,category,amount\n*,*,100\n")
    try folder.write("plain/a.csv", "date,store,item,total\n2026-10-02,S,Milk,10.00\n")
  }

  @Test(
    "the review says in every language who owes whom",
    arguments: [
      ("en", "Ben gives Anna €2.99", "Lines without a name, €1.00,"),
      ("de", "Ben gibt Anna 2,99\u{A0}€", "Zeilen ohne Namen, 1,00\u{A0}€,"),
      ("fr", "Ben donne 2,99\u{A0}€ à Anna", "Les lignes sans nom, 1,00\u{A0}€,"),
      ("es", "Ben da 2,99\u{A0}€ a Anna", "Las líneas sin nombre, 1,00\u{A0}€,"),
    ])
  func review(language: String, transfer: String, rest: String) {
    let run = CommandLineRun(
      "review", folder.path("named"), "--currency", "EUR", "--locale", language)
    #expect(run.results.contains(transfer), "\(run.results)")
    #expect(run.results.contains(rest))
  }

  @Test func `Lines are divided among those they are for, and a tip in proportion`() throws {
    try folder.write(
      "for/a.csv",
      """
      receipt,date,store,item,total,currency,person,for whom
      1,2026-10-02,Quay,Wine,12.00,EUR,Ben,Ben
      1,2026-10-02,Quay,Oats,28.00,EUR,Ben,Anna
      1,2026-10-02,Quay,Rolls,10.00,EUR,Ben,all
      1,2026-10-02,Quay,Tip,5.00,EUR,Ben,
      2,2026-10-09,Quay,Paint,9.00,EUR,Anna,"Anna, Kim"

      """)
    let run = CommandLineRun("review", folder.path("for"))
    // Ben 12 + 1.20, Anna 28 + 2.80 + 4.50, all 10 + 1.00 (3.67, 3.67, 3.66), Kim 4.50.
    #expect(
      run.results.contains("among Anna, Ben and Kim: Anna gives Ben €29.97; Kim gives Ben €8.16."))
    let lines = CommandLineRun("export", folder.path("for")).results
    #expect(lines.contains(",currency,person,for,source,line"))
    #expect(lines.contains("9.00,EUR,Anna,\"Anna, Kim\","))
  }

  @Test func `A column with occasions in place of names is not read as people`() throws {
    try folder.write(
      "for/a.csv",
      "date,store,item,total,person,for\n2026-10-02,S,Cake,10.00,Anna,Birthday 2026\n"
        + "2026-10-03,S,Eggs,4.00,Ben,\n")
    #expect(CommandLineRun("review", folder.path("for")).results.contains("Split equally"))
  }

  @Test(
    "shares of persons may be unequal, and the page says them in every language",
    arguments: [
      ("en", "Split 2 : 1 between Anna and Ben: Ben gives Anna €0.66.", "Own share"),
      ("de", "Im Verhältnis 2 : 1 auf Anna und Ben verteilt: Ben gibt", "Eigener Anteil"),
      ("fr", "Partagé 2 : 1 entre Anna et Ben\u{A0}: Ben donne 0,66\u{A0}€ à Anna.", "Part due"),
      ("es", "Repartido 2 : 1 entre Anna y Ben: Ben da 0,66\u{A0}€ a Anna.", "Parte propia"),
    ])
  func unequal(language: String, sentence: String, heading: String) throws {
    try folder.write("named/pricebook.json", #"{"personWeights": {"ANNA": 2}}"#)
    let run = CommandLineRun(
      "review", folder.path("named"), "--currency", "EUR", "--locale", language)
    #expect(run.results.contains(sentence), "\(run.results)")
    #expect(run.results.contains(heading))
    #expect(!run.messages.contains("setting-value"))
  }

  @Test(
    "months of several weights say so in every language",
    arguments: [
      ("en", "Split by the weights of each month between Anna and Ben"),
      ("de", "Im Verhältnis jedes Monats auf Anna und Ben verteilt"),
      ("fr", "Partagé selon les poids de chaque mois entre Anna et Ben"),
      ("es", "Repartido según los pesos de cada mes entre Anna y Ben"),
    ])
  func weightsOfMonths(language: String, sentence: String) throws {
    try folder.write(
      "moved/receipts.csv",
      """
      date,store,item,total,currency,paid by
      2026-08-03,S,Milk,2.00,EUR,Anna
      2026-09-03,S,Milk,2.00,EUR,Ben

      """)
    try folder.write("moved/pricebook.json", #"{"personWeights": {"Ben": {"2026-09..": 0}}}"#)
    let run = CommandLineRun(
      "review", folder.path("moved"), "--period", "2026-Q3", "--locale", language)
    #expect(run.results.contains(sentence), "\(run.results)")
    // Who paid and bears nothing is named, and whose weights are all 0 leaves nothing to settle.
    try folder.write("moved/pricebook.json", #"{"personWeights": {"Ben": 0}}"#)
    let month = CommandLineRun("review", folder.path("moved"), "--period", "2026-09").results
    #expect(month.contains("Split 1 : 0 between Anna and Ben: Anna gives Ben €2.00."), "\(month)")
    try folder.write("moved/pricebook.json", #"{"personWeights": {"Anna": 0, "Ben": 0}}"#)
    let none = CommandLineRun("review", folder.path("moved"), "--period", "2026-Q3").results
    #expect(none.contains("All of them have a weight of 0, so nothing is settled."), "\(none)")
  }

  @Test("a weight of a person that no line names is a warning with the nearest name")
  func unknownWeight() throws {
    try folder.write("named/pricebook.json", #"{"personWeights": {"Ana": 2, "Ben": 1}}"#)
    #expect(
      CommandLineRun("review", folder.path("named")).messages.contains(
        "pricebook.json: warning: the setting “personWeights” names “Ana”, and no file has such a "
          + "person; did you mean “Anna”? [setting-value]"))
  }

  @Test(
    "budgets of persons are a section of the review in every language",
    arguments: [
      ("en", "Budgets of persons", "| Anna | Dairy | 10.00 | 8.00 | +2.00 | 125% | over |"),
      ("de", "Budgets von Personen", "| Anna | Dairy | 10,00 | 8,00 |"),
      ("fr", "Budgets de personnes", "| Anna | Dairy | 10,00 | 8,00 |"),
      ("es", "Presupuestos de personas", "| Anna | Dairy | 10,00 | 8,00 |"),
    ])
  func budgets(language: String, title: String, row: String) throws {
    try writeBudgets()
    let run = CommandLineRun(
      "review", folder.path("own"), "--currency", "EUR", "--locale", language)
    #expect(run.results.contains(title), "\(run.results)")
    #expect(withoutPadding(run.results).contains(row), "\(run.results)")
  }

  @Test("budgets of persons are a table, and go where one person alone is looked at")
  func budgetTable() throws {
    try writeBudgets()
    let table = CommandLineRun("table", "person-budgets", folder.path("own")).results
    #expect(
      table == """
        person,month,category,currency,spent,budget,variance,used_percent,status,lines
        Anna,2026-10,*,EUR,12.00,30.00,-18.00,40.0000,under,2
        Anna,2026-10,Dairy,EUR,10.00,8.00,2.00,125.0000,over,1
        Cleo,2026-10,Dairy,EUR,0.00,5.00,-5.00,0.0000,under,0

        """)
    for options in [["--person", "Anna"], ["--store", "S"]] {
      let run = CommandLineRun(["review", folder.path("own")] + options)
      #expect(!run.results.contains("Budgets of persons"))
    }
    let dairy = CommandLineRun("review", folder.path("own"), "--category", "Dairy").results
    let rows = withoutPadding(dairy)
    #expect(rows.contains("| Anna | Dairy |") && !rows.contains("| Anna | Whole month |"))
    let html = CommandLineRun("review", folder.path("own"), "--format", "html").results
    #expect(html.contains("id=\"person-budgets\""))
  }

  private func withoutPadding(_ text: String) -> String {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }

  private func writeBudgets() throws {
    try folder.write(
      "own/a.csv",
      "date,store,item,category,total,currency,person\n2026-10-02,S,Milk,Dairy,10.00,EUR,Anna\n"
        + "2026-10-03,S,Bread,Bakery,2.00,EUR,anna\n2026-10-31,S,Eggs,Dairy,4.00,EUR,Ben\n")
    try folder.write(
      "own/budgets.csv",
      "month,category,amount,currency,person\n*,*,100,EUR,\n*,*,30,EUR,Anna\n*,Dairy,8,EUR,ANNA\n"
        + "*,Dairy,5,EUR,Cleo\n")
  }

  @Test("a book without such a column has nothing of it")
  func plain() {
    #expect(!CommandLineRun("review", folder.path("plain")).results.contains("Who paid"))
    let export = CommandLineRun("export", folder.path("plain")).results
    #expect(export.hasPrefix("receipt,date,"))
    #expect(!export.contains(",person,"))
  }

  @Test("export prints the persons, and reads them again")
  func export() throws {
    let run = CommandLineRun("export", folder.path("named"))
    let lines = run.results.split(separator: "\n")
    #expect(lines.first?.hasSuffix("total,currency,person,source,line") == true)
    #expect(
      lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false)[14] } == [
        "Anna", "Ben", "",
      ])
    let again = CommandLineRun("export", try folder.write("again.csv", run.results))
    #expect(again.results.contains(",Anna,"))
  }

  @Test("--person counts what one person paid, without budgets")
  func filter() {
    let run = CommandLineRun("review", folder.path("named"), "--person", "anna", "--format", "html")
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.messages.contains("Left out by filters: 2 lines, 1 budget"))
    #expect(!run.results.contains("id=\"persons\""))
    #expect(
      CommandLineRun("export", folder.path("named"), "--person", "b*").results.contains(",Ben,"))
  }

  @Test("--person of nobody says which filters to relax", arguments: ["named", "plain"])
  func nobody(book: String) {
    let run = CommandLineRun("review", folder.path(book), "--person", "Cleo")
    #expect(run.status == .badData)
    #expect(run.messages.contains("--person"))
  }
}
