import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface PromoTexts {
  readonly title: string;
  readonly orders: string;
  readonly revenue: string;
  readonly reduction: string;
  readonly lastUse: string;
  readonly never: string;
  readonly note: string;
}

/** Texts of a promo code's results, by the tags of the admin's languages. */
const promoTexts = {
  fr: {
    title: "Ce que le code a apporté",
    orders: "Commandes payées",
    revenue: "Encaissé",
    reduction: "Remise accordée",
    lastUse: "Dernière fois",
    never: "Aucune commande payée avec ce code.",
    note: "En euros, au taux du jour de la commande ; cartes cadeaux et remboursements déduits de l’encaissé.",
  },
  en: {
    title: "What the code has brought",
    orders: "Paid orders",
    revenue: "Revenue",
    reduction: "Taken off",
    lastUse: "Last use",
    never: "No order was paid with this code.",
    note: "In euros, at the rate of the order’s day; gift cards and refunds are not revenue.",
  },
  es: {
    title: "Lo que ha aportado el código",
    orders: "Pedidos pagados",
    revenue: "Ingresos",
    reduction: "Descuento concedido",
    lastUse: "Último uso",
    never: "Ningún pedido pagado con este código.",
    note: "En euros, al tipo del día del pedido; tarjetas regalo y reembolsos no son ingresos.",
  },
  ja: {
    title: "このコードの成果",
    orders: "支払い済みの注文",
    revenue: "売上",
    reduction: "割引額",
    lastUse: "最終利用",
    never: "このコードで支払われた注文はありません。",
    note: "注文日のレートによるユーロ換算。ギフトカード充当分と返金は売上に含みません。",
  },
} as const satisfies Record<"fr" | "en" | "es" | "ja", PromoTexts>;

/** @param language of the admin user */
export const promoTextsOf = (language: string) => inReaderLanguage<PromoTexts>(promoTexts, language);
