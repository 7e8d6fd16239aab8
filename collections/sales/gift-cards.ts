import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import { cardKinds, type CardKind } from "@/src/domain/gift-card/operation";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { amountField } from "@/collections/amount-field";
import { languageOptions } from "@/collections/language-options";

const kindLabels: Record<CardKind, ReaderText> = {
  amount: { fr: "Montant", en: "Amount", es: "Importe", ja: "金額" },
  watch: { fr: "Une montre", en: "One watch", es: "Un reloj", ja: "時計1本" },
};

const text = (name: string, label: ReaderText, more: { index?: boolean } = {}): Field => ({
  name,
  type: "text",
  label,
  ...more,
});

/** Values that codes are made from and compared with: not for display. */
const secret = (name: string): Field => ({
  name,
  type: "text",
  required: true,
  unique: true,
  access: { read: () => false },
  admin: { hidden: true },
});

/**
 * Gift cards. Written by the shop only; the balance is the sum of its movements, never stored on its own. The code
 * itself is not stored.
 */
export const GiftCards: CollectionConfig = {
  slug: "gift-cards",
  labels: {
    singular: { fr: "Carte cadeau", en: "Gift card", es: "Tarjeta regalo", ja: "ギフトカード" },
    plural: { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", ja: "ギフトカード" },
  },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.sales,
    useAsTitle: "ending",
    defaultColumns: ["ending", "kind", "value", "expiresAt", "isFrozen", "order"],
    components: { beforeListTable: ["/src/admin/gift-card/issue-card-button#IssueCardButton"] },
    listSearchableFields: ["ending", "recipientEmail", "recipientName"],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/gift-card/gift-card-sheet#GiftCardSheet" },
        disableListColumn: true,
      },
    },
    {
      name: "ending",
      type: "text",
      label: { fr: "Fin du code", en: "End of the code", es: "Final del código", ja: "コード末尾" },
      required: true,
      index: true,
    },
    secret("seed"),
    secret("codeHash"),
    // The piece of the order it was issued for: it is never issued twice.
    secret("origin"),
    {
      name: "kind",
      type: "select",
      label: { fr: "Paie", en: "Pays", es: "Paga", ja: "用途" },
      required: true,
      defaultValue: "amount",
      options: cardKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    amountField("value", { fr: "Valeur", en: "Value", es: "Valor", ja: "額面" }),
    {
      name: "issuedAt",
      type: "date",
      label: { fr: "Émise le", en: "Issued on", es: "Emitida el", ja: "発行日" },
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "expiresAt",
      type: "date",
      label: { fr: "Valable jusqu’au", en: "Valid until", es: "Válida hasta", ja: "有効期限" },
      required: true,
      index: true,
      admin: { ...dayAndTime },
    },
    {
      name: "isFrozen",
      type: "checkbox",
      label: { fr: "Gelée", en: "Frozen", es: "Congelada", ja: "凍結中" },
      required: true,
      defaultValue: false,
    },
    text("blockReason", {
      fr: "Bloquée parce que",
      en: "Blocked because of",
      es: "Bloqueada por",
      ja: "停止の理由",
    }),
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      // A card issued by staff has no order.
      index: true,
    },
    {
      name: "locale",
      type: "select",
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
      required: true,
      options: languageOptions,
    },
    text("recipientName", { fr: "Pour", en: "For", es: "Para", ja: "受取人" }),
    text("recipientEmail", { fr: "E-mail", en: "Email", es: "Correo", ja: "メール" }, { index: true }),
    text("senderName", { fr: "De la part de", en: "From", es: "De parte de", ja: "贈り主" }),
    {
      name: "message",
      type: "textarea",
      label: { fr: "Mot", en: "Message", es: "Mensaje", ja: "メッセージ" },
    },
    {
      name: "sendAt",
      type: "date",
      label: { fr: "Envoi", en: "Sent", es: "Envío", ja: "送信日時" },
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "entries",
      type: "join",
      collection: "gift-card-entries",
      on: "card",
      label: { fr: "Mouvements", en: "Movements", es: "Movimientos", ja: "入出金" },
      admin: { defaultColumns: ["operation", "account", "amount", "order", "createdAt"] },
    },
  ],
};
