import { inFour } from "@/collections/admin-text";
import { dialColorField } from "./dial-color-field";
import { optionCollection } from "./option-collection";

const StrapFamilies = optionCollection({
  field: "strapStyle",
  singular: inFour("Famille de bracelets", "Strap family", "Familia de correas", "ストラップの種類"),
  plural: inFour("Familles de bracelets", "Strap families", "Familias de correas", "ストラップの種類"),
  description: inFour(
    "Le prix de la famille est celui du bracelet monté sur la montre.",
    "The family’s price is the price of the strap on the watch.",
    "El precio de la familia es el de la correa montada en el reloj.",
    "ここの価格は、時計に付くストラップの価格です。",
  ),
  extra: [
    {
      name: "hasEndlink",
      type: "checkbox",
      defaultValue: false,
      label: inFour("Accepte un embout", "Takes an end link", "Admite terminal", "エンドリンク可"),
    },
    {
      name: "buckles",
      type: "relationship",
      relationTo: "buckles",
      hasMany: true,
      required: true,
      label: inFour("Fermoirs possibles", "Possible buckles", "Cierres posibles", "選べるバックル"),
    },
  ],
});

const Straps = optionCollection({
  field: "strapColor",
  singular: inFour("Bracelet", "Strap", "Correa", "ストラップ"),
  plural: inFour("Bracelets", "Straps", "Correas", "ストラップ"),
  uniqueWithin: "family",
  extra: [
    {
      name: "family",
      type: "relationship",
      relationTo: "strap-families",
      required: true,
      label: inFour("Famille", "Family", "Familia", "種類"),
    },
    dialColorField,
  ],
});

const StrapEndlinks = optionCollection({
  field: "strapEndlink",
  singular: inFour("Embout", "End link", "Terminal", "エンドリンク"),
  plural: inFour("Embouts", "End links", "Terminales", "エンドリンク"),
});

/** The flat list STR-{style}-{color} and NONE. */
const SecondStraps = optionCollection({
  field: "secondStrap",
  singular: inFour("Second bracelet", "Second strap", "Segunda correa", "替えストラップ"),
  plural: inFour(
    "Seconds bracelets (tarif)",
    "Second straps (price list)",
    "Segundas correas (tarifa)",
    "替えストラップ（価格表）",
  ),
  description: inFour(
    "Le prix d’un bracelet acheté en plus ; il n’a rien à voir avec celui de sa famille.",
    "The price of a strap bought besides; it has nothing to do with its family’s.",
    "El precio de una correa comprada aparte; no tiene que ver con el de su familia.",
    "追加で購入するストラップの価格です。種類ごとの価格とは別です。",
  ),
});

const Buckles = optionCollection({
  field: "buckle",
  singular: inFour("Fermoir", "Buckle", "Cierre", "バックル"),
  plural: inFour("Fermoirs", "Buckles", "Cierres", "バックル"),
});

/** What a strap is made of, in the order of the admin’s menu. */
export const strapCollections = [StrapFamilies, Straps, StrapEndlinks, Buckles, SecondStraps];
