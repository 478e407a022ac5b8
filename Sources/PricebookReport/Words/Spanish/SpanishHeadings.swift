import PricebookDocument

extension Spanish {
  static let headings = TableHeadings(
    item: "Artículo",
    store: "Tienda",
    month: "Mes",
    category: "Categoría",
    cart: "Compra",
    name: "Nombre",
    file: "Archivo",
    entry: "Entrada",
    currency: "Moneda",
    kind: "Tipo",
    perhaps: "Quizá",

    spent: "Gastado",
    budget: "Presupuesto",
    difference: "Diferencia",
    used: "Usado",
    status: "Estado",
    share: "%",
    lines: "Líneas",
    receipts: "Recibos",

    quantity: "Cantidad",
    unitValue: "Precio medio",
    onThreeMonths: "Frente a 3 meses",
    price: "Precio",
    median: "Mediana",
    reference: "Referencia",

    change: "Cambio",
    changeInMoney: "Diferencia",
    priceEffect: "De ello, precio",
    storeEffect: "Elección de tienda",
    perMonth: "Por mes",
    direction: "Tendencia",
    last: "Último",
    lowest: "Más bajo",

    state: "Estado",
    planned: "Previsto",
    actual: "Pagado",
    unplanned: "Imprevisto",
    skipped: "Omitido",

    before: "Antes",
    now: "Ahora",
    unitPriceBefore: "Precio por unidad antes",
    unitPriceNow: "Precio por unidad ahora",

    rank: "Puesto",
    ownTotal: "Total propio",
    likeForLike: "Cesta completa",
    available: "Disponible",
    cheapestFor: "Más barata en",
    lacks: "Falta",

    read: "Leídos",
    accepted: "Aceptados",
    rejected: "Rechazados",
    duplicates: "Duplicados",
    paid: "Pagado",
    counts: "Vale",
    doesNotCount: "No vale",
    rows: "Filas",

    againstBudget: "Frente al presupuesto",
    pricesOverYear: "Precios, 12 meses",

    lists: "Listas",
    items: "Artículos",
    unpriced: "Sin precio",
    total: "Total",
    bought: "Comprado",
    remaining: "Pendiente",

    ratings: "Valoraciones",
    meanRating: "Media de 5",
    level: "Nivel",
    updates: "Actualizaciones")
}
