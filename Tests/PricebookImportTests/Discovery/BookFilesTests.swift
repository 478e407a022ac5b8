import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Finding the files of a book")
struct BookFilesTests {
  private func names(_ files: BookFiles, in folder: TemporaryFolder) -> [String] {
    files.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func `Folders are searched in the byte order of paths`() throws {
    let folder = try TemporaryFolder([
      "b.csv": "", "a/z.json": "", "B.csv": "", "a/b/c.CSV": "", "a.csv": "", "ä.csv": "",
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(
      names(files, in: folder)
        == ["B.csv", "a.csv", "a/b/c.CSV", "a/z.json", "b.csv", "ä.csv"])
  }

  @Test func `Hidden files, other files and reports are passed over`() throws {
    let folder = try TemporaryFolder([
      "a.csv": "", ".hidden.csv": "", ".git/b.csv": "", "notes.md": "", "photo.raw": "",
      "reports/index.html": "", "reports/2026-10/index.html": "",
      "reports/2026-10/tables/unit-values.csv": "", "reports/2026-10/rejected-lines.csv": "",
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.diagnostics.isEmpty)
  }

  @Test func `Tables may end in tsv and txt too`() throws {
    let folder = try TemporaryFolder(["a.tsv": "", "b.TXT": "", "c.tab": "", "d.jsonl": ""])
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.tsv", "b.TXT", "c.tab", "d.jsonl"])
  }

  @Test func `Links that lead in circles are followed once`() throws {
    let folder = try TemporaryFolder(["a/b.csv": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("a/self", to: "self")
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a/b.csv"])
  }

  @Test func `A file under two names is read once and told`() throws {
    let folder = try TemporaryFolder(["a.csv": ""])
    try folder.link("b.csv", to: "a.csv")
    let files = try BookFiles(paths: [folder.path("b.csv"), folder.path("a.csv")])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.diagnostics.map(\.code) == [.sameFile])
  }

  @Test func `A file named beside its folder is read once, as named`() throws {
    let folder = try TemporaryFolder(["a.csv": ""])
    let files = try BookFiles(paths: [folder.path, folder.path("a.csv")])
    #expect(files.files.map(\.isNamed) == [true])
    #expect(files.diagnostics.isEmpty)
  }

  @Test func `A named file may have any extension`() throws {
    let folder = try TemporaryFolder(["receipts.txt": ""])
    #expect(try BookFiles(paths: [folder.path("receipts.txt")]).files.count == 1)
  }

  @Test func `The order of the arguments does not matter`() throws {
    let folder = try TemporaryFolder(["a.csv": "", "b/c.csv": "", "d.csv": ""])
    let paths = ["d.csv", "a.csv", "b"].map { folder.path($0) }
    let forwards = try BookFiles(paths: paths).files.map(\.path)
    let backwards = try BookFiles(paths: paths.reversed()).files.map(\.path)
    #expect(forwards == backwards)
  }

  @Test func `A path that does not exist names the nearest one`() throws {
    let folder = try TemporaryFolder(["receipts.csv": ""])
    let error = #expect(throws: ImportError.self) {
      try BookFiles(paths: [folder.path("reciepts.csv")])
    }
    #expect(error?.kind == .cannotOpen)
    #expect(error?.message.hasSuffix("did you mean \(folder.path("receipts.csv"))?") == true)
  }

  @Test(
    "What is no file and no folder cannot be opened", arguments: ["/dev/null", "/nowhere/x", ""])
  func notFiles(_ path: String) {
    let error = #expect(throws: ImportError.self) { try BookFiles(paths: [path]) }
    #expect(error?.kind == .cannotOpen)
  }

  @Test func `A link to nothing is told and the rest is found`() throws {
    let folder = try TemporaryFolder(["a.csv": ""])
    try folder.link("b.csv", to: "gone.csv")
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.diagnostics.map(\.code) == [.cannotOpen])
  }
}
