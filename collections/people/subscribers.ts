import type { CollectionConfig } from "payload";
import { subscriberStates, type SubscriberState } from "@/src/domain/forms/subscriber";
import { locales } from "@/src/domain/locale/locale";
import { groups, inFour } from "@/collections/admin-text";

const stateLabels: Record<SubscriberState, ReturnType<typeof inFour>> = {
  pending: inFour("À confirmer", "To be confirmed", "Por confirmar", "確認待ち"),
  confirmed: inFour("Inscrit", "Subscribed", "Suscrito", "登録済み"),
  left: inFour("Parti", "Left", "De baja", "配信停止"),
};

const time = (name: string, label: ReturnType<typeof inFour>) =>
  ({ name, type: "date", label, admin: { date: { pickerAppearance: "dayAndTime" } } }) as const;

/**
 * Who asked for the letter, and the proof of it: which words, when, from which address (as a hash, good for
 * comparing only). Source: specification 16.3.
 */
export const Subscribers: CollectionConfig = {
  slug: "subscribers",
  labels: {
    singular: inFour("Abonné à la lettre", "Subscriber", "Suscriptor", "ニュースレター登録者"),
    plural: inFour("Abonnés à la lettre", "Subscribers", "Suscriptores", "ニュースレター登録者"),
  },
  disableDuplicate: true,
  admin: {
    group: groups.people,
    useAsTitle: "email",
    defaultColumns: ["email", "state", "locale", "confirmedAt"],
  },
  defaultSort: "-createdAt",
  fields: [
    {
      name: "email",
      type: "text",
      label: inFour("E-mail", "Email", "Correo", "メールアドレス"),
      required: true,
      unique: true,
    },
    {
      name: "state",
      type: "select",
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      index: true,
      options: subscriberStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    {
      name: "locale",
      type: "select",
      label: inFour("Langue", "Language", "Idioma", "言語"),
      required: true,
      options: [...locales],
    },
    {
      name: "consentText",
      type: "text",
      label: inFour("Version du texte", "Version of the words", "Versión del texto", "同意文の版"),
      required: true,
    },
    { ...time("askedAt", inFour("Demandé le", "Asked on", "Solicitado el", "申込日時")), required: true },
    {
      name: "askedFrom",
      type: "text",
      label: inFour(
        "Empreinte de l’adresse, demande",
        "Hash of the address, asking",
        "Huella de la dirección, solicitud",
        "申込元のハッシュ",
      ),
      required: true,
    },
    time("confirmedAt", inFour("Confirmé le", "Confirmed on", "Confirmado el", "確認日時")),
    {
      name: "confirmedFrom",
      type: "text",
      label: inFour(
        "Empreinte de l’adresse, confirmation",
        "Hash of the address, confirming",
        "Huella de la dirección, confirmación",
        "確認元のハッシュ",
      ),
    },
    time("leftAt", inFour("Parti le", "Left on", "Baja el", "停止日時")),
  ],
};
