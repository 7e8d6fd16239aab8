import { adminMessages } from "@/src/i18n/admin-messages";
import { optionCollection } from "./option-collection";

const Packagings = optionCollection({
  field: "packaging",
  singular: adminMessages("catalogue.extras.packaging.singular"),
  plural: adminMessages("catalogue.extras.packaging.plural"),
});

const Warranties = optionCollection({
  field: "warranty",
  singular: adminMessages("catalogue.extras.warranty.singular"),
  plural: adminMessages("catalogue.extras.warranty.plural"),
});

const Priorities = optionCollection({
  field: "priority",
  singular: adminMessages("catalogue.extras.priority.singular"),
  plural: adminMessages("catalogue.extras.priority.plural"),
});

/** Accessories of a watch, in the order of the admin’s menu. */
export const extraCollections = [Packagings, Warranties, Priorities];
