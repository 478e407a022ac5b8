/// Every option, by the name it has on the command line without the two hyphens.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case output
  case open
  case format
  case json
  case period
  case against
  case month
  case asOf = "as-of"
  case basket
  case availability
  case maxPriceAge = "max-price-age"
  case at
  case shoppingList = "shopping-list"
  case full
  case top
  case writeMapping = "write-mapping"
  case state
  case search
  case sort
  case resolved
  case safe
  case applyAbove = "apply-above"
  case dryRun = "dry-run"
  case ask
  case unmatched
  case groups
  case stores
  case man
  case since
  case until
  case store
  case category
  case item
  case person
  case withoutStore = "without-store"
  case withoutCategory = "without-category"
  case withoutItem = "without-item"
  case withoutCurrency = "without-currency"
  case currency
  case timeZone = "time-zone"
  case locale
  case dateFormat = "date-format"
  case prices
  case payments
  case mapping
  case decimal
  case priceOf = "price-of"
  case delimiter
  case encoding
  case strict
  case quiet
  case verbose
  case noProgress = "no-progress"
  case color
  case help
  case version
}
