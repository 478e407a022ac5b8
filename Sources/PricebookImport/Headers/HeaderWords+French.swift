extension HeaderWords {
  /// The best name for each meaning comes first.
  static let french: [ColumnMeaning: [String]] = [
    .receiptID: [
      "N° ticket", "N° de ticket", "numeroticket", "numerodeticket", "ticketdecaisse", "numticket",
      "idticket", "ticket",
      "numerorecu", "recu", "N° reçu", "N° de reçu", "N° facture", "N° de facture", "numerofacture",
      "numerodefacture", "facture", "numerotransaction",
      "transaction", "N° transaction", "N° commande", "N° de commande", "numerocommande",
      "numerodecommande", "commande",
    ],
    .date: [
      "date", "dateticket", "datedachat", "dateachat", "datedetransaction", "datetransaction",
      "datedefacture", "datecommande", "datedecommande", "jour",
    ],
    .time: ["heure", "heureachat", "heuredachat", "heureticket", "heuredetransaction"],
    .store: [
      "magasin", "nommagasin", "nomdumagasin", "enseigne", "commerce", "commercant", "marchand",
      "vendeur", "boutique", "supermarche",
    ],
    .location: ["lieu", "ville", "adresse", "codepostal", "emplacement", "succursale"],
    .item: [
      "article", "nomarticle", "nomdelarticle", "libellearticle", "libelle", "libelleproduit",
      "produit", "nomproduit", "nomduproduit", "designation", "descriptionproduit",
      "descriptionduproduit", "intitule", "nom",
    ],
    .barcode: [
      "codebarre", "codebarres", "codeabarres", "codebarreduproduit", "codeean", "codeproduit",
      "codearticle", "reference",
    ],
    .category: ["categorie", "categorieproduit", "rayon", "famille", "groupe", "departement"],
    .quantity: [
      "quantite", "qte", "qtes", "quantiteachetee", "quantitevendue", "nombre", "nb", "Nbre",
      "quant",
      "nombreunites", "poids",
    ],
    .unit: ["unite", "UM", "UdM", "unitedemesure", "unitemesure"],
    .unitPrice: [
      "prixunitaire", "prix unit.", "prixunitairettc", "prixalunite", "prixparunite", "pu", "puttc",
      "prixttc",
      "prix", "tarif",
    ],
    .discount: [
      "remise", "reduction", "rabais", "montantremise", "montantdelaremise", "economie",
      "promotion",
    ],
    .total: [
      "montantttc", "montanttotal", "prixtotal", "prixtotalttc", "totalttc", "totalligne", "total",
      "montant", "montantpaye", "paye", "somme", "cout", "depense", "cattc",
    ],
    .currency: ["devise", "monnaie", "codedevise"],
    .person: [
      "payé par", "payeur", "payée par", "réglé par", "qui a payé", "acheté par", "acheteur",
      "personne",
    ],
  ]
}
