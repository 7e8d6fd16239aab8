import type { Field, TextField } from "payload";

const isHref = (value: unknown) =>
  typeof value === "string" && /^(\/(?!\/)|https:\/\/|mailto:)\S*$/.test(value);

/** Where a link leads: a path of the shop without the language, or a whole address. */
export const hrefField = (name = "href", isRequired = true): TextField => ({
  name,
  type: "text",
  label: { fr: "Lien", en: "Link", es: "Enlace", ja: "リンク" },
  required: isRequired,
  validate: (value: unknown) => (!value && !isRequired) || isHref(value) || "/montres · https://… · mailto:…",
  admin: {
    description: {
      fr: "Un chemin sans la langue (/montres) ou une adresse entière (https://…).",
      en: "A path without the language (/montres) or a whole address (https://…).",
      es: "Una ruta sin el idioma (/montres) o una dirección completa (https://…).",
      ja: "言語を除いたパス（/montres）または完全なURL（https://…）。",
    },
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
    label: { fr: "Texte du lien", en: "Words of the link", es: "Texto del enlace", ja: "リンクの文言" },
  },
  hrefField("href", isRequired),
];
