import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

const number = (name: string, label: ReaderText): Field => ({
  name,
  type: "number",
  label,
  required: true,
  admin: { width: "32%" },
});

const text = (name: string, label: ReaderText, required = true): Field => ({
  name,
  type: "text",
  label,
  required,
  localized: true,
});

/** Measurements; pages add the units in their language. */
export const specsField: Field = {
  name: "specs",
  type: "group",
  label: adminMessages("catalogue.specs.label"),
  fields: [
    {
      type: "row",
      fields: [
        number("thickness", adminMessages("catalogue.specs.thickness.label")),
        number("lugToLug", adminMessages("catalogue.specs.lugToLug.label")),
        number("lugWidth", adminMessages("catalogue.specs.lugWidth.label")),
        number("waterResistance", adminMessages("catalogue.specs.waterResistance.label")),
        number("frequency", adminMessages("catalogue.specs.frequency.label")),
        number("powerReserve", adminMessages("catalogue.specs.powerReserve.label")),
        number("jewels", adminMessages("catalogue.specs.jewels.label")),
        number("weight", adminMessages("catalogue.specs.weight.label")),
        number("accuracySlow", adminMessages("catalogue.specs.accuracySlow.label")),
        number("accuracyFast", adminMessages("catalogue.specs.accuracyFast.label")),
        {
          name: "calibre",
          type: "text",
          required: true,
          label: adminMessages("catalogue.specs.calibre.label"),
        },
        text("caseMaterial", adminMessages("catalogue.specs.caseMaterial.label")),
        text("glass", adminMessages("catalogue.specs.glass.label")),
        text("strapLength", adminMessages("catalogue.specs.strapLength.label"), false),
        text("clasp", adminMessages("catalogue.specs.clasp.label"), false),
      ],
    },
  ],
};
