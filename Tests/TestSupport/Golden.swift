public import Foundation

/// Expected outputs that are files beside the tests.
///
/// With `PRICEBOOK_RECORD=1` in the environment they are written anew, and the test still fails;
/// with `PRICEBOOK_RECORD=NAME` only the files and folders of that name are.
public enum Golden {
  private static let recorded = ProcessInfo.processInfo.environment["PRICEBOOK_RECORD"] ?? ""

  /// Whether a file is written anew: it, or one of its folders, is called so.
  public static func isRecording(_ file: URL) -> Bool {
    recorded == "1" || (!recorded.isEmpty && file.pathComponents.contains(recorded))
  }

  /// Compares a text with the one recorded in a file, or records it.
  ///
  /// - Returns: What is wrong and what to do; `nil` where the texts are equal.
  public static func problem(of text: String, recordedIn file: URL) throws -> String? {
    if isRecording(file) {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(file.path): check it, then run again without PRICEBOOK_RECORD"
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return "\(file.path) is missing: record it with PRICEBOOK_RECORD=1"
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard recorded != text else { return nil }
    let lines = (recorded.lines, text.lines)
    let number = zip(lines.0, lines.1).prefix { $0 == $1 }.count
    return """
      \(file.path):\(number + 1) differs
      recorded: \(number < lines.0.count ? lines.0[number] : "(end)")
      now:      \(number < lines.1.count ? lines.1[number] : "(end)")
      """
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
