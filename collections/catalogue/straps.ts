import { dialColorField } from "./dial-color-field";
import { optionCollection } from "./option-collection";

const StrapFamilies = optionCollection({
  field: "strapStyle",
  singular: {
    fr: "Famille de bracelets",
    en: "Strap family",
    es: "Familia de correas",
    ja: "ストラップの種類",
  },
  plural: {
    fr: "Familles de bracelets",
    en: "Strap families",
    es: "Familias de correas",
    ja: "ストラップの種類",
  },
  description: {
    fr: "Le prix de la famille est celui du bracelet monté sur la montre.",
    en: "The family’s price is the price of the strap on the watch.",
    es: "El precio de la familia es el de la correa montada en el reloj.",
    ja: "ここの価格は、時計に付くストラップの価格です。",
  },
  extra: [
    {
      name: "hasEndlink",
      type: "checkbox",
      defaultValue: false,
      label: {
        fr: "Accepte un embout",
        en: "Takes an end link",
        es: "Admite terminal",
        ja: "エンドリンク可",
      },
    },
    {
      name: "buckles",
      type: "relationship",
      relationTo: "buckles",
      hasMany: true,
      required: true,
      label: {
        fr: "Fermoirs possibles",
        en: "Possible clasps",
        es: "Cierres posibles",
        ja: "選べるバックル",
      },
    },
  ],
});

const Straps = optionCollection({
  field: "strapColor",
  singular: { fr: "Bracelet", en: "Strap", es: "Correa", ja: "ストラップ" },
  plural: { fr: "Bracelets", en: "Straps", es: "Correas", ja: "ストラップ" },
  uniqueWithin: "family",
  extra: [
    {
      name: "family",
      type: "relationship",
      relationTo: "strap-families",
      required: true,
      label: { fr: "Famille", en: "Family", es: "Familia", ja: "種類" },
    },
    dialColorField,
  ],
});

const StrapEndlinks = optionCollection({
  field: "strapEndlink",
  singular: { fr: "Embout", en: "End link", es: "Terminal", ja: "エンドリンク" },
  plural: { fr: "Embouts", en: "End links", es: "Terminales", ja: "エンドリンク" },
});

/** The flat list STR-{style}-{color} and NONE. */
const SecondStraps = optionCollection({
  field: "secondStrap",
  singular: { fr: "Second bracelet", en: "Second strap", es: "Segunda correa", ja: "替えストラップ" },
  plural: {
    fr: "Seconds bracelets (tarif)",
    en: "Second straps (price list)",
    es: "Segundas correas (tarifa)",
    ja: "替えストラップ（価格表）",
  },
  description: {
    fr: "Le prix d’un bracelet acheté en plus ; il n’a rien à voir avec celui de sa famille.",
    en: "The price of a strap bought as an extra; it has nothing to do with its family’s.",
    es: "El precio de una correa comprada aparte; no tiene que ver con el de su familia.",
    ja: "追加で購入するストラップの価格です。種類ごとの価格とは別です。",
  },
});

const Buckles = optionCollection({
  field: "buckle",
  singular: { fr: "Fermoir", en: "Clasp", es: "Cierre", ja: "バックル" },
  plural: { fr: "Fermoirs", en: "Clasps", es: "Cierres", ja: "バックル" },
});

/** Catalogues of the parts of a strap, in the order of the admin’s menu. */
export const strapCollections = [StrapFamilies, Straps, StrapEndlinks, Buckles, SecondStraps];
