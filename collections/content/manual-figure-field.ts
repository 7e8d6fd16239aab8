import type { Field } from "payload";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import { crops } from "@/src/domain/watch/picture-view";
import { lineField } from "./blocks/block-fields";
import { drawingLabels } from "./blocks/drawing-labels";
import { illustrationField } from "./blocks/illustration-field";

/** What a section of a manual shows: a drawing, else a photograph, else a watch cut to the part in question. */
export const manualFigureField: Field = {
  name: "figure",
  type: "group",
  label: { fr: "Figure", en: "Figure", es: "Figura", ja: "図" },
  fields: [
    {
      name: "drawing",
      type: "select",
      options: manualDrawings.map((value) => ({ value, label: drawingLabels[value] })),
      label: { fr: "Dessin", en: "Drawing", es: "Dibujo", ja: "図面" },
    },
    illustrationField,
    {
      name: "crop",
      type: "select",
      defaultValue: "full",
      options: Object.keys(crops),
      label: {
        fr: "Cadrage de la montre",
        en: "Part of the watch",
        es: "Encuadre del reloj",
        ja: "時計の部位",
      },
    },
    lineField(
      "caption",
      { fr: "Légende", en: "Caption", es: "Pie de figura", ja: "説明" },
      {
        isRequired: false,
        maxLength: 160,
      },
    ),
  ],
};
