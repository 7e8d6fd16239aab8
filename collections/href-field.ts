import type { Field, TextField } from "payload";
import { inFour } from "./admin-text";

const isHref = (value: unknown) =>
  typeof value === "string" && /^(\/(?!\/)|https:\/\/|mailto:)\S*$/.test(value);

/** Where a link leads: a path of the shop without the language, or a whole address. */
export const hrefField = (name = "href", isRequired = true): TextField => ({
  name,
  type: "text",
  label: inFour("Lien", "Link", "Enlace", "リンク"),
  required: isRequired,
  validate: (value: unknown) => (!value && !isRequired) || isHref(value) || "/montres · https://… · mailto:…",
  admin: {
    description: inFour(
      "Un chemin sans la langue (/montres) ou une adresse entière (https://…).",
      "A path without the language (/montres) or a whole address (https://…).",
      "Una ruta sin el idioma (/montres) o una dirección completa (https://…).",
      "言語を除いたパス（/montres）または完全なURL（https://…）。",
    ),
  },
});

/** A link with its words. */
export const linkFields = (isRequired: boolean): Field[] => [
  {
    name: "label",
    type: "text",
    localized: true,
    required: isRequired,
    maxLength: 60,
    label: inFour("Texte du lien", "Words of the link", "Texto del enlace", "リンクの文言"),
  },
  hrefField("href", isRequired),
];
