import type { CollectionConfig } from "payload";
import { noticeStates, type NoticeState } from "@/src/domain/stock/notice";
import { groups } from "@/collections/admin-text";
import { dayAndTime } from "@/collections/date-picker";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<NoticeState, ReaderText> = {
  pending: { fr: "À confirmer", en: "To be confirmed", es: "Por confirmar", ja: "確認待ち" },
  confirmed: { fr: "En attente", en: "Waiting", es: "En espera", ja: "入荷待ち" },
  notified: { fr: "Prévenu", en: "Notified", es: "Avisado", ja: "通知済み" },
};

const time = (name: string, label: ReaderText) =>
  ({ name, type: "date", label, admin: { ...dayAndTime } }) as const;

/** Customers to be notified when an article is back in stock: notified once, then deleted. Source: specification 12.7. */
export const StockNotices: CollectionConfig = {
  slug: "stock-notices",
  labels: {
    singular: {
      fr: "Alerte de retour",
      en: "Back-in-stock notice",
      es: "Aviso de reposición",
      ja: "再入荷通知",
    },
    plural: {
      fr: "Alertes de retour",
      en: "Back-in-stock notices",
      es: "Avisos de reposición",
      ja: "再入荷通知",
    },
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-createdAt",
  indexes: [{ fields: ["item", "email"], unique: true }],
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "item", "state", "locale", "askedAt"],
  },
  fields: [
    {
      name: "email",
      type: "text",
      required: true,
      index: true,
      label: { fr: "E-mail", en: "Email", es: "Correo", ja: "メールアドレス" },
    },
    {
      name: "item",
      type: "relationship",
      relationTo: "stock-items",
      required: true,
      index: true,
      label: { fr: "Pièce", en: "Item", es: "Pieza", ja: "品目" },
    },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: noticeStates.map((value) => ({ value, label: stateLabels[value] })),
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
    },
    {
      name: "locale",
      type: "select",
      required: true,
      options: languageOptions,
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
    },
    {
      ...time("askedAt", { fr: "Demandé le", en: "Asked on", es: "Solicitado el", ja: "申込日時" }),
      required: true,
    },
    {
      name: "askedFrom",
      type: "text",
      required: true,
      label: {
        fr: "Empreinte de l’adresse (demande)",
        en: "Hash of the address (asking)",
        es: "Huella de la dirección (solicitud)",
        ja: "申込元のハッシュ",
      },
    },
    time("confirmedAt", { fr: "Confirmé le", en: "Confirmed on", es: "Confirmado el", ja: "確認日時" }),
    time("notifiedAt", { fr: "Prévenu le", en: "Notified on", es: "Avisado el", ja: "通知日時" }),
  ],
};
