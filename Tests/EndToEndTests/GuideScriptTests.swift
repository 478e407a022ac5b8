import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// The programs that the pages show do what the pages say.
@Suite("Scripts of the documentation")
struct GuideScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The lines of the fenced block that follows a line with the name of a file.
  private static func script(_ file: String, of page: String) throws -> String {
    let catalogue = CommandLineRun.packageFolder + "/Sources/PricebookCommand/PricebookCommand.docc"
    let text = try String(contentsOfFile: "\(catalogue)/\(page).md", encoding: .utf8)
    let rest = try #require(text.components(separatedBy: "\n`\(file)`\n\n```").dropFirst().first)
    let block = try #require(rest.components(separatedBy: "\n```").first)
    return String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
  }

  private func run(_ program: String, _ arguments: String...) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["HOME": folder.path, "PATH": folder.path("fake") + ":/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test(
    "the script mails the last month, and has the status of what was read",
    arguments: [("2.40", 0), ("two", 1)])
  func mail(amount: String, status: Int32) throws {
    try folder.writeProgram("bin/month-mail", try Self.script("bin/month-mail", of: "Timers"))
    try folder.writeProgram("fake/mail", "#!/bin/sh\ncat > \"$HOME/mailed\"\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("bin/pricebook"), withDestinationPath: try #require(BuiltProgram.path))
    try folder.write(
      "groceries/receipts.csv",
      "date,store,item,total,currency\n2025-10-03,Shop,Milk,2.40,EUR\n"
        + "2025-10-05,Shop,Bread,\(amount),EUR\n")
    #expect(try run("/bin/sh", "-c", "exec \"$HOME/bin/month-mail\"").0 == status)
    let mailed = try String(contentsOfFile: folder.path("mailed"), encoding: .utf8)
    #expect(mailed.contains("October 2025"))
    try folder.writeProgram("fake/mail", "#!/bin/sh\nexit 7\n")
    #expect(try run("/bin/sh", "-c", "exec \"$HOME/bin/month-mail\"").0 == 7)
  }

  @Test(
    "the Python program prints the months",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func python() throws {
    try folder.write("months.py", try Self.script("months.py", of: "OtherPrograms"))
    let receipts = try Self.script("groceries/receipts.csv", of: "OtherPrograms")
    try folder.write("groceries/receipts.csv", receipts)
    let report = CommandLineRun(
      "report", folder.path("groceries"), "--format", "json", "--output", folder.path("reports"))
    #expect(report.status == .done)
    let (status, output) = try run("/usr/bin/python3", "months.py")
    #expect(status == 0)
    #expect(output == "2026-10 5.30 EUR\n")
  }
}
