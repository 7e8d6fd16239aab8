import type { CollectionConfig, TextareaField, Validate } from "payload";
import type { Translation } from "@/src/payload-types";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { placeholderMessage } from "./placeholder-message";

const checkPlaceholders: Validate<string, Translation, Translation, TextareaField> = (
  value,
  { siblingData, req },
) => {
  if (!value || !siblingData.original) return true;
  return placeholderMessage(siblingData.original, value, req) ?? true;
};

/**
 * Every text of the interface: the file's own, and the shop's replacement. Rows follow the message files
 * (sync-translations); an empty text means the file's.
 */
export const Translations: CollectionConfig = {
  slug: "translations",
  labels: {
    singular: {
      fr: "Texte de l’interface",
      en: "Interface text",
      es: "Texto de la interfaz",
      ja: "画面の文言",
    },
    plural: {
      fr: "Textes de l’interface",
      en: "Interface texts",
      es: "Textos de la interfaz",
      ja: "画面の文言",
    },
  },
  disableDuplicate: true,
  defaultSort: "key",
  admin: {
    group: groups.content,
    useAsTitle: "key",
    defaultColumns: ["key", "original", "text"],
    listSearchableFields: ["key", "original", "text"],
    pagination: { defaultLimit: 50, limits: [50, 100, 500] },
    description: {
      fr: "Choisissez la langue en haut, écrivez votre texte : il est dans la boutique aussitôt. Un texte vidé redevient celui d’origine.",
      en: "Choose the language above and write your text: it is in the shop at once. A text you empty goes back to the original.",
      es: "Elija el idioma arriba y escriba su texto: aparece en la tienda al momento. Un texto vacío vuelve al original.",
      ja: "上で言語を選び、文言を入力すると、すぐにショップに反映されます。空にすると元の文言に戻ります。",
    },
  },
  hooks: revalidateOnChange("texts"),
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      label: { fr: "Clé", en: "Key", es: "Clave", ja: "キー" },
      access: { update: () => false },
    },
    {
      name: "page",
      type: "text",
      required: true,
      index: true,
      label: { fr: "Page", en: "Page", es: "Página", ja: "ページ" },
      access: { update: () => false },
      admin: { position: "sidebar" },
    },
    {
      name: "original",
      type: "textarea",
      localized: true,
      label: { fr: "Texte d’origine", en: "Original text", es: "Texto original", ja: "元の文言" },
      access: { update: () => false },
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      label: { fr: "Votre texte", en: "Your text", es: "Su texto", ja: "ショップの文言" },
      validate: checkPlaceholders,
      admin: {
        components: { afterInput: ["/src/admin/translating/reset-text#ResetText"] },
        description: {
          fr: "Gardez les noms entre accolades et les balises : {count}, <b>…</b>. Vide : le texte d’origine.",
          en: "Keep names in braces and tags: {count}, <b>…</b>. Empty: the original text.",
          es: "Conserve los nombres entre llaves y las etiquetas: {count}, <b>…</b>. Vacío: el texto original.",
          ja: "波括弧の名前とタグは残してください（{count}、<b>…</b>）。空欄なら元の文言になります。",
        },
      },
    },
  ],
};
