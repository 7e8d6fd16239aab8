import { adminMessages } from "@/src/i18n/admin-messages";
import { dialColorField } from "./dial-color-field";
import { familyKey } from "@/src/domain/watch/catalogue";
import { optionCollection } from "./option-collection";
import { materialNames, wordedOptions } from "./worded-options";

const StrapFamilies = optionCollection({
  field: "strapStyle",
  singular: adminMessages("catalogue.straps.strapStyle.singular"),
  plural: adminMessages("catalogue.straps.strapStyle.plural"),
  description: adminMessages("catalogue.straps.strapStyle.description"),
  keyForm: { pattern: familyKey, example: "NATO" },
  extra: [
    {
      name: "material",
      type: "select",
      required: true,
      defaultValue: "other",
      options: wordedOptions(materialNames),
      label: adminMessages("catalogue.straps.strapStyle.extra.material.label"),
      admin: { description: adminMessages("catalogue.straps.strapStyle.extra.material.description") },
    },
    {
      name: "hasEndlink",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("catalogue.straps.strapStyle.extra.hasEndlink.label"),
    },
    {
      name: "buckles",
      type: "relationship",
      relationTo: "buckles",
      hasMany: true,
      required: true,
      label: adminMessages("catalogue.straps.strapStyle.extra.buckles.label"),
    },
  ],
});

const Straps = optionCollection({
  field: "strapColor",
  singular: adminMessages("catalogue.straps.strapColor.singular"),
  plural: adminMessages("catalogue.straps.strapColor.plural"),
  uniqueWithin: "family",
  extra: [
    {
      name: "family",
      type: "relationship",
      relationTo: "strap-families",
      required: true,
      label: adminMessages("catalogue.straps.strapColor.extra.family.label"),
    },
    dialColorField,
  ],
});

const StrapEndlinks = optionCollection({
  field: "strapEndlink",
  singular: adminMessages("catalogue.straps.strapEndlink.singular"),
  plural: adminMessages("catalogue.straps.strapEndlink.plural"),
});

/** The flat list STR-{style}-{color} and NONE. */
const SecondStraps = optionCollection({
  field: "secondStrap",
  singular: adminMessages("catalogue.straps.secondStrap.singular"),
  plural: adminMessages("catalogue.straps.secondStrap.plural"),
  description: adminMessages("catalogue.straps.secondStrap.description"),
});

const Buckles = optionCollection({
  field: "buckle",
  singular: adminMessages("catalogue.straps.buckle.singular"),
  plural: adminMessages("catalogue.straps.buckle.plural"),
});

/** Catalogues of the parts of a strap, in the order of the admin’s menu. */
export const strapCollections = [StrapFamilies, Straps, StrapEndlinks, Buckles, SecondStraps];
