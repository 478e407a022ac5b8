import PricebookDocument

extension English {
  static let headings = TableHeadings(
    item: "Item",
    store: "Store",
    month: "Month",
    category: "Category",
    cart: "Cart",
    name: "Name",
    file: "File",
    entry: "Entry",
    currency: "Currency",
    kind: "Kind",
    perhaps: "Perhaps",

    spent: "Spent",
    budget: "Budget",
    difference: "Difference",
    used: "Used",
    status: "Status",
    share: "Share",
    lines: "Lines",
    receipts: "Receipts",

    quantity: "Quantity",
    unitValue: "Average price",
    onThreeMonths: "Against 3 months",
    price: "Price",
    median: "Median",
    reference: "Reference",

    change: "Change",
    changeInMoney: "Change",
    priceEffect: "Of which price",
    storeEffect: "Store choice",
    perMonth: "Per month",
    direction: "Direction",
    last: "Last",
    lowest: "Lowest",

    state: "State",
    planned: "Planned",
    actual: "Actual",
    unplanned: "Unplanned",
    skipped: "Skipped",

    before: "Before",
    now: "Now",
    unitPriceBefore: "Unit price before",
    unitPriceNow: "Unit price now",

    rank: "Rank",
    ownTotal: "Own total",
    likeForLike: "Whole basket",
    available: "Available",
    cheapestFor: "Cheapest for",
    lacks: "Lacks",

    read: "Read",
    accepted: "Accepted",
    rejected: "Rejected",
    duplicates: "Duplicates",
    paid: "Paid",
    counts: "Counts",
    doesNotCount: "Does not count",
    rows: "Rows",

    againstBudget: "Against budget",
    pricesOverYear: "Prices, 12 months",

    lists: "Lists",
    items: "Items",
    unpriced: "Unpriced",
    total: "Total",
    bought: "Bought",
    remaining: "Remaining",

    ratings: "Ratings",
    meanRating: "Mean of 5",
    level: "Level",
    updates: "Updates")
}
