import type { CollectionConfig, Field } from "payload";
import { locales } from "@/src/domain/locale/locale";
import { cardKinds, type CardKind } from "@/src/domain/gift-card/operation";
import { groups, inFour } from "@/collections/admin-text";

const kindLabels: Record<CardKind, ReturnType<typeof inFour>> = {
  amount: inFour("Montant", "Amount", "Importe", "金額"),
  watch: inFour("Une montre", "One watch", "Un reloj", "時計1本"),
};

const text = (name: string, label: ReturnType<typeof inFour>, more: { index?: boolean } = {}): Field => ({
  name,
  type: "text",
  label,
  ...more,
});

/** What codes are made from and compared with: of no use to a person. */
const secret = (name: string): Field => ({
  name,
  type: "text",
  required: true,
  unique: true,
  access: { read: () => false },
  admin: { hidden: true },
});

/**
 * Gift cards. Only the shop writes them; what is left on one is the sum of its movements, never a number of its own.
 * The code itself is written down nowhere.
 */
export const GiftCards: CollectionConfig = {
  slug: "gift-cards",
  labels: {
    singular: inFour("Carte cadeau", "Gift card", "Tarjeta regalo", "ギフトカード"),
    plural: inFour("Cartes cadeaux", "Gift cards", "Tarjetas regalo", "ギフトカード"),
  },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.sales,
    useAsTitle: "ending",
    defaultColumns: ["ending", "kind", "value", "expiresAt", "isFrozen", "order"],
    listSearchableFields: ["ending", "recipientEmail", "recipientName"],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: { components: { Field: "/src/admin/gift-card-sheet#GiftCardSheet" }, disableListColumn: true },
    },
    {
      name: "ending",
      type: "text",
      label: inFour("Fin du code", "End of the code", "Final del código", "コード末尾"),
      required: true,
      index: true,
    },
    secret("seed"),
    secret("codeHash"),
    // Which piece of which order it is: the same one is never issued twice.
    secret("origin"),
    {
      name: "kind",
      type: "select",
      label: inFour("Paie", "Pays", "Paga", "用途"),
      required: true,
      defaultValue: "amount",
      options: cardKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    {
      name: "value",
      type: "number",
      label: inFour(
        "Valeur, en centimes d’euro",
        "Value, in euro cents",
        "Valor, en céntimos de euro",
        "額面（ユーロセント）",
      ),
      required: true,
    },
    {
      name: "issuedAt",
      type: "date",
      label: inFour("Émise le", "Issued on", "Emitida el", "発行日"),
      required: true,
    },
    {
      name: "expiresAt",
      type: "date",
      label: inFour("Valable jusqu’au", "Valid until", "Válida hasta", "有効期限"),
      required: true,
      index: true,
    },
    {
      name: "isFrozen",
      type: "checkbox",
      label: inFour("Gelée", "Frozen", "Congelada", "凍結中"),
      required: true,
      defaultValue: false,
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: inFour("Commande", "Order", "Pedido", "注文"),
      required: true,
      index: true,
    },
    {
      name: "locale",
      type: "select",
      label: inFour("Langue", "Language", "Idioma", "言語"),
      required: true,
      options: [...locales],
    },
    text("recipientName", inFour("Pour", "For", "Para", "受取人")),
    text("recipientEmail", inFour("E-mail", "E-mail", "Correo", "メール"), { index: true }),
    text("senderName", inFour("De la part de", "From", "De parte de", "贈り主")),
    {
      name: "message",
      type: "textarea",
      label: inFour("Mot", "Message", "Mensaje", "メッセージ"),
    },
    {
      name: "sendAt",
      type: "date",
      label: inFour("Envoi", "Sent", "Envío", "送信日時"),
      required: true,
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "entries",
      type: "join",
      collection: "gift-card-entries",
      on: "card",
      label: inFour("Mouvements", "Movements", "Movimientos", "入出金"),
      admin: { defaultColumns: ["operation", "account", "amount", "order", "createdAt"] },
    },
  ],
};
