import CommandTestSupport
import PricebookReport
import Testing

@testable import PricebookCommand

@Suite("The topics of help")
struct HelpTopicTests {
  private static let topics = HelpTopic.all.map(\.name)

  @Test("a topic is what the pages say, in a terminal's width", arguments: topics)
  func topic(name: String) {
    let run = CommandLineRun("help", name)
    #expect(run.status == .done)
    let lines = run.results.split(separator: "\n")
    #expect(lines.count > 5)
    // Code and names of columns are not broken.
    for line in lines where !line.hasPrefix("      ") && line.contains(", ") {
      #expect(line.count <= 80, "\(line)")
    }
    for mark in ["`", "](", "**", "\n| ", "\n  | "] {
      #expect(!run.results.contains(mark), "\(mark)")
    }
  }

  @Test("every page and every heading that a topic names is there")
  func headings() {
    for line in EmbeddedHelp.topics_txt.split(separator: "\n") {
      for part in line.split(separator: " | ").dropFirst(2) {
        let halves = part.split(separator: ": ")
        let page = DocumentationPage.named(String(halves[0]))
        #expect(page != nil, "\(halves[0])")
        for heading in halves.dropFirst().flatMap({ $0.split(separator: "; ") }) {
          #expect(page?.sections.contains { $0.heading == heading } ?? false, "\(heading)")
        }
      }
    }
  }

  @Test("no topic names a test")
  func withoutTests() {
    for name in Self.topics {
      #expect(!CommandLineRun("help", name).results.contains(/\w+Tests|Checks\//), "\(name)")
    }
  }

  @Test("the issue's topics are there")
  func wanted() {
    let wanted = [
      "receipts", "prices", "budgets", "aliases", "groups", "baskets", "persons", "payments",
      "mapping", "settings", "tables", "symptoms", "privacy",
    ]
    for name in wanted {
      #expect(Self.topics.contains(name))
      #expect(CommandLineRun("help").results.contains(name))
    }
  }

  @Test("what a topic refers to can be shown", arguments: topics)
  func references(name: String) {
    let text = CommandLineRun("help", name).results
    for found in text.matches(of: /pricebook\s+help\s+([A-Za-z-]+)/) {
      let word = String(found.output.1)
      guard !["COMMAND", "TOPIC", "PAGE", "NAME"].contains(word) else { continue }
      #expect(CommandLineRun("help", word).status == .done, "\(word)")
    }
  }

  @Test("a table has all of its columns", arguments: ReportTables.names)
  func tables(name: String) {
    let run = CommandLineRun("help", "tables", name)
    #expect(run.status == .done)
    let header = CommandLineRun("table", name, "sample-data", "--quiet").results.prefix {
      $0 != "\n"
    }
    for column in header.split(separator: ",") {
      #expect(run.results.contains("\n  \(column) "), "\(column)")
    }
  }

  @Test("the name of a table, a code or a page is enough")
  func names() {
    #expect(
      CommandLineRun("help", "unit-values").results
        == CommandLineRun("help", "tables", "unit-values").results)
    #expect(
      CommandLineRun("help", "far-day").results == CommandLineRun("explain", "far-day").results)
    #expect(CommandLineRun("help", "filesitreads").results.hasPrefix("Files it reads\n"))
  }

  @Test("words choose the sections with these words in the heading")
  func sections() {
    let run = CommandLineRun("help", "aliases", "score")
    #expect(run.results.hasPrefix("What the score means\n"))
    #expect(!run.results.contains("Finding aliases"))
    #expect(CommandLineRun("help", "aliases", "zebra").status == .usage)
  }

  @Test(
    "a wrong topic suggests the nearest",
    arguments: [
      ("recipts", "receipts"), ("budget", "budgets"), ("setting", "settings"),
      ("spending-by-moth", "spending-by-month"), ("simptoms", "symptoms"),
    ])
  func suggestions(word: String, nearest: String) {
    let run = CommandLineRun("help", word)
    #expect(run.status == .usage)
    #expect(run.messages.contains("did you mean \"\(nearest)\"?"), "\(run.messages)")
  }

  @Test("a word of the pages leads to the sections that have it", arguments: ["rollover", "pfand"])
  func search(word: String) throws {
    let run = CommandLineRun("help", word)
    #expect(run.status == .done)
    let lines = run.results.split(separator: "\n").dropFirst()
    #expect(!lines.isEmpty)
    let line = try #require(lines.first).dropFirst("  pricebook help ".count)
    let name = line.prefix { $0 != " " }
    let heading = line.dropFirst(name.count + 1).filter { $0 != "'" }
    let shown = CommandLineRun(["help", String(name)] + (heading.isEmpty ? [] : [heading]))
    #expect(shown.status == .done)
    #expect(shown.results.lowercased().contains(word))
  }

  @Test("a word that is like nothing leads to the list")
  func nothing() {
    #expect(CommandLineRun("help", "xylophone").messages.contains("\"pricebook help\" lists"))
  }

  @Test("the completions of every shell have every topic", arguments: CompletionShell.allCases)
  func completions(shell: CompletionShell) {
    let words = Set(shell.script.split { !($0.isLetter || $0 == "-") })
    for name in Self.topics { #expect(words.contains(Substring(name)), "\(name)") }
  }

  @Test("the list of pages has each that can be shown")
  func documentation() {
    let list = CommandLineRun("help", "documentation").results
    #expect(DocumentationPage.all.count > 15)
    for page in DocumentationPage.all {
      #expect(list.contains("  \(page.name) "))
      #expect(CommandLineRun("help", page.name).status == .done)
    }
  }
}
