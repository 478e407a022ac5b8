import PricebookModel
import TestSupport
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

  @Test func `Hidden files and files of other kinds are passed over`() throws {
    let folder = try TemporaryFolder([
      "a.csv": "", ".hidden.csv": "", ".git/b.csv": "", "notes.md": "", "photo.raw": "",
      "reports/index.html": "own", "reports/2026-10/index.html": "own",
      "reports/.pricebook-files": list("index.html", "2026-10/index.html"),
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.diagnostics.isEmpty)
  }

  /// A list of files that hold the bytes `own`.
  private func list(_ paths: String...) -> String {
    var list = WrittenFiles()
    for path in paths { list[path] = FileMark(of: Array("own".utf8)) }
    return list.text
  }

  @Test func `Files that Pricebook wrote are passed over and counted by folder`() throws {
    let folder = try TemporaryFolder([
      "a.csv": "", "reports/tables/unit-values.csv": "own",
      "reports/2026-10/rejected-lines.csv": "own",
      "reports/.pricebook-files": list("tables/unit-values.csv", "2026-10/rejected-lines.csv"),
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.ownFiles == [folder.path("reports"): 2])
  }

  @Test func `Files beside those that Pricebook wrote are read`() throws {
    let folder = try TemporaryFolder([
      "2026-09/index.html": "", "2026-09/tables/unit-values.csv": "", "2026-09/receipts.csv": "",
      "2026-09/spending-review.json": "", "2026-09/store-comparison.json": "",
      ".pricebook-files": list("2026-09/index.html"),
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(
      names(files, in: folder) == [
        "2026-09/receipts.csv", "2026-09/spending-review.json", "2026-09/store-comparison.json",
        "2026-09/tables/unit-values.csv",
      ])
    #expect(files.ownFiles.isEmpty)
  }

  @Test func `A file that was changed since Pricebook wrote it is read`() throws {
    let folder = try TemporaryFolder([
      "tables/a.csv": "own", "tables/b.csv": "ovn", "tables/c.csv": "owns",
      ".pricebook-files": list("tables/a.csv", "tables/b.csv", "tables/c.csv"),
    ])
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["tables/b.csv", "tables/c.csv"])
  }

  @Test func `A folder inside a report that is named itself is known as part of it`() throws {
    let folder = try TemporaryFolder([
      "tables/a.csv": "own", ".pricebook-files": list("tables/a.csv"),
    ])
    #expect(try BookFiles(paths: [folder.path("tables")]).files.isEmpty)
    #expect(try BookFiles(paths: [folder.path("tables/a.csv")]).files.count == 1)
    #expect(!BookImporter.findsFiles(in: folder.path))
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

  @Test func `A file under two names is read once and reported`() throws {
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
    // A link to it that nobody named is no news.
    try folder.link("b.csv", to: "a.csv")
    let both = try BookFiles(paths: [folder.path("a.csv"), folder.path])
    #expect(names(both, in: folder) == ["a.csv"])
    #expect(both.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("index.html", true), ("2026-10/tables/a.csv", true), ("2026-10/a/b/c.csv", false),
    ("../a.csv", false), ("2026-Q3/a.md", true), ("a.txt", false),
  ])
  func `A list of own files has paths of three names at most`(path: String, isOwn: Bool) {
    #expect(WrittenFiles.isOwn(path) == isOwn)
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

  @Test func `A link to nothing is reported and the rest is found`() throws {
    let folder = try TemporaryFolder(["a.csv": ""])
    try folder.link("b.csv", to: "gone.csv")
    let files = try BookFiles(paths: [folder.path])
    #expect(names(files, in: folder) == ["a.csv"])
    #expect(files.diagnostics.map(\.code) == [.cannotOpen])
  }
}
