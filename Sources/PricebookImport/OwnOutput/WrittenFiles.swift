import PricebookModel

/// The list of all files that Pricebook wrote into a folder, kept in it: a file is Pricebook's
/// while it is as the list says, and not if somebody made or changed it.
package struct WrittenFiles: Hashable, Sendable {
  package static let fileName = ".pricebook-files"
  private static let title = "Files that Pricebook wrote"
  private static let explanation =
    "\(title). It replaces and removes only files that are still as they are listed here."

  /// By their paths below the folder.
  package private(set) var marks: [String: FileMark] = [:]

  package init() {}

  /// - Returns: `nil` for a text that is no such list.
  package init?(text: String) {
    let lines = text.split(separator: "\n")
    guard let first = lines.first, first.hasPrefix(Self.title) else { return nil }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      // A damaged line lists no file, so that its file is left alone.
      guard parts.count == 2, let mark = FileMark(text: parts[0]) else { continue }
      self[String(parts[1])] = mark
    }
  }

  init?(in folder: String) {
    guard case .file(_, let byteCount) = FileStatus(folder + "/" + Self.fileName),
      byteCount <= Self.sizeLimit,
      let bytes = try? FileBytes.read(folder + "/" + Self.fileName, limit: Self.sizeLimit)
    else { return nil }
    self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The largest list that is read, in bytes: more than a thousand years of months.
  package static let sizeLimit = 16 << 20

  /// The mark of a file that was written; paths that Pricebook never writes are not listed.
  package subscript(path: String) -> FileMark? {
    get { marks[path] }
    set { if Self.isOwn(path) { marks[path] = newValue } }
  }

  package var text: String {
    let lines = marks.sorted { $0.key < $1.key }.map { "\($0.value.text) \($0.key)\n" }
    return Self.explanation + "\n" + lines.joined()
  }

  /// Whether a path has the form of Pricebook's own: plain names and periods, at most three deep,
  /// so that no list that somebody made up can name a file elsewhere.
  package static func isOwn(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count <= 3, let file = names.last else { return false }
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && ["html", "md", "csv", "json", "xlsx"].contains(parts[1])
      && isPlain(parts[0])
      // Folders of several months are called `2026-Q3`.
      && names.dropLast().allSatisfy {
        isPlain($0) || MonthPeriod(iso: $0)?.description == String($0)
      }
  }

  private static func isPlain(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
  }
}
