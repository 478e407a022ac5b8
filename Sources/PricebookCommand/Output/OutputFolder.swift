import PricebookImport

/// A folder that files are written into, locked, with the list of what Pricebook wrote there.
final class OutputFolder: Sendable {
  let root: FileDescriptor
  /// What earlier runs wrote; empty where there is no list.
  let list: WrittenFiles
  /// The marks of the listed files, and that of the list.
  let ownMarks: [String: FileMark]
  /// The paths of the folders that were made for it, the outermost first.
  private let made: [String]

  /// The folder in which new files wait until all of them are written.
  static let stagingName = ".pricebook-new"

  /// Opens a folder that exists, after what a killed run left there is finished; `nil` for none.
  static func existing(at path: String) throws(OutputFailure) -> OutputFolder? {
    guard let root = try? FileDescriptor.folder(at: path) else { return nil }
    return try OutputFolder(root, made: [])
  }

  /// Opens a folder; it and those above it are made if they are missing.
  convenience init(makingAt path: String) throws(OutputFailure) {
    var made: [String] = []
    do throws(OutputFailure) {
      try self.init(try FileDescriptor.makeFolder(at: path, &made), made: made)
    } catch {
      Self.remove(made)
      throw error
    }
  }

  /// - Parameter patience: How often the lock of `root` is tried, twenty times a second.
  init(_ root: FileDescriptor, made: [String] = [], patience: Int = 600) throws(OutputFailure) {
    var attempts = 0
    while !root.lock() {
      attempts += 1
      guard attempts < patience else { throw .busy(path: root.path) }
      FileDescriptor.pause()
    }
    FileMoves.recover(in: root)
    self.root = root
    self.made = made
    let text = root.contents(of: WrittenFiles.fileName, limit: WrittenFiles.sizeLimit)
    let list = text.flatMap { WrittenFiles(text: String(decoding: $0, as: UTF8.self)) }
    self.list = list ?? WrittenFiles()
    var marks = self.list.marks
    if let text, list != nil { marks[WrittenFiles.fileName] = FileMark(of: text) }
    ownMarks = marks
  }

  func removeMade() { Self.remove(made) }

  private static func remove(_ made: [String]) {
    for path in made.reversed() { FileDescriptor.removeIfEmpty(at: path) }
  }

  /// Throws early if a path cannot be that of a folder.
  ///
  /// - Parameter folders: The folders of a book that may be somebody else's: below them, links are
  ///   refused, because they may lead out of them.
  static func refuseUnusable(
    _ path: String, withoutLinksBelow folders: [String] = []
  ) throws(OutputFailure) {
    switch FileDescriptor.entry(at: path) {
    case .missing, .folder: break
    default: throw .cannotCreate(path: path, reason: "it is not a folder")
    }
    let folders = folders.map { Self.path(of: "", in: SymbolicLink.resolved($0)) }
    var part = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      part = part.isEmpty ? String(name) : Self.path(of: String(name), in: part)
      guard FileDescriptor.entry(at: part, followsLinks: false) == .link else { continue }
      let above = Self.path(of: "", in: SymbolicLink.resolved(Self.folder(of: part)))
      if folders.contains(where: above.hasPrefix) { throw .link(path: part) }
    }
  }

  /// Whether a file is in the list, and still there.
  func holds(_ path: String) -> Bool {
    guard list[path] != nil, let folder = try? root.folder(below: Self.folder(of: path, else: ""))
    else { return false }
    if case .file? = try? folder.entry(Self.name(of: path)) { return true }
    return false
  }

  /// What is at the path of a file that is to be written or removed.
  enum Target: Hashable {
    case missing
    case file(FileMark, permissions: UInt32)
    /// A file that is too large for one that Pricebook writes.
    case huge
    /// What is no file, for the reason in words.
    case blocked(String)
    /// What cannot be read.
    case unreadable(OutputFailure)
  }

  /// In bytes.
  private static let largestUnlisted = 1 << 30

  /// - Parameter own: The mark that the file has if it is Pricebook's.
  func target(_ path: String, own: FileMark?) -> Target {
    do throws(OutputFailure) {
      let names = path.split(separator: "/").map(String.init)
      var folder = root
      for parent in names.dropLast() {
        switch try folder.entry(parent) {
        case .missing: return .missing
        case .folder: folder = try folder.folder(below: parent)
        case .file: return .blocked("\(parent) is a file")
        case .link: return .blocked("\(parent) is a link and not a folder")
        case .other: return .blocked("\(parent) is a pipe or a device and not a folder")
        }
      }
      let name = Self.name(of: path)
      switch try folder.entry(name) {
      case .missing: return .missing
      case .folder: return .blocked("there is a folder of that name; move it away")
      case .link: return .blocked("there is a link of that name; remove it")
      case .other: return .blocked("there is a pipe or a device of that name; remove it")
      case .file(let permissions, let byteCount):
        // What is so large and not listed cannot be what this run writes.
        guard byteCount <= Self.largestUnlisted || own?.byteCount == byteCount else { return .huge }
        return .file(try folder.mark(of: name), permissions: permissions)
      }
    } catch { return .unreadable(error) }
  }
}

/// Paths are texts with `/` between their parts.
extension OutputFolder {
  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// - Parameter here: The path of the folder of files without one.
  static func folder(of path: String, else here: String = ".") -> String {
    guard let slash = path.lastIndex(of: "/") else { return here }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
