internal import Foundation

/// A file or folder whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  fileprivate var volume: UInt64
  fileprivate var number: UInt64
}

/// What a path leads to, links followed.
enum FileStatus {
  case file(FileIdentity, byteCount: Int)
  case folder(FileIdentity)
  /// A device, a pipe, a socket.
  case other
  /// Nothing, or a link to nothing.
  case missing

  init(_ path: String) {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard !path.isEmpty,
      let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    else {
      self = .missing
      return
    }
    func number(_ key: FileAttributeKey) -> UInt64 {
      (attributes[key] as? NSNumber)?.uint64Value ?? 0
    }
    let identity = FileIdentity(
      volume: number(.systemNumber), number: number(.systemFileNumber))
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: self = .file(identity, byteCount: Int(clamping: number(.size)))
    case .typeDirectory: self = .folder(identity)
    case .typeSymbolicLink: self = .missing
    default: self = .other
    }
  }
}
