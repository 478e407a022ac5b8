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

/// The size and the hash of a file's contents, by which a changed file is known.
package struct FileMark: Hashable, Sendable {
  package var byteCount: Int
  package var hash: UInt64

  init(byteCount: Int, hash: UInt64) {
    self.byteCount = byteCount
    self.hash = hash
  }

  package init(of bytes: [UInt8]) {
    var hash = ContentHash()
    hash.combine(bytes.span)
    self = hash.mark
  }

  /// The mark of a file; `nil` where it cannot be read to its end.
  init?(ofFile path: String) {
    guard var reader = try? BlockReader(.file(path: path), displayPath: path) else { return nil }
    var hash = ContentHash()
    while case let block = reader.bytes(1 << 18), !block.isEmpty { hash.combine(block.span) }
    if reader.failure != nil { return nil }
    self = hash.mark
  }

  /// As `0123456789abcdef-37082`: the hash in 16 hexadecimal digits and the size.
  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "-\(byteCount)"
  }

  package init?(text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 16, let hash = UInt64(parts[0], radix: 16),
      let byteCount = Int(parts[1]), byteCount >= 0
    else { return nil }
    self.init(byteCount: byteCount, hash: hash)
  }
}

/// Where a folder lies in one that Pricebook wrote reports into.
struct ReportFolderPlace {
  var root: String
  var list: WrittenFiles
  /// What leads from there to the folder, with a slash at its end; empty for the root itself.
  var prefix = ""

  /// - Returns: `nil` for a folder that has no list.
  init?(at folder: String, _ names: [String]) {
    guard names.contains(WrittenFiles.fileName), let list = WrittenFiles(in: folder)
    else { return nil }
    root = folder
    self.list = list
  }

  /// The place of a folder that is searched from itself on, by the list of the folder above it.
  init?(around folder: String) {
    let parts = folder.split(separator: "/")
    guard let name = parts.last, name != ".", name != ".." else { return nil }
    let above = parts.dropLast().joined(separator: "/")
    root = folder.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above
    guard let list = WrittenFiles(in: root) else { return nil }
    self.list = list
    prefix = name + "/"
  }

  /// Whether a file of the folder is on the list and as it was written.
  func isUnchanged(_ name: String, at path: String, byteCount: Int) -> Bool {
    guard let mark = list.marks[prefix + name], mark.byteCount == byteCount else { return false }
    return FileMark(ofFile: path) == mark
  }

  func below(_ name: String) -> ReportFolderPlace {
    var place = self
    place.prefix += name + "/"
    return place
  }
}
