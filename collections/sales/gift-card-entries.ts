import type { CollectionConfig } from "payload";
import { cardAccounts, cardOperations } from "@/src/domain/gift-card/operation";
import { inFour } from "@/collections/admin-text";

/**
 * Movements on gift cards, written in pairs that sum to nothing and never changed. A row is a sentence: this much
 * came to this account, or left it, because of that.
 */
export const GiftCardEntries: CollectionConfig = {
  slug: "gift-card-entries",
  labels: {
    singular: inFour("Mouvement de carte", "Card movement", "Movimiento de tarjeta", "カード入出金"),
    plural: inFour("Mouvements de cartes", "Card movements", "Movimientos de tarjetas", "カード入出金"),
  },
  admin: { hidden: true, useAsTitle: "operation" },
  defaultSort: "-createdAt",
  fields: [
    { name: "card", type: "relationship", relationTo: "gift-cards", required: true, index: true },
    {
      name: "operation",
      type: "select",
      label: inFour("Opération", "Operation", "Operación", "操作"),
      required: true,
      options: [...cardOperations],
    },
    {
      name: "account",
      type: "select",
      label: inFour("Compte", "Account", "Cuenta", "勘定"),
      required: true,
      options: [...cardAccounts],
    },
    {
      name: "amount",
      type: "number",
      label: inFour(
        "Montant, en centimes d’euro",
        "Amount, in euro cents",
        "Importe, en céntimos de euro",
        "金額（ユーロセント）",
      ),
      required: true,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: inFour("Commande", "Order", "Pedido", "注文"),
      index: true,
    },
  ],
};
