import PricebookImport
import PricebookModel

/// The folder that `report` writes into, locked, with the list of what Pricebook wrote there.
final class ReportFolder: Sendable {
  let root: OutputFolder
  /// What earlier runs wrote.
  let list: WrittenFiles

  /// Opens a folder, and finishes or undoes what a run that was killed has left there.
  ///
  /// - Returns: `nil` if there is no such folder.
  /// - Throws: If another run keeps it locked.
  static func existing(at path: String) throws(OutputFailure) -> ReportFolder? {
    guard let root = OutputFolder(existingAt: path) else { return nil }
    return try ReportFolder(root)
  }

  /// - Parameter root: Is locked until this object is released.
  init(_ root: OutputFolder) throws(OutputFailure) {
    var attempts = 0
    while !root.lock() {
      attempts += 1
      // Half a minute.
      guard attempts < 600 else {
        throw .busy(path: root.path)
      }
      FileDescriptor.pause()
    }
    StagingFolder.recover(in: root)
    self.root = root
    list = Self.list(in: root) ?? Self.listOfEarlierVersion(in: root)
  }

  private static func list(in root: OutputFolder) -> WrittenFiles? {
    root.contents(of: WrittenFiles.fileName).flatMap {
      WrittenFiles(text: String(decoding: $0, as: UTF8.self))
    }
  }

  /// What is at the path of a file that is to be written or removed.
  enum Target: Hashable {
    case missing
    /// A file that Pricebook wrote, as it was written.
    case own(FileMark, permissions: UInt32)
    /// A file that somebody made or changed.
    case foreign(FileMark?, permissions: UInt32)
    /// What is no file, or cannot be read, for the reason in words.
    case blocked(String)
  }

  /// In bytes.
  private static let largestUnlisted = 1 << 30

  func target(_ path: String) -> Target {
    do throws(SystemError) {
      let names = path.split(separator: "/").map(String.init)
      guard let name = names.last else { return .blocked("the name is empty") }
      var folder = root
      for parent in names.dropLast() {
        switch try folder.descriptor.entry(parent) {
        case .missing: return .missing
        case .folder: folder = try folder.below(parent)
        case .file: return .blocked("\(parent) is a file")
        case .other: return .blocked("\(parent) is a link and not a folder")
        }
      }
      switch try folder.descriptor.entry(name) {
      case .missing: return .missing
      case .folder: return .blocked("there is a folder of that name; move it away")
      case .other: return .blocked("there is a link of that name; remove it")
      case .file(let permissions, let byteCount):
        // What is so large and not listed cannot be what this run writes.
        guard byteCount <= Self.largestUnlisted || list[path]?.byteCount == byteCount else {
          return .foreign(nil, permissions: permissions)
        }
        let mark = try folder.descriptor.mark(ofFile: name)
        let isOwn =
          path == WrittenFiles.fileName ? Self.list(in: root) != nil : list[path] == mark
        return isOwn
          ? .own(mark, permissions: permissions) : .foreign(mark, permissions: permissions)
      }
    } catch {
      return .blocked(error.reason)
    }
  }

  /// The files that versions without a list have left.
  private static func listOfEarlierVersion(in root: OutputFolder) -> WrittenFiles {
    var list = WrittenFiles()
    func add(_ folder: OutputFolder, _ prefix: String) {
      for name in (try? folder.names()) ?? [] where EarlierOutput.isName(name) {
        guard case .file? = try? folder.entry(name), let contents = folder.contents(of: name),
          EarlierOutput.recognises(name, contents: contents)
        else { continue }
        list[prefix + name] = FileMark(of: contents)
      }
    }
    add(root, "")
    for name in (try? root.names()) ?? [] {
      guard name == ReportWriter.tablesName || Month(iso: name) != nil,
        let folder = root.existing(name)
      else { continue }
      add(folder, name + "/")
      if let tables = folder.existing(ReportWriter.tablesName) {
        add(tables, "\(name)/\(ReportWriter.tablesName)/")
      }
    }
    return list
  }
}
