import { adminMessages } from "@/src/i18n/admin-messages";
import { caseColorKey, familyKey } from "@/src/domain/watch/catalogue";
import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";

const CaseTypes = optionCollection({
  field: "caseType",
  singular: adminMessages("catalogue.cases.caseType.singular"),
  plural: adminMessages("catalogue.cases.caseType.plural"),
  keyForm: { pattern: familyKey, example: "SM" },
  extra: [
    {
      name: "diameters",
      type: "relationship",
      relationTo: "case-diameters",
      hasMany: true,
      required: true,
      label: adminMessages("catalogue.cases.caseType.extra.diameters.label"),
    },
    {
      name: "hasBezelInsert",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("catalogue.cases.caseType.extra.hasBezelInsert.label"),
    },
  ],
});

const CaseColors = optionCollection({
  field: "caseColor",
  singular: adminMessages("catalogue.cases.caseColor.singular"),
  plural: adminMessages("catalogue.cases.caseColor.plural"),
  keyForm: { pattern: caseColorKey, example: "CAS-SM-si" },
  extra: [
    {
      name: "caseType",
      type: "relationship",
      relationTo: "case-types",
      required: true,
      label: adminMessages("catalogue.cases.caseColor.extra.caseType.label"),
    },
    {
      name: "color",
      type: "text",
      required: true,
      maxLength: 10,
      label: adminMessages("catalogue.cases.caseColor.extra.color.label"),
      admin: {
        description: adminMessages("catalogue.cases.caseColor.extra.color.description"),
      },
    },
    layerField("backOpen", adminMessages("catalogue.cases.caseColor.extra.backOpen.label")),
    layerField("backClosed", adminMessages("catalogue.cases.caseColor.extra.backClosed.label")),
    layerField("endLink", adminMessages("catalogue.cases.caseColor.extra.endLink.label")),
  ],
});

const CaseDiameters = optionCollection({
  field: "caseDiameter",
  singular: adminMessages("catalogue.cases.caseDiameter.singular"),
  plural: adminMessages("catalogue.cases.caseDiameter.plural"),
});

const CasebackTypes = optionCollection({
  field: "casebackType",
  singular: adminMessages("catalogue.cases.casebackType.singular"),
  plural: adminMessages("catalogue.cases.casebackType.plural"),
});

/** Catalogues of the parts of a case, in the order of the admin’s menu. */
export const caseCollections = [CaseTypes, CaseColors, CaseDiameters, CasebackTypes];
