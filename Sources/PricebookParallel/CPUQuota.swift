/// The limit of processor time that version 2 of Linux's control groups sets.
///
/// Source: the kernel's "Control Group v2", sections "CPU Interface Files" and "Namespace".
enum CPUQuota {
  /// The path of the group that `/proc/self/cgroup` names.
  ///
  /// - Returns: `nil` where only version 1 is in use.
  static func path(in groups: String) -> String? {
    groups.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { String($0.dropFirst(3)) }
  }

  /// The folder of a group and the folders of all groups around it, the outermost as "".
  static func folders(of path: String) -> [String] {
    var folders = [""]
    for name in path.split(separator: "/") {
      folders.append("\(folders[folders.count - 1])/\(name)")
    }
    return folders
  }

  /// The cores that `cpu.max` allows, a part of a core counted as one.
  ///
  /// - Returns: `nil` where there is no limit.
  static func cores(_ text: String) -> Int? {
    let fields = text.split { $0 == " " || $0 == "\n" }
    guard fields.count == 2, let quota = Int(fields[0]), let period = Int(fields[1]), quota > 0,
      period > 0
    else { return nil }
    return (quota - 1) / period + 1
  }
}
