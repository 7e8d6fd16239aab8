import type { CollectionConfig } from "payload";
import { amountField } from "@/collections/amount-field";
import { cardAccounts, cardOperations } from "@/src/domain/gift-card/operation";

/**
 * Movements on gift cards, written in pairs that sum to zero and never changed. A row says: this amount was added to
 * or taken from this account, for this reason.
 */
export const GiftCardEntries: CollectionConfig = {
  slug: "gift-card-entries",
  labels: {
    singular: {
      fr: "Mouvement de carte",
      en: "Card movement",
      es: "Movimiento de tarjeta",
      ja: "カード入出金",
    },
    plural: {
      fr: "Mouvements de cartes",
      en: "Card movements",
      es: "Movimientos de tarjetas",
      ja: "カード入出金",
    },
  },
  admin: { hidden: true, useAsTitle: "operation" },
  lockDocuments: false,
  defaultSort: "-createdAt",
  fields: [
    { name: "card", type: "relationship", relationTo: "gift-cards", required: true, index: true },
    {
      name: "operation",
      type: "select",
      label: { fr: "Opération", en: "Operation", es: "Operación", ja: "操作" },
      required: true,
      options: [...cardOperations],
    },
    {
      name: "account",
      type: "select",
      label: { fr: "Compte", en: "Account", es: "Cuenta", ja: "勘定" },
      required: true,
      options: [...cardAccounts],
    },
    amountField("amount", { fr: "Montant", en: "Amount", es: "Importe", ja: "金額" }),
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      index: true,
    },
  ],
};
