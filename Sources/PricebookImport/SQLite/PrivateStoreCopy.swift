import PricebookParallel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A store with its log, copied into a folder that only this user can enter: SQLite writes files
/// next to those it opens, even for reading.
struct PrivateStoreCopy {
  private static let attempts = 3
  private static let blockSize = 1 << 20
  /// The largest store or log, in bytes; those of the apps have a few megabytes.
  private static let sizeLimit = 4 << 30
  /// How a rollback journal of several databases ends (sqlite.org, "Database File Format", 3):
  /// SQLite deletes files that it names, so it must not see one.
  private static let sharedJournalEnding: [UInt8] = [
    0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7,
  ]
  private static let companions = ["-wal", "-journal"]
  private let original: String
  let path: String
  private(set) var byteCount = 0
  /// Whether there is a log beside the store that holds anything.
  private(set) var hasLog = false

  /// Copies a store, passes the copy on, and removes it, before an interruption ends the process.
  static func with<Result>(
    _ original: String, _ body: (PrivateStoreCopy) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    Interruption.hold()
    defer { Interruption.release() }
    let temporary = temporaryFolder
    guard let folder = PrivateFolder.make(in: temporary)
    else { throw .reading(original, Message.noFolderForCopy(folder: temporary)) }
    var copy = PrivateStoreCopy(original, in: folder.path)
    try copy.fill()
    let result = try body(copy)
    // The folder goes when the body has ended.
    _ = consume folder
    return result
  }

  static func sweep() { PrivateFolder.sweep(temporaryFolder) }
  private static var temporaryFolder: String { FileManager.default.temporaryDirectory.path }

  private init(_ original: String, in folder: String) {
    self.original = original
    path = folder + "/store"
  }

  private mutating func fill() throws(ReadFailure) {
    // The log is next to the file that a link leads to.
    let source =
      PathText.hasKeptBytes(original)
      ? original : URL(fileURLWithPath: original).resolvingSymlinksInPath().path
    for ending in [""] + Self.companions {
      guard case .file(_, let size) = FileStatus(source + ending), size > Self.sizeLimit
      else { continue }
      let which = ending.isEmpty ? "it" : "its \(ending) file"
      throw .reading(
        original, Message.storeTooLarge(which: which, size: size, limit: Self.sizeLimit))
    }
    for _ in 0..<Self.attempts {
      let before = Self.state(of: source)
      try copy(source)
      if Self.state(of: source) == before { return }
    }
    throw .reading(original, Message.storeChanges)
  }

  private mutating func copy(_ source: String) throws(ReadFailure) {
    byteCount = 0
    hasLog = false
    do throws(SystemFailure) {
      byteCount += try copyFile(source, to: path)
      for ending in Self.companions {
        guard case .file(_, let size) = FileStatus(source + ending), size > 0 else {
          try? FileManager.default.removeItem(atPath: path + ending)
          continue
        }
        byteCount += try copyFile(source + ending, to: path + ending)
        hasLog = true
      }
    } catch {
      throw ReadFailure(
        kind: .cannotOpen, displayPath: original,
        message: Message.storeNotCopied(reason: error.message))
    }
    guard case .file = FileStatus(path + "-journal") else { return }
    if try FileBytes.read(path + "-journal").suffix(8).elementsEqual(Self.sharedJournalEnding) {
      throw .reading(original, Message.sharedJournal)
    }
  }

  private func copyFile(_ source: String, to target: String) throws(SystemFailure) -> Int {
    let target = try PrivateFile(target)
    guard var reader = try? BlockReader(.file(path: source), displayPath: original)
    else { throw SystemFailure(number: EIO) }
    while !Interruption.isPending {
      let block = reader.bytes(Self.blockSize)
      // A file that changes while it is copied is copied again.
      if block.isEmpty { return reader.byteCount }
      try target.append(block)
    }
    throw SystemFailure(number: EINTR)
  }

  /// Sizes and times of change of a store and its companions.
  private static func state(of source: String) -> [String] {
    ([""] + companions).map { ending in
      let attributes = try? FileManager.default.attributesOfItem(atPath: source + ending)
      let size = if case .file(_, let size) = FileStatus(source + ending) { size } else { -1 }
      let changed = attributes?[.modificationDate] as? Date
      return "\(size) \(changed?.timeIntervalSince1970 ?? 0)"
    }
  }
}

extension Message {
  fileprivate static func noFolderForCopy(folder: String) -> String {
    """
    is a database, which is read from a private copy, but no folder for the copy can be created in \
    \(folder); free some space there or set TMPDIR
    """
  }

  fileprivate static func storeTooLarge(which: String, size: Int, limit: Int) -> String {
    """
    was not read: \(which) has \(grouped(size)) bytes, and stores of more than \(grouped(limit)) \
    bytes are not read; remove it
    """
  }

  fileprivate static let storeChanges =
    "keeps changing while it is copied; close the app that writes to it, then run again"

  fileprivate static func storeNotCopied(reason: String) -> String {
    "cannot be copied to a private folder for reading: \(reason)"
  }

  fileprivate static let sharedJournal =
    """
    has a journal (-journal) that belongs to several databases; open and close the database in its \
    app, then run again
    """
}
