import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { linkFields } from "@/collections/href-field";

const title = { fr: "Titre", en: "Title", es: "Título", ja: "見出し" };

export const titleField: Field = {
  name: "title",
  type: "text",
  required: true,
  localized: true,
  maxLength: 120,
  label: title,
};

export const optionalTitleField: Field = { ...titleField, required: false };

export const textField = (isRequired: boolean): Field => ({
  name: "text",
  type: "textarea",
  required: isRequired,
  localized: true,
  label: { fr: "Texte", en: "Text", es: "Texto", ja: "本文" },
  admin: {
    description: {
      fr: "Une ligne vide commence un paragraphe.",
      en: "An empty line begins a paragraph.",
      es: "Una línea vacía empieza un párrafo.",
      ja: "空行で段落を分けます。",
    },
  },
});

/** A link that may be left out. */
export const linkField: Field = {
  name: "link",
  type: "group",
  label: { fr: "Bouton", en: "Button", es: "Botón", ja: "ボタン" },
  fields: linkFields(false),
};

/** A link beside the first one. */
export const secondLinkField: Field = {
  ...linkField,
  name: "second",
  label: { fr: "Second bouton", en: "Second button", es: "Segundo botón", ja: "二つ目のボタン" },
};

/** One line in each language. */
export const lineField = (
  name: string,
  label: ReaderText,
  { isRequired = true, maxLength = 80 }: { isRequired?: boolean; maxLength?: number } = {},
): Field => ({ name, type: "text", localized: true, required: isRequired, maxLength, label });
