import { adminMessages } from "@/src/i18n/admin-messages";
import { insertTypeOptions } from "./configurator-words";
import { dialPrintingFields } from "./dial-printing-fields";
import { dialColorField } from "./dial-color-field";
import { optionCollection } from "./option-collection";
import { layerField } from "./option-fields";
import { lumeNames, metalNames, wordedOptions } from "./worded-options";

const Complications = optionCollection({
  field: "complication",
  singular: adminMessages("catalogue.faces.complication.singular"),
  plural: adminMessages("catalogue.faces.complication.plural"),
  extra: [
    {
      name: "hasGmtHand",
      type: "checkbox",
      defaultValue: false,
      label: adminMessages("catalogue.faces.complication.extra.hasGmtHand.label"),
    },
  ],
});

const Dials = optionCollection({
  field: "dial",
  singular: adminMessages("catalogue.faces.dial.singular"),
  plural: adminMessages("catalogue.faces.dial.plural"),
  description: adminMessages("catalogue.faces.dial.description"),
  extra: [
    layerField("printing", adminMessages("catalogue.faces.dial.extra.printing.label")),
    ...dialPrintingFields,
    {
      name: "showsDate",
      type: "checkbox",
      defaultValue: true,
      label: adminMessages("catalogue.faces.dial.extra.showsDate.label"),
    },
    dialColorField,
  ],
});

const DateColors = optionCollection({
  field: "dateColor",
  singular: adminMessages("catalogue.faces.dateColor.singular"),
  plural: adminMessages("catalogue.faces.dateColor.plural"),
  extra: [layerField("magnified", adminMessages("catalogue.faces.dateColor.extra.magnified.label"))],
});

const DateMagnifiers = optionCollection({
  field: "dateMagnifier",
  singular: adminMessages("catalogue.faces.dateMagnifier.singular"),
  plural: adminMessages("catalogue.faces.dateMagnifier.plural"),
});

const Hands = optionCollection({
  field: "hands",
  singular: adminMessages("catalogue.faces.hands.singular"),
  plural: adminMessages("catalogue.faces.hands.plural"),
  extra: [
    {
      name: "family",
      type: "text",
      required: true,
      maxLength: 40,
      label: adminMessages("catalogue.faces.hands.extra.family.label"),
      admin: {
        description: adminMessages("catalogue.faces.hands.extra.family.description"),
      },
    },
    {
      name: "metal",
      type: "select",
      required: true,
      options: wordedOptions(metalNames),
      label: adminMessages("catalogue.faces.hands.extra.metal.label"),
    },
    {
      name: "lumColor",
      type: "select",
      options: wordedOptions(lumeNames),
      label: adminMessages("catalogue.faces.hands.extra.lumColor.label"),
    },
  ],
});

const GmtHands = optionCollection({
  field: "gmtHand",
  singular: adminMessages("catalogue.faces.gmtHand.singular"),
  plural: adminMessages("catalogue.faces.gmtHand.plural"),
});

const BezelInserts = optionCollection({
  field: "bezelInsertColor",
  singular: adminMessages("catalogue.faces.bezelInsertColor.singular"),
  plural: adminMessages("catalogue.faces.bezelInsertColor.plural"),
  extra: [
    {
      name: "type",
      type: "select",
      required: true,
      options: insertTypeOptions,
      label: adminMessages("catalogue.faces.bezelInsertColor.extra.type.label"),
    },
  ],
});

export const Rotors = optionCollection({
  field: "rotor",
  singular: adminMessages("catalogue.faces.rotor.singular"),
  plural: adminMessages("catalogue.faces.rotor.plural"),
});

/** Catalogues of the parts of a face, in the order of the admin’s menu. */
export const faceCollections = [
  Complications,
  Dials,
  DateColors,
  DateMagnifiers,
  Hands,
  GmtHands,
  BezelInserts,
];
