/// What somebody wrote of a store or of a product.
package struct VaultComment: Hashable, Sendable {
  /// The store or the item that the text is about.
  package enum Subject: Hashable, Sendable {
    case store(StoreID)
    case item(ItemID)
  }

  package var subject: Subject
  package var text: String
  /// What the person chose to be called; `nil` where the app does not say who wrote it.
  package var author: String?
  package var day: CalendarDate?

  package init(subject: Subject, text: String, author: String? = nil, day: CalendarDate? = nil) {
    self.subject = subject
    self.text = text
    self.author = author
    self.day = day
  }
}
