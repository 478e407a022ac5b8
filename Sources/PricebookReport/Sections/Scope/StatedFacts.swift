import PricebookAnalytics
import PricebookModel

/// What apps and their people say of products and stores, in the words of a report.
struct StatedFacts: Sendable {
  private static let commentLimit = 3
  private let words: ReportWords
  private let vault: Vault
  private let places: [StoreID: StorePlace]
  private let comments: [VaultComment.Subject: [VaultComment]]

  init(_ vault: Vault, _ words: ReportWords) {
    self.words = words
    self.vault = vault
    places = Dictionary(uniqueKeysWithValues: vault.places.map { ($0.store, $0) })
    comments = Dictionary(grouping: vault.comments, by: \.subject)
  }

  /// Whether a price was on sale, and who saw it.
  func seen(_ item: ItemID, _ price: ItemHistory.Price) -> RichText {
    let option = vault.statedPrice(of: item, at: price.store, on: price.day)
    return words.itemBook.seen(onSale: option?.isOnSale == true, by: option?.updatedBy)
  }

  /// `Horizon · Organic, Dairy · favourite · rated 4.5 of 5 by 2`; `nil` where nothing is known.
  func product(_ item: ItemID) -> RichText? {
    guard let product = vault.product(item) else { return nil }
    return RichText(notes: [
      product.brand.map { .name($0) },
      product.tags.isEmpty ? nil : RichText(parts: product.tags.prefix(6).map { .name($0) }),
      product.isFavorite ? RichText(words.people.favorite) : nil,
      product.meanRating.map {
        words.people.rating(.number($0, digits: 1), of: product.ratingCount)
      },
    ])
  }

  /// `Horizon, Organic, favourite`, as lists have it beside an item.
  func marks(brand: String?, tags: [String], isFavorite: Bool) -> [RichText] {
    (([brand] + tags).compactMap { $0.map { .name($0) } })
      + (isFavorite ? [RichText(words.people.favorite)] : [])
  }

  /// Where a store is and whether it is a favourite, and what else is said of it.
  func place(_ store: StoreID, _ others: RichText = "") -> RichText {
    guard let place = places[store] else { return others }
    let addresses = place.addresses.prefix(Self.commentLimit).map { RichText.name($0) }
    return RichText(
      notes: [place.isFavorite ? RichText(words.people.favorite) : nil] + addresses
        + [others.isEmpty ? nil : others]) ?? ""
  }

  /// The newest comments: `“Clean and quick”, Alex, 1 October 2026`.
  func comments(on subject: VaultComment.Subject) -> [RichText] {
    (comments[subject] ?? []).prefix(Self.commentLimit).map {
      words.people.comment($0.text, by: $0.author, on: $0.day.map { .date($0) })
    }
  }
}
