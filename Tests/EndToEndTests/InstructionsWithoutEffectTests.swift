import CommandTestSupport
import PricebookCommand
import TestSupport
import Testing

/// What an instruction does not do is said.
@Suite struct InstructionsWithoutEffectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      """
      date,store,item,category,total,currency
      2026-07-04,Brook,Oats,Food,3.20,EUR
      2026-08-05,Brook,Oats,Food,3.40,EUR
      2026-09-06,Quay,Soap,Home,1.90,EUR

      """)
  }

  @Test func `A period leaves the rows of other months out of a table`() {
    let run = CommandLineRun(
      "table", "spending-by-store", folder.path("in"), "--period", "2026-08..2026-09")
    #expect(
      run.results == """
        month,store,currency,spent,receipts,lines
        2026-08,Brook,EUR,3.40,1,1
        2026-09,Quay,EUR,1.90,1,1

        """)
  }

  @Test func `A period is refused for a table of the whole book`() {
    let run = CommandLineRun("table", "diagnostics", folder.path("in"), "--period", "2026-08")
    #expect(run.status == .usage)
    #expect(run.messages.contains("the table diagnostics is of the whole book"))
  }

  @Test(
    arguments: [
      (#""constants": {"store": "Corner"}"#, #""constants.store" in its mapping changes nothing"#),
      (#""discountSign": "negative""#, "no column has a discount"),
      (#""dayOne": "2020-01-01""#, #""dateFormat" is not "dayNumber""#),
    ])
  func `A key of a mapping that changes nothing is named`(_ key: String, _ message: String) throws {
    try folder.write(
      "m.json",
      #"{"columns": {"date": "date", "store": "store", "item": "item", "total": "total"}, "#
        + key + "}")
    let run = CommandLineRun("export", folder.path("in"), "--mapping", folder.path("m.json"))
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  private func export(_ mapping: String) throws -> CommandLineRun {
    try folder.write(
      "m.json",
      #"{"columns": {"date": "date", "store": "store", "item": "item", "total": "total"}, "#
        + mapping + "}")
    return CommandLineRun("export", folder.path("in"), "--mapping", folder.path("m.json"))
  }

  @Test(
    arguments: [
      (#""skip": [{"item": ["oats"]}]"#, "item “oats”"),
      (#""skip": [{"item": ["Oats"]}, {"place": ["x"]}]"#, "place “x”"),
      (
        #""only": [{"item": ["*"]}, {"item": ["Salt"], "store": ["Quay"]}]"#,
        "item “Salt” and store “Quay”"
      ),
    ])
  func `A pattern that no row of any file fits is named`(_ mapping: String, _ name: String) throws {
    let run = try export(mapping)
    #expect(
      run.messages.contains("of \(name) in its mapping changes nothing here"), "\(run.messages)")
    #expect(run.messages.contains("count; correct it, or leave it out ["), "\(run.messages)")
  }

  @Test func `A pattern of files that fits no file is named where a folder is read`() throws {
    try folder.write(
      "in/pricebook.json",
      #"{"files": {"rec*.csv": {"person": "Ada"}, "Rec*.csv": {"person": "Ben"}}}"#)
    let message =
      "in/pricebook.json:1:55: warning: “Rec*.csv” in \"files\" changes nothing here: no file of the "
      + "book has such a name; correct it, or leave it out [answer-not-used]\n"
    let run = CommandLineRun("export", folder.path("in"))
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!run.messages.contains("“rec*.csv”"))
    let inspected = CommandLineRun("inspect", folder.path("in/receipts.csv"))
    #expect(!inspected.results.contains("Rec*.csv"), "\(inspected.results)")
  }

  @Test func `A mapping that lies in the book and is not used is named in the summary`() throws {
    try folder.write("in/m.json", #"{"recognise": ["Tag"], "columns": {"date": "Tag"}}"#)
    let run = CommandLineRun("export", folder.path("in"))
    #expect(
      run.messages.contains(
        "Not used: the mapping \(folder.path("in/m.json")); name it with --mapping"))
    #expect(!run.messages.contains("that Pricebook wrote"))
  }

  @Test
  func `A pattern that a row fits is not named, nor is one beside it that fits the same rows`()
    throws
  {
    let run = try export(#""skip": [{"item": ["Oats"]}, {"store": ["Brook"]}]"#)
    #expect(!run.messages.contains("answer-not-used"), "\(run.messages)")
  }

  @Test(arguments: [["--date-format", "dmy"], ["--price-of", "one"]])
  func `An option that no file needs is named`(_ option: [String]) {
    let run = CommandLineRun(["month", folder.path("in")] + option)
    #expect(
      run.messages.contains("\(option.joined(separator: " ").dropFirst(2)) changes nothing here"),
      "\(run.messages)")
  }
}
