import { inFour } from "@/collections/admin-text";
import { optionCollection } from "./option-collection";

const Packagings = optionCollection({
  field: "packaging",
  singular: inFour("Coffret", "Packaging", "Estuche", "パッケージ"),
  plural: inFour("Coffrets", "Packagings", "Estuches", "パッケージ"),
});

const Warranties = optionCollection({
  field: "warranty",
  singular: inFour("Garantie", "Warranty", "Garantía", "保証"),
  plural: inFour("Garanties", "Warranties", "Garantías", "保証"),
});

const Priorities = optionCollection({
  field: "priority",
  singular: inFour("Délai", "Priority", "Plazo", "納期"),
  plural: inFour("Délais", "Priorities", "Plazos", "納期"),
});

/** What comes with a watch, in the order of the admin’s menu. */
export const extraCollections = [Packagings, Warranties, Priorities];
