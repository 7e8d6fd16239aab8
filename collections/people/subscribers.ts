import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { subscriberStates, type SubscriberState } from "@/src/domain/forms/subscriber";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageOptions } from "@/collections/language-options";

const stateLabels: Record<SubscriberState, ReaderText> = {
  pending: { fr: "À confirmer", en: "To be confirmed", es: "Por confirmar", ja: "確認待ち" },
  confirmed: { fr: "Inscrit", en: "Subscribed", es: "Suscrito", ja: "登録済み" },
  left: { fr: "Parti", en: "Left", es: "De baja", ja: "配信停止" },
};

const time = (name: string, label: ReaderText) =>
  ({ name, type: "date", label, admin: { ...dayAndTime } }) as const;

/**
 * Newsletter subscribers, with the proof of consent: which wording, when, from which address (as a hash, usable for
 * comparison only). Source: specification 16.3.
 */
export const Subscribers: CollectionConfig = {
  slug: "subscribers",
  labels: {
    singular: { fr: "Abonné à la lettre", en: "Subscriber", es: "Suscriptor", ja: "ニュースレター登録者" },
    plural: { fr: "Abonnés à la lettre", en: "Subscribers", es: "Suscriptores", ja: "ニュースレター登録者" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "state", "locale", "confirmedAt"],
    components: { beforeListTable: ["/src/admin/newsletter/readers-export#ReadersExport"] },
  },
  defaultSort: "-createdAt",
  fields: [
    {
      name: "email",
      type: "text",
      label: { fr: "E-mail", en: "Email", es: "Correo", ja: "メールアドレス" },
      required: true,
      unique: true,
    },
    {
      name: "state",
      type: "select",
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      required: true,
      index: true,
      options: subscriberStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: "locale",
      type: "select",
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
      required: true,
      options: languageOptions,
    },
    {
      name: "consentText",
      type: "text",
      label: {
        fr: "Version du texte",
        en: "Version of the words",
        es: "Versión del texto",
        ja: "同意文の版",
      },
      required: true,
    },
    {
      ...time("askedAt", { fr: "Demandé le", en: "Asked on", es: "Solicitado el", ja: "申込日時" }),
      required: true,
    },
    {
      name: "askedFrom",
      type: "text",
      label: {
        fr: "Empreinte de l’adresse (demande)",
        en: "Hash of the address (asking)",
        es: "Huella de la dirección (solicitud)",
        ja: "申込元のハッシュ",
      },
      required: true,
    },
    time("confirmedAt", { fr: "Confirmé le", en: "Confirmed on", es: "Confirmado el", ja: "確認日時" }),
    {
      name: "confirmedFrom",
      type: "text",
      label: {
        fr: "Empreinte de l’adresse (confirmation)",
        en: "Hash of the address (confirming)",
        es: "Huella de la dirección (confirmación)",
        ja: "確認元のハッシュ",
      },
    },
    time("leftAt", { fr: "Parti le", en: "Left on", es: "Baja el", ja: "停止日時" }),
  ],
};
