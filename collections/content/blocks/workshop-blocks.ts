import type { Block, Field } from "payload";
import { pageDrawings } from "@/src/domain/content/page-drawing";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, textField, titleField } from "./block-fields";
import { drawingLabels } from "./drawing-labels";

const name = { fr: "Titre", en: "Title", es: "Título", ja: "見出し" };

const graduation = (key: string, label: ReaderText): Field => ({
  name: key,
  type: "number",
  required: true,
  min: 1,
  max: 60,
  label,
});

/** Blocks about production and care. */
export const workshopBlocks: Block[] = [
  block("drawing", { fr: "Dessin coté", en: "Drawing", es: "Dibujo acotado", ja: "図面" }, [
    titleField,
    textField(false),
    {
      name: "drawing",
      type: "select",
      required: true,
      defaultValue: "watch",
      options: pageDrawings.map((value) => ({ value, label: drawingLabels[value] })),
      label: { fr: "Dessin", en: "Drawing", es: "Dibujo", ja: "図面" },
    },
    {
      ...listField(
        "notes",
        { fr: "Repères", en: "Notes", es: "Referencias", ja: "注記" },
        [lineField("title", name), textField(false)],
        { maxRows: 8 },
      ),
    },
  ]),
  block(
    "statements",
    { fr: "Convictions chiffrées", en: "Statements", es: "Convicciones en cifras", ja: "数字で示す約束" },
    [
      titleField,
      textField(false),
      listField(
        "statements",
        { fr: "Convictions", en: "Statements", es: "Convicciones", ja: "約束" },
        [
          {
            name: "value",
            type: "text",
            required: true,
            maxLength: 12,
            label: { fr: "Valeur", en: "Value", es: "Valor", ja: "値" },
          },
          lineField("unit", { fr: "Unité", en: "Unit", es: "Unidad", ja: "単位" }, { isRequired: false }),
          lineField("title", name, { maxLength: 120 }),
          textField(true),
        ],
        { minRows: 1, maxRows: 12 },
      ),
    ],
  ),
  block("schedule", { fr: "Calendrier", en: "Schedule", es: "Calendario", ja: "日程" }, [
    titleField,
    textField(false),
    lineField("unit", {
      fr: "Une graduation vaut",
      en: "A graduation is",
      es: "Una graduación equivale a",
      ja: "一目盛りの単位",
    }),
    listField(
      "stages",
      { fr: "Étapes", en: "Stages", es: "Etapas", ja: "工程" },
      [
        graduation("from", { fr: "De", en: "From", es: "De", ja: "開始" }),
        graduation("to", { fr: "À", en: "To", es: "A", ja: "終了" }),
        lineField("title", name),
        textField(true),
      ],
      { minRows: 2, maxRows: 12 },
    ),
  ]),
  block("drawers", { fr: "Meuble à tiroirs", en: "Drawers", es: "Cajonera", ja: "引き出し" }, [
    titleField,
    textField(false),
    linkField,
  ]),
];
