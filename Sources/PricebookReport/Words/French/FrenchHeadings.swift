import PricebookDocument

extension French {
  static let headings = TableHeadings(
    item: "Article",
    store: "Magasin",
    month: "Mois",
    category: "Catégorie",
    cart: "Courses",
    name: "Nom",
    file: "Fichier",
    entry: "Entrée",
    currency: "Devise",
    kind: "Type",
    perhaps: "Peut-être",

    spent: "Dépensé",
    budget: "Budget",
    difference: "Écart",
    used: "Utilisé",
    status: "État",
    share: "Part",
    lines: "Lignes",
    receipts: "Tickets",

    quantity: "Quantité",
    unitValue: "Prix moyen",
    onThreeMonths: "Face à 3 mois",
    price: "Prix",
    median: "Médiane",
    reference: "Repère",

    change: "Variation",
    changeInMoney: "Écart",
    priceEffect: "Dont prix",
    storeEffect: "Choix du magasin",
    perMonth: "Par mois",
    direction: "Tendance",
    last: "Dernier",
    lowest: "Plus bas",

    state: "État",
    planned: "Prévu",
    actual: "Payé",
    unplanned: "Imprévu",
    skipped: "Non acheté",

    before: "Avant",
    now: "Maintenant",
    unitPriceBefore: "Prix à l’unité avant",
    unitPriceNow: "Prix à l’unité maintenant",

    rank: "Rang",
    ownTotal: "Total propre",
    likeForLike: "Panier complet",
    available: "Disponible",
    cheapestFor: "Moins cher pour",
    lacks: "Manque",

    read: "Lus",
    accepted: "Acceptés",
    rejected: "Refusés",
    duplicates: "Doubles",
    paid: "Payé",
    counts: "Compte",
    doesNotCount: "Ne compte pas",
    rows: "Lignes",

    againstBudget: "Face au budget",
    pricesOverYear: "Prix, 12 mois",

    lists: "Listes",
    items: "Articles",
    unpriced: "Sans prix",
    total: "Total",
    bought: "Acheté",
    remaining: "Restant",

    ratings: "Notes",
    meanRating: "Moyenne sur 5",
    level: "Niveau",
    updates: "Mises à jour")
}
