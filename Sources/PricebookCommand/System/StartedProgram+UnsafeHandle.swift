import PricebookImport
import PricebookModel
import PricebookParallel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A program that is started and not waited for.
///
/// The unsafe calls are safe because the texts are copies that live until `posix_spawn` has
/// returned, and the new process has copies of its own.
enum StartedProgram {
  static func start(_ path: String, _ arguments: [String]) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for descriptor in Int32(0)...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // Ctrl-C in this terminal must not stop it.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    return unsafe withTexts([path] + arguments) { words in
      unsafe withTexts(variables) { variables in
        var process = pid_t()
        return unsafe posix_spawn(&process, path, &actions, &attributes, words, variables) == 0
      }
    }
  }

  /// Passes texts as C strings, with a null pointer at the end.
  private static func withTexts(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Bool
  ) -> Bool {
    let pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(pointers)
  }
}
