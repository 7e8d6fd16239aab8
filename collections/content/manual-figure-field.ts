import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import type { Crop } from "@/src/domain/watch/picture-view";
import { wordedOptions } from "@/collections/catalogue/worded-options";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { lineField } from "./blocks/block-fields";
import { drawingLabels } from "./blocks/drawing-labels";
import { illustrationField } from "./blocks/illustration-field";

const cropNames: Readonly<Record<Crop, ReaderText>> = adminMessagesByKey("content.manualFigure.crop");

/** Illustration of a manual's section: a drawing, else a photograph, else a watch cropped to the part in question. */
export const manualFigureField: Field = {
  name: "figure",
  type: "group",
  label: adminMessages("content.manualFigure.figure.label"),
  fields: [
    {
      name: "drawing",
      type: "select",
      options: manualDrawings.map((value) => ({ value, label: drawingLabels[value] })),
      label: adminMessages("content.manualFigure.figure.drawing.label"),
    },
    illustrationField,
    {
      name: "crop",
      type: "select",
      defaultValue: "full",
      options: wordedOptions(cropNames),
      label: adminMessages("content.manualFigure.figure.crop.label"),
    },
    lineField("caption", adminMessages("content.manualFigure.figure.caption.label"), {
      isRequired: false,
      maxLength: 160,
    }),
  ],
};
