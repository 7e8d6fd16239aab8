import { languageTag, localise, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { DialColor } from "@/src/domain/watch/dial-color";
import type { GiftDetails } from "./gift-details";
import type { GiftWish } from "./gift-wish";
import type { Tastes } from "./tastes";

const templates = {
  recipient: { fr: "Pour {name}", en: "For {name}", es: "Para {name}", jp: "{name}様へ" },
  sender: { fr: "De la part de {name}", en: "From {name}", es: "De parte de {name}", jp: "{name}より" },
  byMail: {
    fr: "Par e-mail à {email}, {when}",
    en: "By e-mail to {email}, {when}",
    es: "Por correo a {email}, {when}",
    jp: "{when}、{email}へメールで送信",
  },
  toBuyer: {
    fr: "Par e-mail à vous, à imprimer, {when}",
    en: "By e-mail to you, for printing, {when}",
    es: "Por correo a ti, para imprimir, {when}",
    jp: "{when}、印刷用にご本人へメールで送信",
  },
  atOnce: {
    fr: "dès le paiement confirmé",
    en: "once payment is confirmed",
    es: "en cuanto se confirme el pago",
    jp: "入金の確認後すぐ",
  },
  onDay: { fr: "le {day}", en: "on {day}", es: "el {day}", jp: "{day}" },
  avoided: { fr: "Sans {colors}", en: "No {colors}", es: "Sin {colors}", jp: "避ける色：{colors}" },
} as const satisfies Record<string, Localised>;

const colors: Readonly<Record<DialColor, Localised>> = {
  argent: { fr: "argenté", en: "silver", es: "plateado", jp: "シルバー" },
  creme: { fr: "crème", en: "cream", es: "crema", jp: "クリーム" },
  gris: { fr: "gris", en: "grey", es: "gris", jp: "グレー" },
  brun: { fr: "brun", en: "brown", es: "marrón", jp: "ブラウン" },
  rose: { fr: "rose", en: "pink", es: "rosa", jp: "ピンク" },
  rouge: { fr: "rouge", en: "red", es: "rojo", jp: "レッド" },
  vert: { fr: "vert", en: "green", es: "verde", jp: "グリーン" },
  bleu: { fr: "bleu", en: "blue", es: "azul", jp: "ブルー" },
  noir: { fr: "noir", en: "black", es: "negro", jp: "ブラック" },
};

const straps: Readonly<Record<NonNullable<Tastes["strap"]>, Localised>> = {
  metal: { fr: "Bracelet en métal", en: "Metal bracelet", es: "Brazalete de metal", jp: "金属ブレスレット" },
  leather: { fr: "Bracelet en cuir", en: "Leather strap", es: "Correa de cuero", jp: "革ストラップ" },
};

const moods: Readonly<Record<NonNullable<Tastes["mood"]>, Localised>> = {
  sober: { fr: "Plutôt sobre", en: "Rather sober", es: "Más bien sobrio", jp: "控えめに" },
  bold: { fr: "Plutôt voyante", en: "Rather bold", es: "Más bien llamativo", jp: "大胆に" },
};

const diameters: Readonly<Record<NonNullable<Tastes["diameter"]>, Localised>> = {
  "36mm": { fr: "36\u00A0mm", en: "36 mm", es: "36 mm", jp: "36 mm" },
  "40mm": { fr: "40\u00A0mm", en: "40 mm", es: "40 mm", jp: "40 mm" },
};

/** A name may hold any character: it is put in as it stands. */
const fill = (template: Localised, locale: Locale, values: Readonly<Record<string, string>>): string =>
  localise(template, locale).replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");

/** @param day as 2026-12-24 */
const longDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

function describeGift({ recipientName, recipientEmail, senderName, sendOn }: GiftDetails, locale: Locale) {
  const when =
    sendOn === null
      ? localise(templates.atOnce, locale)
      : fill(templates.onDay, locale, { day: longDay(sendOn, locale) });
  return [
    fill(templates.recipient, locale, { name: recipientName }),
    fill(templates.sender, locale, { name: senderName }),
    recipientEmail === null
      ? fill(templates.toBuyer, locale, { when })
      : fill(templates.byMail, locale, { email: recipientEmail, when }),
  ];
}

function describeTastes({ avoided, diameter, strap, mood }: Tastes, locale: Locale): readonly string[] {
  const names = avoided.map((color) => localise(colors[color], locale));
  const list = new Intl.ListFormat(languageTag(locale), { type: "disjunction" }).format(names);
  return [
    ...(diameter === null ? [] : [localise(diameters[diameter], locale)]),
    ...(strap === null ? [] : [localise(straps[strap], locale)]),
    ...(mood === null ? [] : [localise(moods[mood], locale)]),
    ...(names.length === 0 ? [] : [fill(templates.avoided, locale, { colors: list })]),
  ];
}

/** A wish in short lines, for a cart, an order and its mails. The message is not among them. */
export const describeWish = ({ gift, tastes }: GiftWish, locale: Locale): readonly string[] => [
  ...(gift === null ? [] : describeGift(gift, locale)),
  ...(tastes === null ? [] : describeTastes(tastes, locale)),
];
