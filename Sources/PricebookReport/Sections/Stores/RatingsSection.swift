import PricebookAnalytics
import PricebookModel

extension CurrencyScope {
  static let peopleRowLimit = 25

  /// What the people of the vaults think of each store, best first.
  var ratingsSection: Section? {
    let ratings = book.vault.ratings.filter { $0.count > 0 }.sorted { left, right in
      // Means compared as fractions; neither counts nor sums of a book come near the limit.
      let (leftSide, rightSide) = (left.sum * right.count, right.sum * left.count)
      if leftSide != rightSide { return leftSide > rightSide }
      return (right.count, left.store) < (left.count, right.store)
    }
    guard !ratings.isEmpty else { return nil }
    let rest = ratings.count - min(ratings.count, Self.peopleRowLimit)
    return Section(
      id: "ratings", title: PeoplePhrases.ratingsTitle, note: [PeoplePhrases.ratingsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "ratings-table", caption: PeoplePhrases.ratingsTitle, isCaptionHidden: true,
            columns: PeoplePhrases.ratingColumns,
            rows: ratings.prefix(Self.peopleRowLimit).map { rating in
              DisplayTable.Row([
                .name(book.names.stores[Int(rating.store)]),
                .value(rating.mean.map { .number($0, digits: 1) }), .value(.count(rating.count)),
              ])
            },
            totalRowCount: rest > 0 ? ratings.count : nil,
            file: context.tablePath("store-ratings")))
      ])
  }

  /// Who reported prices to the vaults, most updates first.
  var contributorsSection: Section? {
    let people = book.vault.contributors
      .sorted { ($1.updates, $0.name) < ($0.updates, $1.name) }
    guard !people.isEmpty else { return nil }
    let rest = people.count - min(people.count, Self.peopleRowLimit)
    return Section(
      id: "contributors", title: PeoplePhrases.contributorsTitle,
      note: [PeoplePhrases.contributorsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "contributors-table", caption: PeoplePhrases.contributorsTitle,
            isCaptionHidden: true, columns: PeoplePhrases.contributorColumns,
            rows: people.prefix(Self.peopleRowLimit).map { person in
              DisplayTable.Row([
                .name(person.name), .text(RichText(person.level.rawValue)),
                .value(.count(person.updates)),
              ])
            },
            totalRowCount: rest > 0 ? people.count : nil,
            file: context.tablePath("contributors")))
      ])
  }
}

/// The words of the sections on ratings and contributors.
enum PeoplePhrases {
  static let ratingsTitle: RichText = "Ratings"
  static let ratingsNote: RichText =
    "From the CartWise export. Stores without a rating are left out."
  static let ratingColumns: [DisplayTable.Column] = [
    .init("Store"), .number("Mean of 5", order: .descending), .number("Ratings"),
  ]

  static let contributorsTitle: RichText = "Contributors"
  static let contributorsNote: RichText =
    "Who updated prices in CartWise, with the level that the number of updates earns."
  static let contributorColumns: [DisplayTable.Column] = [
    .init("Name"), .init("Level"), .number("Updates", order: .descending),
  ]
}
