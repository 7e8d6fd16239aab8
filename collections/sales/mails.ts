import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { findOccasion } from "./exact-name";

/**
 * Outbox of mails: a row is written in the transaction that causes the mail and marked as sent once the mail server
 * has accepted it. The unique key keeps one event from being mailed twice.
 */
export const Mails: CollectionConfig = {
  slug: "mails",
  labels: {
    singular: { fr: "E-mail", en: "Email", es: "Correo", ja: "メール" },
    plural: { fr: "E-mails", en: "Emails", es: "Correos", ja: "メール" },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["kind", "order", "recipient", "state", "sentAt"],
  },
  hooks: { beforeOperation: [findOccasion] },
  fields: [
    {
      name: "key",
      type: "text",
      label: { fr: "Occasion", en: "Occasion", es: "Ocasión", ja: "用件" },
      required: true,
      unique: true,
      admin: { components: { Field: "/src/admin/fields/shown-by-sheet#ShownBySheet" } },
    },
    {
      name: "kind",
      type: "text",
      label: { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" },
      required: true,
      admin: {
        components: {
          Cell: "/src/admin/mail/mail-kind-cell#MailKindCell",
          Field: "/src/admin/mail/mail-kind-field#MailKindField",
        },
      },
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: { fr: "Commande", en: "Order", es: "Pedido", ja: "注文" },
      index: true,
    },
    {
      name: "recipient",
      type: "text",
      label: { fr: "Destinataire", en: "Recipient", es: "Destinatario", ja: "宛先" },
      admin: {
        description: {
          fr: "Vide : l’acheteur de la commande, ou l’équipe.",
          en: "Empty: the order’s buyer, or staff.",
          es: "Vacío: quien compró, o el equipo.",
          ja: "空欄：注文者またはスタッフ。",
        },
      },
    },
    {
      // Data of a mail without an order; deleted as soon as it is sent. It can hold secrets: a token that erases an
      // account, the seed of a sign-in code.
      name: "data",
      type: "json",
      label: { fr: "Contenu", en: "Content", es: "Contenido", ja: "内容" },
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      // One of a bulk mailing: it is sent after mails that answer an action of a user.
      name: "isBulk",
      type: "checkbox",
      defaultValue: false,
      required: true,
      label: { fr: "Envoi groupé", en: "Bulk", es: "Envío masivo", ja: "一斉送信" },
    },
    {
      name: "state",
      type: "select",
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      required: true,
      defaultValue: "waiting",
      options: [
        { value: "waiting", label: { fr: "En attente", en: "Waiting", es: "En espera", ja: "送信待ち" } },
        { value: "sent", label: { fr: "Envoyé", en: "Sent", es: "Enviado", ja: "送信済み" } },
        { value: "given-up", label: { fr: "Abandonné", en: "Given up", es: "Abandonado", ja: "送信不能" } },
      ],
    },
    {
      name: "attempts",
      type: "number",
      label: { fr: "Essais", en: "Attempts", es: "Intentos", ja: "試行回数" },
      required: true,
      defaultValue: 0,
    },
    {
      name: "nextAttemptAt",
      type: "date",
      label: { fr: "Prochain essai", en: "Next attempt", es: "Próximo intento", ja: "次の試行" },
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "sentAt",
      type: "date",
      label: { fr: "Envoyé le", en: "Sent on", es: "Enviado el", ja: "送信日時" },
      admin: { ...dayAndTime },
    },
    {
      name: "lastError",
      type: "text",
      label: { fr: "Dernière erreur", en: "Last error", es: "Último error", ja: "最後のエラー" },
    },
  ],
};
