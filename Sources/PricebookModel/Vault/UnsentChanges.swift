/// What a device had not yet sent to the server of its list when its items were exported.
package struct UnsentChanges: Hashable, Sendable {
  /// Items that were changed, those whose sending failed and deleted ones included.
  package var changes = 0
  package var failed = 0
  /// Items that are deleted on this device alone.
  package var deletions = 0
  /// Index into ``Book/sources``.
  package var source: Int

  package init(changes: Int = 0, failed: Int = 0, deletions: Int = 0, source: Int) {
    self.changes = changes
    self.failed = failed
    self.deletions = deletions
    self.source = source
  }
}
