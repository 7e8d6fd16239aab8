import type { Field } from "payload";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import type { Crop } from "@/src/domain/watch/picture-view";
import { wordedOptions } from "@/collections/catalogue/worded-options";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { lineField } from "./blocks/block-fields";
import { drawingLabels } from "./blocks/drawing-labels";
import { illustrationField } from "./blocks/illustration-field";

const cropNames: Readonly<Record<Crop, ReaderText>> = {
  full: { fr: "Montre entière", en: "Whole watch", es: "Reloj entero", ja: "時計全体" },
  dial: { fr: "Cadran", en: "Dial", es: "Esfera", ja: "文字盤" },
  hands: { fr: "Aiguilles", en: "Hands", es: "Agujas", ja: "針" },
  case: { fr: "Boîtier", en: "Case", es: "Caja", ja: "ケース" },
  bezel: { fr: "Lunette", en: "Bezel", es: "Bisel", ja: "ベゼル" },
  lug: { fr: "Corne", en: "Lug", es: "Asa", ja: "ラグ" },
  strap: { fr: "Bracelet", en: "Strap", es: "Correa", ja: "ストラップ" },
  crown: { fr: "Couronne", en: "Crown", es: "Corona", ja: "リューズ" },
  date: { fr: "Date", en: "Date", es: "Fecha", ja: "日付" },
  gmt: { fr: "Aiguille GMT", en: "GMT hand", es: "Aguja GMT", ja: "GMT針" },
  caseback: { fr: "Fond", en: "Caseback", es: "Fondo", ja: "裏蓋" },
  rotor: { fr: "Rotor", en: "Rotor", es: "Rotor", ja: "ローター" },
};

/** Illustration of a manual's section: a drawing, else a photograph, else a watch cropped to the part in question. */
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
      options: wordedOptions(cropNames),
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
