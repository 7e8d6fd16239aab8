import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { findOccasion } from "./exact-name";

/**
 * Mails that must leave: a row is written in the transaction that gives rise to it and crossed off when the
 * mail server has taken the mail. The unique key keeps one occasion from being told twice.
 */
export const Mails: CollectionConfig = {
  slug: "mails",
  labels: {
    singular: inFour("Courriel", "Mail", "Correo", "メール"),
    plural: inFour("Courriels", "Mails", "Correos", "メール"),
  },
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["key", "state", "attempts", "sentAt"],
  },
  hooks: { beforeOperation: [findOccasion] },
  fields: [
    {
      name: "key",
      type: "text",
      label: inFour("Occasion", "Occasion", "Ocasión", "用件"),
      required: true,
      unique: true,
    },
    { name: "kind", type: "text", label: inFour("Genre", "Kind", "Tipo", "種別"), required: true },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: inFour("Commande", "Order", "Pedido", "注文"),
      index: true,
    },
    {
      name: "recipient",
      type: "text",
      label: inFour("Destinataire", "Recipient", "Destinatario", "宛先"),
      admin: {
        description: inFour(
          "Vide : l’acheteur de la commande, ou l’équipe.",
          "Empty: the order’s buyer, or staff.",
          "Vacío: quien compró, o el equipo.",
          "空欄：注文者またはスタッフ。",
        ),
      },
    },
    {
      // What a mail without an order is written from; forgotten as soon as it is sent.
      name: "data",
      type: "json",
      label: inFour("Contenu", "Content", "Contenido", "内容"),
      admin: { hidden: true },
    },
    {
      name: "state",
      type: "select",
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      defaultValue: "waiting",
      options: [
        { value: "waiting", label: inFour("En attente", "Waiting", "En espera", "送信待ち") },
        { value: "sent", label: inFour("Envoyé", "Sent", "Enviado", "送信済み") },
        { value: "given-up", label: inFour("Abandonné", "Given up", "Abandonado", "送信不能") },
      ],
    },
    {
      name: "attempts",
      type: "number",
      label: inFour("Essais", "Attempts", "Intentos", "試行回数"),
      required: true,
      defaultValue: 0,
    },
    {
      name: "nextAttemptAt",
      type: "date",
      label: inFour("Prochain essai", "Next attempt", "Próximo intento", "次の試行"),
      required: true,
    },
    { name: "sentAt", type: "date", label: inFour("Envoyé le", "Sent on", "Enviado el", "送信日時") },
    {
      name: "lastError",
      type: "text",
      label: inFour("Dernière erreur", "Last error", "Último error", "最後のエラー"),
    },
  ],
};
