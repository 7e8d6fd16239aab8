import { inFour } from "../catalogue/seed-option";

/** Chapters of the FAQ, in the page's order. */
export const questionGroups = {
  ordering: inFour("Commander", "Ordering", "Pedir", "ご注文"),
  configurator: inFour("Configurateur", "Configurator", "Configurador", "コンフィギュレーター"),
  delivery: inFour("Livraison", "Delivery", "Entrega", "配送"),
  payment: inFour("Paiement", "Payment", "Pago", "お支払い"),
  "gift-cards": inFour("Cartes cadeaux", "Gift cards", "Tarjetas regalo", "ギフトカード"),
  watch: inFour("Porter sa montre", "Wearing your watch", "Llevar tu reloj", "時計の使い方"),
  warranty: inFour("Garanties et retours", "Warranty and returns", "Garantía y devoluciones", "保証と返品"),
  account: inFour("Compte", "Account", "Cuenta", "アカウント"),
} as const;

export type QuestionGroup = keyof typeof questionGroups;
