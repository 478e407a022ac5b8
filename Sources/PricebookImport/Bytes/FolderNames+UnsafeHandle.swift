#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder, without `.` and `..`; `nil` if it cannot be listed.
///
/// Foundation repairs names that are not UTF-8, so that they lead nowhere. Safe because the entries
/// are read between `opendir` and `closedir`, each before the next one is asked for.
package func folderNames(_ path: String) -> [String]? {
  let descriptor = unsafe open(PathText.systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  return folderNames(descriptor: descriptor)
}

/// The names in an open folder, which is closed afterwards.
package func folderNames(descriptor: Int32) -> [String]? {
  guard descriptor >= 0 else { return nil }
  guard let stream = unsafe fdopendir(descriptor) else {
    let reason = errno
    close(descriptor)
    errno = reason
    return nil
  }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while true {
    errno = 0
    guard let entry = unsafe readdir(stream) else { break }
    // The name is read in place: an entry may be shorter than the type that describes it.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    let name = PathText.text(of: unsafe Array(bytes))
    if name != ".", name != ".." { names.append(name) }
  }
  // A folder that cannot be read to its end is not listed in part.
  return errno == 0 ? names : nil
}
