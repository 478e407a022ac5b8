/// A folder that reports are written into.
struct OutputFolder: Sendable {
  /// As messages name it.
  let path: String
  private let folder: FileDescriptor

  /// Opens the folder that the user named, and makes it and those above it where missing.
  ///
  /// - Parameter staged: Removes again what was made, should the writing fail.
  init(makingAt path: String, in staged: StagedFiles? = nil) throws(OutputFailure) {
    self.path = path
    do {
      let names = path.split(separator: "/")
      var ancestor = path.hasPrefix("/") ? "/" : ""
      for name in names {
        ancestor += name
        if try FileDescriptor.makeFolder(at: ancestor) {
          let made = ancestor
          staged?.onFailure { FileDescriptor.removeEmptyFolder(at: made) }
        }
        ancestor += "/"
      }
      folder = try FileDescriptor.folder(at: path)
    } catch {
      throw .cannotCreate(path: path, reason: error.reason)
    }
  }

  /// The folder at a path; `nil` where there is none.
  init?(existingAt path: String) {
    guard let folder = try? FileDescriptor.folder(at: path) else { return nil }
    self.init(path: path, folder: folder)
  }

  private init(path: String, folder: FileDescriptor) {
    self.path = path
    self.folder = folder
  }

  /// A folder in this one, made where missing; a symbolic link is refused, for it may lead out.
  ///
  /// - Parameter staged: Removes again what was made, should the writing fail.
  func folder(
    named name: String, in staged: StagedFiles? = nil
  ) throws(OutputFailure) -> OutputFolder {
    let childPath = path(of: name)
    do {
      if try folder.makeFolder(named: name) {
        let parent = folder
        staged?.onFailure { parent.removeEmptyFolder(named: name) }
      }
      return OutputFolder(path: childPath, folder: try folder.folder(named: name))
    } catch {
      throw .cannotCreate(path: childPath, reason: error.reason)
    }
  }

  /// A folder in this one; `nil` where there is none.
  func existing(_ name: String) -> OutputFolder? {
    guard let child = try? folder.folder(named: name) else { return nil }
    return OutputFolder(path: path(of: name), folder: child)
  }

  /// Refuses early a path that can never be a folder.
  static func refuseFile(at path: String) throws(OutputFailure) {
    do {
      _ = try FileDescriptor.folder(at: path)
    } catch {
      if !error.isMissing { throw .cannotCreate(path: path, reason: error.reason) }
    }
  }

  /// Writes a file whole or not at all.
  ///
  /// - Returns: The number of bytes written.
  @discardableResult
  func write(
    _ name: String, _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) -> Int {
    try WholeFile.write(named: name, in: folder, path: path(of: name), contents)
  }

  @discardableResult
  func write(_ name: String, text: String) throws(OutputFailure) -> Int {
    try write(name) { file throws(OutputFailure) in try file.write(text) }
  }

  /// Writes a file that is put in place together with others.
  func stage(
    _ name: String, in staged: StagedFiles,
    _ contents: (any ByteOutput) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    try staged.add(named: name, in: folder, path: path(of: name), contents)
  }

  /// Removes a file of an earlier run; a missing one is as good.
  func remove(_ name: String) {
    folder.removeFile(named: name)
  }

  /// Removes a folder where nothing is in it.
  func removeIfEmpty(_ name: String) {
    folder.removeEmptyFolder(named: name)
  }

  /// Whether there is a readable file of this name, which may lie in a folder of this one.
  func has(_ name: String) -> Bool {
    folder.hasFile(named: name)
  }

  /// The names in the folder, sorted.
  func names() throws(OutputFailure) -> [String] {
    do {
      return try FileDescriptor.names(inFolderAt: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// The path of a file in the folder, as messages name it.
  func path(of name: String) -> String { Self.path(of: name, in: path) }

  static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
