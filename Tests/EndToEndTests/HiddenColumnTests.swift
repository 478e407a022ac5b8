import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What a file has beside its receipts stays in the file: no report has it, also where a record is
/// rejected.
@Suite struct HiddenColumnTests {
  private static let secret = "hunter2"

  /// Everything that a run says and writes.
  private func everything(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("in/\(name)", text) }
    var said = ""
    for command in [
      ["report", "--verbose", "--output", folder.path("out"), "--format", "md,html,csv,json"],
      ["export", "--verbose"], ["inspect"],
    ] {
      let paths = command[0] == "inspect" ? files.keys.sorted().map { "in/\($0)" } : ["in"]
      let run = CommandLineRun(command + paths.map { folder.path($0) })
      said += run.results + run.messages
    }
    for (name, data) in try folder.contents() where name.hasPrefix("out/") {
      said += String(decoding: data, as: UTF8.self)
    }
    #expect(said.contains("rejected"))
    return said
  }

  private static let good = "2026-10-01,Market,Milk,1.20"

  @Test(
    "a column that no field is read from is in no file, whatever is wrong with its record",
    arguments: [
      "2026-02-30,Market,Bread,2.00,\(secret),x", "2026-10-02,,Bread,2.00,\(secret),x",
      "2026-10-02,Market,Bread,cheap,\(secret),x", "2026-10-02,Market,Bread,2.00,\(secret)",
      "2026-10-02,Market,Bread,2.00,\(secret),x,y,z",
      "2026-10-02,Mar\"ket,Br\"ead,2.00,\(secret),x",
      "2026-10-02,\"Mar\"ket,Bread,2.00,\(secret),x",
      "2026-10-02,Market,Bread,2.00,\"\(secret)\"x,x",
      "2026-10-02,Market,\"Bread,2.00,\(secret),x", "2026-10-02,Market,Br\u{0}ead,2.00,\(secret),x",
      "no,\"Market\nHall\",Bread,2.00,\"\(secret)\nand more\",x",
    ])
  func unused(record: String) throws {
    let text = "date,store,item,total,Password,Note\n\(Self.good),\(Self.secret),x\n\(record)\n"
    #expect(try !everything(["receipts.csv": text]).contains(Self.secret))
  }

  @Test(
    "names of secrets are known in the main languages",
    arguments: [
      "Password", "Passwort", "mot de passe", "contraseña", "API token", "PIN", "PIN code",
      "Card number", "Kartennummer", "Numéro de carte", "Número de tarjeta", "Numero carta",
      "Kaartnummer", "Kortnummer", "IBAN", "IBAN number", "CVV", "Account No.", "Kontonummer",
    ])
  func names(name: String) throws {
    let mapping = """
      {"columns":{"date":"date","store":"store","item":"item","total":"total","person":"\(name)"}}
      """
    let text =
      "date,store,item,total,\(name)\n\(Self.good),Ada\nno,Market,Bread,2.00,\(Self.secret)\n"
    let folder = try TemporaryFolder()
    try folder.write("m.json", mapping)
    let file = try folder.write("receipts.csv", text)
    let run = CommandLineRun(
      "report", file, "--mapping", folder.path("m.json"), "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
    let rejected = try String(
      contentsOfFile: folder.path("out/2026-10/rejected-lines.csv"), encoding: .utf8)
    #expect(rejected.contains("no,Market,Bread,2.00,"))
    #expect(!rejected.contains(Self.secret))
  }

  @Test func `What is read is shown, so that it can be corrected`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "receipts.csv",
      "date,store,secret,item,total\n2026-10-01,Market,a,Milk,1.20\nno,\"A, B\",b,Bread,2.00\n")
    _ = CommandLineRun("report", file, "--output", folder.path("out"))
    let rejected = try String(
      contentsOfFile: folder.path("out/2026-10/rejected-lines.csv"), encoding: .utf8)
    #expect(rejected.contains(#""no,""A, B"",,Bread,2.00""#))
  }

  @Test func `Records of JSON show the fields that are read`() throws {
    let rows = """
      [{"date":"2026-10-01","store":"Market","item":"Milk","total":1.20,"note":"\(Self.secret)"},
       {"date":"no","store":"Market","item":"Bread","total":2.00,"note":"\(Self.secret)",
        "cardNumber":"\(Self.secret)"},
       {"date":"2026-10-02","store":"Market","item":"Bread","total":"cheap","iban":"\(Self.secret)"}]
      """
    let said = try everything(["receipts.json": rows])
    #expect(!said.contains(Self.secret))
    #expect(said.contains("cheap"))
  }

  @Test func `Small tables and exports of banks show no more`() throws {
    let said = try everything([
      "receipts.csv": "date,store,item,total\n\(Self.good)\nno,Market,Bread,2.00\n",
      "budgets.csv": "month,category,amount,Remark\nOctober,Dairy,20,\(Self.secret)\n",
      "aliases.csv":
        "kind,match,name,category,Remark\nitems,Milk,Milk,,\(Self.secret)\n",
    ])
    #expect(!said.contains(Self.secret))
    let folder = try TemporaryFolder()
    try folder.write("in/receipts.csv", "date,store,item,total\n\(Self.good)\n")
    let bank = try folder.write(
      "bank.csv",
      "Date,Payee,Amount,IBAN,Card number\n2026-10-01,Market,-1.20,\(Self.secret),\(Self.secret)\n"
        + "2026-10-02,Market,-2.20,\(Self.secret),\(Self.secret)\n"
        + "never,Market,-2.20,\(Self.secret),\(Self.secret)\n"
        + "2026-10-03,Market,much,\(Self.secret),\(Self.secret)\n")
    let run = CommandLineRun(
      "report", folder.path("in"), "--payments", bank, "--output", folder.path("out"), "--verbose")
    #expect(run.status == .done, "\(run.messages)")
    #expect(!run.messages.contains(Self.secret))
    for (name, data) in try folder.contents() where name.hasPrefix("out/") {
      #expect(!String(decoding: data, as: UTF8.self).contains(Self.secret), "\(name)")
    }
  }
}
