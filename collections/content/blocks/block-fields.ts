import type { Field } from "payload";
import { inFour } from "@/collections/admin-text";
import { linkFields } from "@/collections/href-field";

const title = inFour("Titre", "Title", "Título", "見出し");

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
  label: inFour("Texte", "Text", "Texto", "本文"),
  admin: {
    description: inFour(
      "Une ligne vide commence un paragraphe.",
      "An empty line begins a paragraph.",
      "Una línea vacía empieza un párrafo.",
      "空行で段落を分けます。",
    ),
  },
});

/** A link that may be left out. */
export const linkField: Field = {
  name: "link",
  type: "group",
  label: inFour("Bouton", "Button", "Botón", "ボタン"),
  fields: linkFields(false),
};

/** A link beside the first one. */
export const secondLinkField: Field = {
  ...linkField,
  name: "second",
  label: inFour("Second bouton", "Second button", "Segundo botón", "二つ目のボタン"),
};

/** One line in each language. */
export const lineField = (
  name: string,
  label: ReturnType<typeof inFour>,
  { isRequired = true, maxLength = 80 }: { isRequired?: boolean; maxLength?: number } = {},
): Field => ({ name, type: "text", localized: true, required: isRequired, maxLength, label });
