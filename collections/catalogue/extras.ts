import { optionCollection } from "./option-collection";

export const Packagings = optionCollection({
  field: "packaging",
  singular: { fr: "Coffret", en: "Packaging", es: "Estuche", ja: "パッケージ" },
  plural: { fr: "Coffrets", en: "Packagings", es: "Estuches", ja: "パッケージ" },
});

export const Warranties = optionCollection({
  field: "warranty",
  singular: { fr: "Garantie", en: "Warranty", es: "Garantía", ja: "保証" },
  plural: { fr: "Garanties", en: "Warranties", es: "Garantías", ja: "保証" },
});

export const Priorities = optionCollection({
  field: "priority",
  singular: { fr: "Délai", en: "Priority", es: "Plazo", ja: "納期" },
  plural: { fr: "Délais", en: "Priorities", es: "Plazos", ja: "納期" },
});
