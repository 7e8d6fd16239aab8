import { optionCollection } from "./option-collection";

const Packagings = optionCollection({
  field: "packaging",
  singular: { fr: "Coffret", en: "Packaging", es: "Estuche", ja: "ボックス" },
  plural: { fr: "Coffrets", en: "Packagings", es: "Estuches", ja: "ボックス" },
});

const Warranties = optionCollection({
  field: "warranty",
  singular: { fr: "Garantie", en: "Warranty", es: "Garantía", ja: "保証" },
  plural: { fr: "Garanties", en: "Warranties", es: "Garantías", ja: "保証" },
});

const Priorities = optionCollection({
  field: "priority",
  singular: { fr: "Délai", en: "Priority", es: "Plazo", ja: "納期" },
  plural: { fr: "Délais", en: "Priorities", es: "Plazos", ja: "納期" },
});

/** What comes with a watch, in the order of the admin’s menu. */
export const extraCollections = [Packagings, Warranties, Priorities];
