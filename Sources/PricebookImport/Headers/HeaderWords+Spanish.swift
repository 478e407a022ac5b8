extension HeaderWords {
  /// The best name for each meaning comes first.
  static let spanish: [ColumnMeaning: [String]] = [
    .receiptID: [
      "numeroticket", "numerodeticket", "numeroderecibo", "recibo", "numerodefactura", "factura",
      "numfactura", "tique", "ticket", "numerodepedido", "pedido", "numerodetransaccion",
      "transaccion",
    ],
    .date: [
      "fecha", "fechacompra", "fechadecompra", "fechaticket", "fechadelticket", "fechafactura",
      "fechadefactura", "fechapedido", "dia",
    ],
    .time: ["hora", "horacompra", "horadecompra", "horaticket"],
    .store: [
      "tienda", "nombretienda", "nombredelatienda", "comercio", "establecimiento", "supermercado",
      "mercado", "vendedor", "comerciante", "cadena", "proveedor",
    ],
    .location: ["ubicacion", "direccion", "ciudad", "localidad", "sucursal", "codigopostal"],
    .item: [
      "articulo", "nombrearticulo", "nombredelarticulo", "producto", "nombreproducto",
      "nombredelproducto", "descripcion", "descripciondelproducto", "concepto", "denominacion",
      "nombre",
    ],
    .barcode: [
      "codigodebarras", "codigobarras", "codigoean", "codigoproducto", "codigoarticulo",
      "referencia", "codigo",
    ],
    .category: ["categoria", "categoriaproducto", "seccion", "departamento", "familia", "grupo"],
    .quantity: ["cantidad", "cant", "unidades", "numerodeunidades", "uds", "peso"],
    .unit: ["unidad", "unidaddemedida", "unidadmedida", "medida"],
    .unitPrice: [
      "preciounitario", "precioporunidad", "preciounidad", "preciound", "pvp", "precio",
    ],
    .discount: ["descuento", "importedescuento", "rebaja", "ahorro", "dto", "bonificacion"],
    .total: [
      "importe", "importetotal", "preciototal", "total", "totallinea", "totalpagado", "pagado",
      "monto", "montototal", "coste", "costo", "suma", "gasto", "valor",
    ],
    .currency: ["moneda", "divisa", "codigomoneda"],
  ]
}
