import { keepReferenced } from "@/collections/keep-referenced";
import { dayAndTime, dayOnly } from "@/collections/date-picker";
import type { CollectionConfig, Field } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { moneyField } from "@/collections/money-field";
import { textLike, wholeNumber } from "@/collections/validators";
import { hashPassword } from "./hash-password";

const { afterChange, afterDelete } = revalidateOnChange("preorders");

type Texts = ReaderText;

const whole = (
  name: string,
  label: Texts,
  {
    min,
    max,
    defaultValue,
    description,
  }: { min: number; max: number; defaultValue: number; description: Texts },
): Field => ({
  name,
  type: "number",
  label,
  required: true,
  min,
  max,
  defaultValue,
  validate: wholeNumber(min, max),
  admin: { step: 1, description },
});

const day = (name: string, label: Texts, more: { required?: boolean; description?: Texts } = {}): Field => ({
  name,
  type: "date",
  label,
  required: more.required ?? false,
  admin: {
    ...(name === "shipsAt" ? dayOnly : dayAndTime),
    ...(more.description && { description: more.description }),
  },
});

/** A numbered run that is sold before it is made. The number sold is counted from the orders, never stored twice. */
export const PreorderOffers: CollectionConfig = {
  slug: "preorder-offers",
  labels: {
    singular: {
      fr: "Offre de précommande",
      en: "Pre-order offer",
      es: "Oferta de reserva",
      ja: "先行予約の企画",
    },
    plural: {
      fr: "Offres de précommande",
      en: "Pre-order offers",
      es: "Ofertas de reserva",
      ja: "先行予約の企画",
    },
  },
  disableDuplicate: true,
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["key", "name", "pieces", "price", "depositPercent", "opensAt", "closesAt", "enabled"],
  },
  hooks: {
    beforeChange: [hashPassword],
    afterChange,
    beforeDelete: [keepReferenced(["pre-orders", "offer"])],
    afterDelete,
  },
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      label: { fr: "Clé", en: "Key", es: "Clave", ja: "キー" },
      access: { update: () => false },
      validate: textLike(/^[a-z0-9-]{2,40}$/, "distinction-horizon"),
      admin: {
        description: {
          fr: "« distinction-horizon » se vend sur ses trois pages, « avant-premiere » derrière le mot de passe.",
          en: "“distinction-horizon” is sold on its three pages, “avant-premiere” behind the password.",
          es: "«distinction-horizon» se vende en sus tres páginas, «avant-premiere» tras la contraseña.",
          ja: "「distinction-horizon」は三つのページで、「avant-premiere」はパスワードの先で販売します。",
        },
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: { fr: "Nom de la série", en: "Name of the run", es: "Nombre de la serie", ja: "シリーズ名" },
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      label: {
        fr: "Ce qu’elle a de particulier",
        en: "What sets it apart",
        es: "Lo que la distingue",
        ja: "特徴",
      },
    },
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      required: true,
      label: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
    },
    {
      name: "straps",
      type: "relationship",
      relationTo: "straps",
      hasMany: true,
      label: {
        fr: "Bracelets au choix",
        en: "Straps to choose from",
        es: "Correas a elegir",
        ja: "選べるストラップ",
      },
      admin: {
        // Its drawer lists them with picture, key and family: several have the same name.
        appearance: "drawer",
        description: {
          fr: "Compris dans le prix. Vide : celui de la montre.",
          en: "Included in the price. Empty: the watch’s own.",
          es: "Incluidas en el precio. Vacío: la del reloj.",
          ja: "価格に含まれます。空欄は時計の標準ストラップのみ。",
        },
      },
    },
    ...moneyField("price", "preorder-offers", {
      fr: "Prix de la montre",
      en: "Price of the watch",
      es: "Precio del reloj",
      ja: "時計の価格",
    }),
    whole(
      "depositPercent",
      { fr: "Acompte (%)", en: "Deposit (%)", es: "Anticipo (%)", ja: "内金（%）" },
      {
        min: 1,
        max: 100,
        defaultValue: 100,
        description: {
          fr: "100 : tout est payé à la commande. Moins : le solde est demandé avant l’expédition.",
          en: "100: everything is paid with the order. Less: the rest is asked for before shipping.",
          es: "100: todo se paga con el pedido. Menos: el resto se pide antes del envío.",
          ja: "100は全額前払い。それ未満の場合、残額は発送前にご請求します。",
        },
      },
    ),
    whole(
      "pieces",
      {
        fr: "Pièces (numérotées)",
        en: "Pieces (numbered)",
        es: "Piezas (numeradas)",
        ja: "本数（番号入り）",
      },
      {
        min: 1,
        max: 9999,
        defaultValue: 1,
        description: {
          fr: "En tout. Un numéro est retenu pendant le paiement et rendu s’il n’aboutit pas.",
          en: "In all. A number is held during payment and given back if that comes to nothing.",
          es: "En total. Un número se aparta durante el pago y se devuelve si no llega a término.",
          ja: "総数。番号は支払い中に確保し、成立しなければ戻ります。",
        },
      },
    ),
    day("opensAt", { fr: "Ouvre le", en: "Opens on", es: "Abre el", ja: "開始日時" }),
    day("closesAt", { fr: "Ferme le", en: "Closes on", es: "Cierra el", ja: "終了日時" }),
    day(
      "shipsAt",
      { fr: "Expédition prévue", en: "Expected shipping", es: "Envío previsto", ja: "発送予定日" },
      {
        required: true,
        description: {
          fr: "Écrite avant le bouton de paiement et sur la commande.",
          en: "Written before the pay button and on the order.",
          es: "Aparece antes del botón de pago y en el pedido.",
          ja: "支払いボタンの前と注文に記載します。",
        },
      },
    ),
    {
      name: "isInvited",
      type: "checkbox",
      defaultValue: false,
      label: { fr: "Sur invitation", en: "By invitation", es: "Con invitación", ja: "招待制" },
      admin: { position: "sidebar" },
    },
    {
      name: "password",
      type: "text",
      maxLength: 120,
      label: {
        fr: "Nouveau mot de passe",
        en: "New password",
        es: "Nueva contraseña",
        ja: "新しいパスワード",
      },
      access: { read: () => false },
      admin: {
        position: "sidebar",
        description: {
          fr: "S’écrit, ne se relit jamais. Un nouveau fait sortir les invités de l’ancien.",
          en: "Can be written, never read. A new one shuts out the guests of the old one.",
          es: "Se escribe, nunca se lee. Una nueva hace salir a los invitados de la anterior.",
          ja: "入力のみ可能で、表示はされません。変更すると以前の招待は無効になります。",
        },
      },
    },
    {
      name: "passwordHash",
      type: "text",
      access: { read: () => false, create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: true,
      label: { fr: "Active", en: "Active", es: "Activa", ja: "有効" },
      admin: { position: "sidebar" },
    },
  ],
};
