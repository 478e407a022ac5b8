import CommandTestSupport
import PricebookModel
import Testing

@testable import PricebookCommand
@testable import PricebookImport

/// The table of settings: the page of the documentation, the help and the reader have the same rows.
@Suite("The help on settings")
struct SettingsHelpTests {
  /// The rows of the page: key, meaning, and what holds without it.
  private static let rows = EmbeddedGuide.Settings_md.split(separator: "\n")
    .filter { $0.hasPrefix("| `") }
    .map { $0.split(separator: "|").map { String($0).trimmed } }

  @Test("the page has every setting that is read, and no other, in the order of inspect")
  func keys() {
    #expect(
      Self.rows.map { $0[0] }
        == (Setting.all.map(\.key) + [Setting.files, Setting.sources]).map { "`\($0)`" })
  }

  @Test("the page has the range of every number and its usual value", arguments: Setting.all)
  func numbers(setting: Setting) throws {
    guard case .number(let number, _) = setting.form else { return }
    let row = try #require(Self.rows.first { $0[0] == "`\(setting.key)`" })
    let range = setting.expected(in: SettingsReader.Place()).split(separator: ", ").last ?? ""
    #expect(row[1].hasSuffix(", \(range)"))
    #expect(row[2] == String(number.usual))
  }

  @Test("an option that sets a number says what is usual")
  func options() throws {
    let option = try #require(OptionDefinition.named(.availability))
    #expect(option.help == "basket items a store must price (default: 85)")
  }

  @Test("\"help settings\" prints the rows in a terminal's width")
  func help() {
    let run = CommandLineRun(["help", "settings"])
    #expect(run.status == .done)
    for line in run.results.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for setting in Setting.all { #expect(run.results.contains("\n  \(setting.key) ")) }
    #expect(run.results.contains("(without it: 365)"))
  }
}
