import PricebookDocument

/// The headings of the tables on the pages, each once for all tables that have it.
///
/// The columns of a table, their order and their alignment are in `Sections`, where the table is
/// made.
struct TableHeadings: Sendable {
  let item: RichText
  let store: RichText
  let month: RichText
  let category: RichText
  let cart: RichText
  let name: RichText
  let file: RichText
  let entry: RichText
  let currency: RichText
  let kind: RichText
  let person: RichText
  let equalShare: RichText
  let balance: RichText
  let perhaps: RichText

  let spent: RichText
  let budget: RichText
  let difference: RichText
  let used: RichText
  let status: RichText
  let share: RichText
  let lines: RichText
  let receipts: RichText

  let quantity: RichText
  let unitValue: RichText
  let onThreeMonths: RichText
  let price: RichText
  let median: RichText
  let reference: RichText

  let change: RichText
  let changeInMoney: RichText
  let priceEffect: RichText
  let storeEffect: RichText
  let perMonth: RichText
  let direction: RichText
  let last: RichText
  let lowest: RichText

  let state: RichText
  let planned: RichText
  let actual: RichText
  let unplanned: RichText
  let skipped: RichText

  let before: RichText
  let now: RichText
  let unitPriceBefore: RichText
  let unitPriceNow: RichText

  let rank: RichText
  let ownTotal: RichText
  let likeForLike: RichText
  let available: RichText
  let cheapestFor: RichText
  let lacks: RichText

  let read: RichText
  let accepted: RichText
  let rejected: RichText
  let duplicates: RichText
  let paid: RichText
  let counts: RichText
  let doesNotCount: RichText
  let rows: RichText

  let againstBudget: RichText
  let pricesOverYear: RichText

  let lists: RichText
  let items: RichText
  let unpriced: RichText
  let total: RichText
  let bought: RichText
  let remaining: RichText

  let ratings: RichText
  let meanRating: RichText
  let level: RichText
  let updates: RichText
}
