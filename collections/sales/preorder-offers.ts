import type { CollectionConfig, Field } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";
import { moneyField } from "@/collections/money-field";
import { hashPassword } from "./hash-password";

const { afterChange, afterDelete } = revalidateOnChange("preorders");

type Texts = ReturnType<typeof inFour>;

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
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) || `${min}–${max}`,
  admin: { step: 1, description },
});

const day = (name: string, label: Texts, more: { required?: boolean; description?: Texts } = {}): Field => ({
  name,
  type: "date",
  label,
  required: more.required ?? false,
  admin: {
    date: { pickerAppearance: name === "shipsAt" ? "dayOnly" : "dayAndTime" },
    ...(more.description && { description: more.description }),
  },
});

/** A numbered run that is sold before it is made. How many are taken is counted from the orders, never kept twice. */
export const PreorderOffers: CollectionConfig = {
  slug: "preorder-offers",
  labels: {
    singular: inFour("Offre de précommande", "Pre-order offer", "Oferta de reserva", "先行予約の企画"),
    plural: inFour("Offres de précommande", "Pre-order offers", "Ofertas de reserva", "先行予約の企画"),
  },
  disableDuplicate: true,
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["key", "name", "pieces", "price", "depositPercent", "opensAt", "closesAt", "enabled"],
  },
  hooks: { beforeChange: [hashPassword], afterChange, afterDelete },
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      label: inFour("Clé", "Key", "Clave", "キー"),
      access: { update: () => false },
      validate: (value: unknown) =>
        (typeof value === "string" && /^[a-z0-9-]{2,40}$/.test(value)) || "a–z 0–9 -",
      admin: {
        description: inFour(
          "« distinction-horizon » se vend sur ses trois pages, « avant-premiere » derrière le mot de passe.",
          "“distinction-horizon” is sold on its three pages, “avant-premiere” behind the password.",
          "«distinction-horizon» se vende en sus tres páginas, «avant-premiere» tras la contraseña.",
          "「distinction-horizon」は三つのページで、「avant-premiere」は合言葉の先で販売します。",
        ),
      },
    },
    {
      name: "name",
      type: "text",
      required: true,
      localized: true,
      maxLength: 80,
      label: inFour("Nom de la série", "Name of the run", "Nombre de la serie", "シリーズ名"),
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      label: inFour("Ce qu’elle a de particulier", "What sets it apart", "Lo que la distingue", "特徴"),
    },
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      required: true,
      label: inFour("Montre", "Watch", "Reloj", "時計"),
    },
    {
      name: "straps",
      type: "relationship",
      relationTo: "straps",
      hasMany: true,
      label: inFour("Bracelets au choix", "Straps to choose from", "Correas a elegir", "選べるストラップ"),
      admin: {
        description: inFour(
          "Compris dans le prix. Vide : celui de la montre.",
          "Included in the price. Empty: the watch’s own.",
          "Incluidas en el precio. Vacío: la del reloj.",
          "価格に含まれます。空欄は時計の標準ストラップのみ。",
        ),
      },
    },
    moneyField("price", inFour("Prix de la montre", "Price of the watch", "Precio del reloj", "時計の価格")),
    whole("depositPercent", inFour("Acompte, %", "Deposit, %", "Anticipo, %", "内金 %"), {
      min: 1,
      max: 100,
      defaultValue: 100,
      description: inFour(
        "100 : tout est payé à la commande. Moins : le solde est demandé avant l’expédition.",
        "100: everything is paid with the order. Less: the rest is asked for before shipping.",
        "100: todo se paga con el pedido. Menos: el resto se pide antes del envío.",
        "100は全額前払い。それ未満の場合、残額は発送前にご請求します。",
      ),
    }),
    whole(
      "pieces",
      inFour("Pièces, numérotées", "Pieces, numbered", "Piezas, numeradas", "本数（番号入り）"),
      {
        min: 1,
        max: 9999,
        defaultValue: 1,
        description: inFour(
          "En tout. Un numéro est retenu pendant le paiement et rendu s’il n’aboutit pas.",
          "In all. A number is held during payment and given back if that comes to nothing.",
          "En total. Un número se aparta durante el pago y se devuelve si no llega a término.",
          "総数。番号は支払い中に確保し、成立しなければ戻ります。",
        ),
      },
    ),
    day("opensAt", inFour("Ouvre le", "Opens on", "Abre el", "開始日時")),
    day("closesAt", inFour("Ferme le", "Closes on", "Cierra el", "終了日時")),
    day("shipsAt", inFour("Expédition prévue", "Expected shipping", "Envío previsto", "発送予定日"), {
      required: true,
      description: inFour(
        "Écrite avant le bouton de paiement et sur la commande.",
        "Written before the pay button and on the order.",
        "Aparece antes del botón de pago y en el pedido.",
        "支払いボタンの前と注文に記載します。",
      ),
    }),
    {
      name: "isInvited",
      type: "checkbox",
      defaultValue: false,
      label: inFour("Sur invitation", "By invitation", "Con invitación", "招待制"),
      admin: { position: "sidebar" },
    },
    {
      name: "password",
      type: "text",
      maxLength: 120,
      label: inFour("Nouveau mot de passe", "New password", "Nueva contraseña", "新しい合言葉"),
      access: { read: () => false },
      admin: {
        position: "sidebar",
        description: inFour(
          "S’écrit, ne se relit jamais. Un nouveau fait sortir les invités de l’ancien.",
          "Can be written, never read. A new one lets the old one’s guests out.",
          "Se escribe, nunca se lee. Una nueva hace salir a los invitados de la anterior.",
          "入力のみ可能で、表示はされません。変更すると以前の招待は無効になります。",
        ),
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
      label: inFour("Active", "Active", "Activa", "有効"),
      admin: { position: "sidebar" },
    },
  ],
};
