import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { questionGroups, type QuestionGroupKey } from "@/src/domain/content/question-group";

const labels: Record<QuestionGroupKey, ReaderText> = {
  ordering: { fr: "Commander", en: "Ordering", es: "Hacer un pedido", ja: "ご注文" },
  configurator: { fr: "Configurateur", en: "Configurator", es: "Configurador", ja: "コンフィギュレーター" },
  delivery: { fr: "Livraison", en: "Delivery", es: "Envío", ja: "配送" },
  payment: { fr: "Paiement", en: "Payment", es: "Pago", ja: "お支払い" },
  "gift-cards": { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", ja: "ギフトカード" },
  watch: { fr: "La montre", en: "The watch", es: "El reloj", ja: "時計について" },
  returns: {
    fr: "Retours et garantie",
    en: "Returns and guarantee",
    es: "Devoluciones y garantía",
    ja: "返品と保証",
  },
  account: { fr: "Compte", en: "Account", es: "Cuenta", ja: "アカウント" },
};

/** Chapters of the FAQ, to choose one. */
export const questionGroupOptions = questionGroups.map((value) => ({ value, label: { ...labels[value] } }));
