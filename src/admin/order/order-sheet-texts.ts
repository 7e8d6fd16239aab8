import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the order sheet, by the tags of the admin's languages. */
const orderSheetTexts = {
  fr: {
    quantity: "Qté",
    unit: "Unité",
    total: "Total",
    charged: "Débité",
    shown: "Affiché",
    refunded: "Remboursé",
    receipt: "Reçu (PDF)",
    creditNote: "Avoir (PDF)",
    page: "Page du client",
    note: "Message du client",
    delivery: "Livraison",
    parts: "Pièces",
    unsaved: "La fiche apparaît quand la commande existe.",
  },
  en: {
    quantity: "Qty",
    unit: "Unit",
    total: "Total",
    charged: "Charged",
    shown: "Shown",
    refunded: "Refunded",
    receipt: "Receipt (PDF)",
    creditNote: "Credit note (PDF)",
    page: "Customer’s page",
    note: "Customer’s note",
    delivery: "Delivery",
    parts: "Parts",
    unsaved: "The sheet appears once the order exists.",
  },
  es: {
    quantity: "Cant.",
    unit: "Unidad",
    total: "Total",
    charged: "Cobrado",
    shown: "Mostrado",
    refunded: "Reembolsado",
    receipt: "Recibo (PDF)",
    creditNote: "Factura rectificativa (PDF)",
    page: "Página del cliente",
    note: "Mensaje del cliente",
    delivery: "Entrega",
    parts: "Piezas",
    unsaved: "La ficha aparece cuando existe el pedido.",
  },
  ja: {
    quantity: "数量",
    unit: "単価",
    total: "合計",
    charged: "請求額",
    shown: "表示額",
    refunded: "返金額",
    receipt: "領収書（PDF）",
    creditNote: "返金伝票（PDF）",
    page: "お客様のページ",
    note: "工房へのひとこと",
    delivery: "お届け先",
    parts: "部品",
    unsaved: "注文が作成されると表示されます。",
  },
} as const;

export type OrderSheetTexts = (typeof orderSheetTexts)[keyof typeof orderSheetTexts];

/** @param language of the admin user */
export const textsOf = (language: string): OrderSheetTexts =>
  inReaderLanguage<OrderSheetTexts>(orderSheetTexts, language);
