import { optionCollection } from "./option-collection";

const Packagings = optionCollection({
  field: "packaging",
  singular: { fr: "Écrin", en: "Box", es: "Estuche", ja: "ボックス" },
  plural: { fr: "Écrins", en: "Boxes", es: "Estuches", ja: "ボックス" },
});

const Warranties = optionCollection({
  field: "warranty",
  singular: { fr: "Garantie", en: "Guarantee", es: "Garantía", ja: "保証" },
  plural: { fr: "Garanties", en: "Guarantees", es: "Garantías", ja: "保証" },
});

const Priorities = optionCollection({
  field: "priority",
  singular: { fr: "Délai", en: "Lead time", es: "Plazo", ja: "納期" },
  plural: { fr: "Délais", en: "Lead times", es: "Plazos", ja: "納期" },
});

/** Accessories of a watch, in the order of the admin’s menu. */
export const extraCollections = [Packagings, Warranties, Priorities];
