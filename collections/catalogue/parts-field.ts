import { adminMessages } from "@/src/i18n/admin-messages";
import type { DefaultValue, Field, RelationshipFieldSingleValidation } from "payload";
import { relationship } from "payload/shared";
import {
  defaultSelection,
  isOptional,
  selectionFields,
  type SelectionField,
} from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";
import { compatibleOptions } from "./compatible-options";
import { optionCollections } from "./option-collections";

/** A part has the label of its list's options. */
const labelOf = (slug: string) => optionCollections.find((list) => list.slug === slug)?.labels?.singular;

/** The saved value may be outdated: the list is filtered without refusing it. */
const isPart: RelationshipFieldSingleValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined });

/** A new watch begins with the parts that the configurator opens with. */
const defaultPart =
  (field: SelectionField): DefaultValue =>
  async ({ req }) => {
    const key = defaultSelection[field];
    if (key === null || !req) return undefined;
    const { docs } = await req.payload.find({
      collection: selectionTable[field].catalogue,
      where: {
        key: { equals: key },
        // A strap's key is unique within its family only.
        ...(field === "strapColor" && { "family.key": { equals: defaultSelection.strapStyle } }),
      },
      limit: 1,
      depth: 0,
      pagination: false,
    });
    return docs[0]?.id;
  };

/** Parts of a ready-made watch, chosen from the catalogues of the configurator. */
export const partsField: Field = {
  name: "parts",
  type: "group",
  label: adminMessages("catalogue.parts.label"),
  admin: {
    description: adminMessages("catalogue.parts.description"),
  },
  fields: [
    {
      type: "row",
      fields: selectionFields.map((field): Field => ({
        name: field,
        type: "relationship",
        relationTo: selectionTable[field].catalogue,
        label: labelOf(selectionTable[field].catalogue),
        required: !isOptional(field),
        defaultValue: defaultPart(field),
        filterOptions: compatibleOptions(field) ?? null,
        validate: isPart,
        // Its drawer lists them with picture, key and price: several have the same name.
        admin: { allowCreate: false, appearance: "drawer", width: "49%" },
      })),
    },
  ],
};
