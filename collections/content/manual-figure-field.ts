import type { Field } from "payload";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import { crops } from "@/src/domain/watch/picture-view";
import { inFour } from "@/collections/admin-text";
import { lineField } from "./blocks/block-fields";
import { illustrationField } from "./blocks/illustration-field";

const drawingLabels = {
  crown: inFour("Positions de la couronne", "Crown positions", "Posiciones de la corona", "リューズの位置"),
  "date-hours": inFour(
    "Heures interdites à la date",
    "Hours closed to the date",
    "Horas vedadas a la fecha",
    "日付を合わせない時間",
  ),
  "spring-bar": inFour("Barrette à ressort", "Spring bar", "Pasador de muelle", "バネ棒"),
} as const;

/** What a section of a manual shows: a drawing, else a photograph, else a watch cut to the part in question. */
export const manualFigureField: Field = {
  name: "figure",
  type: "group",
  label: inFour("Figure", "Figure", "Figura", "図"),
  fields: [
    {
      name: "drawing",
      type: "select",
      options: manualDrawings.map((value) => ({ value, label: drawingLabels[value] })),
      label: inFour("Dessin", "Drawing", "Dibujo", "図面"),
    },
    illustrationField,
    {
      name: "crop",
      type: "select",
      defaultValue: "full",
      options: Object.keys(crops),
      label: inFour("Cadrage de la montre", "Part of the watch", "Encuadre del reloj", "時計の部位"),
    },
    lineField("caption", inFour("Légende", "Caption", "Pie de figura", "説明"), {
      isRequired: false,
      maxLength: 160,
    }),
  ],
};
