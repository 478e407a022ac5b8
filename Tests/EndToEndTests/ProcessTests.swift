import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

/// The built program as a process of its own, beside the tests: signals and pipes.
@Suite struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Receipts of so many lines, over two years and 500 items.
  private func receipts(_ count: Int) throws -> String {
    var text = "date,store,item,quantity,total\n"
    for line in 0..<count {
      let month = String(line % 12 + 1 + 100).dropFirst()
      let day = String(line % 28 + 1 + 100).dropFirst()
      text += "202\(line % 2 + 4)-\(month)-\(day),Store \(line % 7),Item \(line % 500),1,"
      text += "\(line % 9 + 1).50\n"
    }
    return try folder.write("receipts.csv", text)
  }

  private func start(
    _ words: [String], _ variables: [String: String] = [:]
  ) throws -> (process: Process, messages: Pipe) {
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(filePath: try #require(BuiltProgram.path))
    process.arguments = words
    process.environment = environment(variables)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    // Threads of Dispatch block signals, and a process that they start would never get one.
    var (none, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return (process, messages)
  }

  /// The settings of whoever runs the tests are not read.
  private func environment(_ variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .merging(["XDG_CONFIG_HOME": folder.path("config")]) { $1 }.merging(variables) { $1 }
  }

  private func outputFiles() throws -> [String] {
    try folder.contents().keys.filter { $0.hasPrefix("out/") }.sorted()
  }

  /// Whether there are new files that wait for the others; by their names alone, because such a file
  /// may be renamed at any moment.
  private func isWritingTables() throws -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path("out/.pricebook-new"))
    return names?.contains { $0.hasSuffix(".new") } ?? false
  }

  @Test(
    "an interruption while files are written leaves all of them or nothing at all",
    arguments: [SIGINT, SIGTERM])
  func interruption(number: Int32) throws {
    for attempt in 1...Self.attempts {
      let file = try receipts(20_000 * min(attempt, 5))
      let (process, messages) = try start(["report", file, "--output", folder.path("out")])
      // Files are written from the moment that the folder is there.
      while process.isRunning, !FileManager.default.fileExists(atPath: folder.path("out")) {
        Thread.sleep(forTimeInterval: 0.001)
      }
      kill(process.processIdentifier, number)
      let said = try messages.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()

      let files = try outputFiles()
      #expect(!files.contains { $0.hasPrefix("out/.pricebook-new") })
      if process.terminationReason == .uncaughtSignal, files.isEmpty {
        #expect(process.terminationStatus == number)
        #expect(said.isEmpty, "\(String(decoding: said, as: UTF8.self))")
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        return
      }
      // It came when all were written.
      #expect(files.contains { $0.hasSuffix("/tables/unit-values.csv") })
      #expect(files.contains("out/index.html"))
      try FileManager.default.removeItem(atPath: folder.path("out"))
    }
    Issue.record("the signal came too late \(Self.attempts) times")
  }

  /// How often a signal is sent that may come when the files are written already: the more there is to do for
  /// the machine, the later.
  private static let attempts = 20

  @Test("an interruption leaves the report of the run before as it was")
  func interruptedAgain() throws {
    let small = try folder.write("small.csv", "date,store,item,total\n2025-12-03,S,Milk,2.50\n")
    let first = try start(["report", small, "--output", folder.path("out")])
    first.process.waitUntilExit()
    let before = try folder.contents().filter { $0.key.hasPrefix("out/") }
    #expect(!before.isEmpty)

    for attempt in 1...Self.attempts {
      let file = try receipts(20_000 * min(attempt, 5))
      let (process, _) = try start(["report", file, "--output", folder.path("out")])
      while process.isRunning, try !isWritingTables() { Thread.sleep(forTimeInterval: 0.001) }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      let after = try folder.contents().filter { $0.key.hasPrefix("out/") }
      if process.terminationReason == .uncaughtSignal,
        after["out/tables/unit-values.csv"] == before["out/tables/unit-values.csv"]
      {
        #expect(after == before)
        return
      }
      #expect(Set(after.keys).isSuperset(of: before.keys))
      #expect(!after.keys.contains { $0.hasPrefix("out/.pricebook-new") })
      try FileManager.default.removeItem(atPath: folder.path("out"))
      try start(["report", small, "--output", folder.path("out")]).process.waitUntilExit()
    }
    Issue.record("the signal came too late \(Self.attempts) times")
  }

  @Test("an interruption while a database is copied leaves no copy", arguments: [SIGINT, SIGTERM])
  func interruptedCopy(number: Int32) throws {
    // The header of a database.
    var database = Data("SQLite format 3\0".utf8) + Data(count: 84)
    let header: [Int: UInt8] = [16: 0x10, 18: 1, 19: 1, 21: 64, 22: 32, 23: 32]
    for (place, byte) in header { database[place] = byte }
    let file = try folder.write("notes.db", database)
    let temporary = folder.path("tmp")
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: false)
    func copies() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: temporary)
    }
    for attempt in 1...Self.attempts {
      // Empty pages more take no space.
      let pages = try FileHandle(forWritingTo: URL(filePath: file))
      try pages.truncate(atOffset: UInt64(48 * min(attempt, 5)) << 20)
      try pages.close()
      let (process, _) = try start(["export", file], ["TMPDIR": temporary])
      while process.isRunning, try copies().isEmpty { Thread.sleep(forTimeInterval: 0.001) }
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      #expect(try copies() == [])
      if process.terminationReason == .uncaughtSignal {
        return #expect(process.terminationStatus == number)
      }
    }
    Issue.record("the signal came too late \(Self.attempts) times")
  }

  /// One run at least of every command that reads or writes files, with what it writes in `out`.
  private static let commands = [
    ["report", "book", "--output", "out"], ["month", "book"], ["review", "book"],
    ["trends", "book"], ["compare", "book"], ["price", "Whole milk", "book"],
    ["table", "spending-by-store,unit-values", "book", "--output", "out"], ["list", "book"],
    ["match", "book"], ["match", "book", "--apply-above", "60", "--output", "out/aliases.csv"],
    ["export", "book"], ["score", "book"], ["why", "spending-by-store", "book"],
    ["inspect", "book/grock.json"], ["sample", "out"],
  ]

  @Test(
    "a run changes nothing that it reads, and writes nothing but what was asked for",
    arguments: commands)
  func inputsStay(words: [String]) throws {
    try FileManager.default.copyItem(
      atPath: CommandLineRun.packageFolder + "/sample-data", toPath: folder.path("book"))
    // Two names of one item, for what is proposed.
    try folder.write(
      "book/till.csv",
      "date,store,item,total\n2026-09-01,A,ORG BNNAS,2.40\n2026-09-02,B,Organic Bananas,2.40\n")
    for name in ["home", "tmp"] { try folder.write("\(name)/mine", "mine") }
    func others() throws -> [String: Data] {
      try folder.contents().filter { !$0.key.hasPrefix("out/") }
    }
    let before = try others()
    let run = try run(words, ["HOME": folder.path("home"), "TMPDIR": folder.path("tmp")])
    #expect(run.status == 0, "\(run.messages)")
    #expect(try others() == before)
    #expect(try outputFiles().isEmpty == !words.contains { $0.hasPrefix("out") })
  }

  @Test("every command with files is among those whose inputs are looked at")
  func allCommands() {
    let withoutFiles: Set<CommandName> = [.explain, .completions, .help]
    #expect(
      Set(Self.commands.compactMap { CommandName(rawValue: $0[0]) })
        == Set(CommandName.allCases).subtracting(withoutFiles))
  }

  @Test("a stack that is too small ends the run with what to do, not with a crash")
  func smallStack() throws {
    try folder.write("a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let run = try run(
      ["-c", "ulimit -s 64; exec \"$0\" export a.csv", try #require(BuiltProgram.path)],
      of: "/bin/sh")
    #expect(run.status == 74)
    #expect(run.messages.contains("64 KB") && run.messages.contains("ulimit -s 8192"))
  }

  @Test("too little memory for any book ends the run with what to do, and nothing else")
  func smallMemory() throws {
    try folder.write("a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let run = try run(
      ["-c", "ulimit -v 120000; exec \"$0\" export a.csv", try #require(BuiltProgram.path)],
      of: "/bin/sh")
    #expect(run.status == 74)
    #expect(
      run.messages
        == "pricebook: a program may have only 117 MiB of memory here, and 128 MiB are needed; run "
        + "\"ulimit -v unlimited\" first\n")
  }

  @Test("a line of 70 MB is refused within a minute of processor time")
  func longLine() throws {
    var contents = Data("date,store,item,total\n2026-10-03,S,Milk,2.50\n2026-10-04,S,".utf8)
    contents.append(Data(repeating: UInt8(ascii: "x"), count: 70_000_000))
    contents.append(Data(",1\n".utf8))
    try folder.write("long.csv", contents)
    let run = try run(
      ["-c", "ulimit -t 60; exec \"$0\" export long.csv", try #require(BuiltProgram.path)],
      of: "/bin/sh")
    #expect(run.status == 0)
    #expect(run.messages.contains("[record-too-long]"))
    #expect(run.messages.contains("1 accepted, 1 rejected"))
    #expect(run.messages.utf8.count < 10_000)
  }

  @Test(
    "a stream that is closed or odd ends the run with what to do",
    arguments: [
      ("export - <&-", 74, "<standard input>: is closed, so there is nothing to read; name a file"),
      ("export - <.", 74, "<standard input>: is a folder; name it in place of -"),
      ("export a.csv >&-", 74, "it is closed; give it a file, such as \"> FILE\""),
      ("export a.csv >/dev/full", 74, "make room on the disk, and run again"),
    ])
  func closedStream(words: String, status: Int32, message: String) throws {
    try folder.write("a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let run = try run(
      ["-c", "exec \"$0\" \(words)", try #require(BuiltProgram.path)], of: "/bin/sh")
    #expect(run.status == status)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(
    "files do not get the numbers of streams that are closed",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
  func closedNumbers() throws {
    let script = """
      mkfifo p
      exec 3<>p
      "$0" export - <&3 >&- 2>&- &
      for try in $(seq 6000); do
        sleep 0.1
        streams=$(readlink /proc/$!/fd/1 /proc/$!/fd/2)
        case $streams in *null*null) break ;; esac
      done
      echo "$streams"
      kill $!
      """
    let run = try run(["-c", script, try #require(BuiltProgram.path)], of: "/bin/sh")
    #expect(run.results == "/dev/null\n/dev/null\n", "\(run)")
  }

  @Test("a path that begins with a hyphen gets a hint how to write it, and can be read that way")
  func hyphen() throws {
    let name = "-receipts.csv"
    try folder.write(name, "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let wrong = try run(["export", name])
    #expect(wrong.status == 64)
    #expect(
      wrong.messages
        == "pricebook: unknown option “\(name)”; to use the file with that name, write ./\(name)\n")
    #expect(try run(["export", "./\(name)"]).results.contains("Milk"))
    #expect(try run(["export", "--", name]).results.contains("Milk"))
  }

  /// Runs the program in the test's own folder.
  private func run(
    _ words: [String], _ variables: [String: String] = [:], of program: String? = BuiltProgram.path
  ) throws -> (status: Int32, results: String, messages: String) {
    let process = Process()
    let (results, messages) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = words
    process.environment = environment(variables)
    process.currentDirectoryURL = folder.url
    process.standardOutput = results
    process.standardError = messages
    try process.run()
    let texts = try [results, messages].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test(
    "a pipe that nobody reads any more ends the run quietly",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func closedPipe() throws {
    // More than a pipe holds.
    let file = try receipts(4_000)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c",
      "{ \"$0\" export \"$1\" 2>\"$2\"; echo $? >>\"$2\"; } | head -n 1",
      try #require(BuiltProgram.path), file, folder.path("messages"),
    ]
    process.standardOutput = output
    try process.run()
    let shown = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: shown, as: UTF8.self).hasPrefix("receipt,date,"))
    #expect(try String(contentsOfFile: folder.path("messages"), encoding: .utf8) == "0\n")
  }
}

/// `pricebook`, where it was built into the folder of the tests.
enum BuiltProgram {
  static let path: String? = {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let path = tests.deletingLastPathComponent().appendingPathComponent("pricebook").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
