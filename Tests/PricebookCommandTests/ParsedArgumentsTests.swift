import CommandTestSupport
import Testing

@testable import PricebookCommand

@Suite struct ParsedArgumentsTests {
  @Test("the first operand is the command, the others are paths")
  func operands() throws {
    let parsed = try ParsedArguments(["report", "a.csv", "b"])
    #expect(parsed.command == .report)
    #expect(parsed.operands == ["a.csv", "b"])
  }

  @Test("the order of options and paths does not matter")
  func order() throws {
    let first = try ParsedArguments(["report", "a", "--month", "2026-10", "--store=X", "b"])
    let second = try ParsedArguments(["--store", "X", "--month=2026-10", "report", "a", "b"])
    #expect(first == second)
  }

  @Test("two hyphens end the options")
  func endOfOptions() throws {
    let parsed = try ParsedArguments(["report", "--strict", "--", "--month", "-x"])
    #expect(parsed.operands == ["--month", "-x"])
    #expect(parsed.has(.strict))
  }

  @Test("a lone hyphen is an operand")
  func standardInput() throws {
    #expect(try ParsedArguments(["export", "-"]).operands == ["-"])
  }

  @Test("a value may be empty, negative or hold an equals sign")
  func values() throws {
    let parsed = try ParsedArguments(["export", "--store=", "--item", "-x", "--category=a=b"])
    #expect(parsed.values[.store] == [""])
    #expect(parsed.values[.item] == ["-x"])
    #expect(parsed.values[.category] == ["a=b"])
  }

  @Test("a repeatable option keeps every value in order")
  func repeated() throws {
    let parsed = try ParsedArguments(["export", "--item", "a", "--item", "b"])
    #expect(parsed.values[.item] == ["a", "b"])
  }

  @Test("a short letter stands for its option")
  func letters() throws {
    let parsed = try ParsedArguments(["report", "-o", "out", "-q", "-h"])
    #expect(parsed.value(.output) == "out")
    #expect(parsed.has(.quiet) && parsed.has(.help))
  }

  @Test(
    "a wrong command line says what is wrong and what was meant",
    arguments: [
      (["reprot"], "unknown command “reprot”; did you mean \"report\"?"),
      (["report", "--mnoth", "2026-10"], "unknown option “--mnoth”; did you mean \"--month\"?"),
      (["report", "-z"], "unknown option “-z”; \"pricebook help report\" lists the options"),
      (["report", "--month"], "--month needs a value; --month YYYY-MM"),
      (["report", "--month", "--strict"], "--month needs a value; --month YYYY-MM"),
      (
        ["report", "--strict=yes"],
        "--strict takes no value, but “yes” was given; write only --strict"
      ),
      (
        ["report", "--month=2026-01", "--month=2026-02"],
        "--month is given twice; give it once"
      ),
      (
        ["export", "--output", "x"],
        "--output is not an option of \"export\", which prints its result; to keep it in a file, "
          + "write > FILE at the end of the command"
      ),
      (
        ["--output", "x", "sample"],
        "--output is not an option of \"sample\"; it is an option of: report, table, match"
      ),
      (["report", "-qz"], "unknown option “-qz”; \"pricebook help report\" lists the options"),
      (["report", "-output", "x"], "unknown option “-output”; did you mean \"--output\"?"),
      (["report", "-qo"], "--output needs a value; -o, --output PATH"),
    ])
  func mistakes(arguments: [String], message: String) {
    let output = MemoryOutput()
    let status = PricebookCommand.run(
      arguments, console: Console(results: MemoryOutput(), messages: output))
    #expect(status == .usage)
    #expect(output.text == "pricebook: \(message)\n")
  }

  @Test(
    "letters may stand together, and the last one's value may follow it",
    arguments: [["-qo", "out"], ["-qoout"], ["-hqo", "out"], ["-q", "-oout"]])
  func lettersTogether(words: [String]) throws {
    let parsed = try ParsedArguments(["report"] + words)
    #expect(parsed.value(.output) == "out")
    #expect(parsed.has(.quiet))
    #expect(parsed.operands.isEmpty)
  }

  @Test("every option has exactly one definition", arguments: OptionName.allCases)
  func definitions(option: OptionName) {
    #expect(OptionDefinition.catalogue.filter { $0.name == option }.count == 1)
  }
}
