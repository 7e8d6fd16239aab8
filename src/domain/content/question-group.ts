import type { Localised } from "@/src/domain/locale/locale";

interface QuestionGroup {
  readonly key: string;
  readonly label: Localised;
}

/** Chapters of the FAQ, in the order of the page; a question belongs to one. */
export const questionGroups = [
  { key: "ordering", label: { fr: "Commander", en: "Ordering", es: "Hacer un pedido", jp: "ご注文" } },
  {
    key: "configurator",
    label: { fr: "Configurateur", en: "Configurator", es: "Configurador", jp: "コンフィギュレーター" },
  },
  { key: "delivery", label: { fr: "Livraison", en: "Delivery", es: "Envío", jp: "配送" } },
  { key: "payment", label: { fr: "Paiement", en: "Payment", es: "Pago", jp: "お支払い" } },
  {
    key: "gift-cards",
    label: { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", jp: "ギフトカード" },
  },
  { key: "watch", label: { fr: "La montre", en: "The watch", es: "El reloj", jp: "時計について" } },
  {
    key: "returns",
    label: {
      fr: "Retours et garantie",
      en: "Returns and warranty",
      es: "Devoluciones y garantía",
      jp: "返品と保証",
    },
  },
  { key: "account", label: { fr: "Compte", en: "Account", es: "Cuenta", jp: "アカウント" } },
] as const satisfies readonly QuestionGroup[];

export type QuestionGroupKey = (typeof questionGroups)[number]["key"];
