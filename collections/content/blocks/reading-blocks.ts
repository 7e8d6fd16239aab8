import type { Block } from "payload";
import { questionGroups } from "@/src/domain/content/question-group";
import { inFour } from "@/collections/admin-text";
import { listField } from "@/collections/list-field";
import { richTextField } from "@/collections/rich-text-field";
import { block } from "./block";
import { lineField, optionalTitleField, textField, titleField } from "./block-fields";
import { comparisonBlock } from "./comparison-block";

const rows = inFour("Lignes", "Rows", "Filas", "行");
const body = inFour("Texte", "Text", "Texto", "本文");

/** Blocks that are read. */
export const readingBlocks: Block[] = [
  block("text", inFour("Texte", "Text", "Texto", "テキスト"), [titleField, textField(true)]),
  block("rich-text", inFour("Texte long", "Long text", "Texto largo", "長文"), [
    optionalTitleField,
    richTextField("body", body),
  ]),
  comparisonBlock,
  block("specifications", inFour("Fiche technique", "Specifications", "Ficha técnica", "仕様表"), [
    titleField,
    textField(false),
    listField(
      "rows",
      rows,
      [
        lineField("label", inFour("Mesure", "What is measured", "Medida", "項目")),
        lineField("value", inFour("Valeur", "Value", "Valor", "値"), { maxLength: 160 }),
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ]),
  block("quote", inFour("Citation", "Quote", "Cita", "引用"), [
    textField(true),
    lineField("source", inFour("Source", "Source", "Fuente", "出典"), { isRequired: false }),
  ]),
  block("steps", inFour("Étapes", "Steps", "Pasos", "手順"), [
    titleField,
    textField(false),
    listField(
      "steps",
      inFour("Étapes", "Steps", "Pasos", "手順"),
      [lineField("title", inFour("Étape", "Step", "Paso", "手順")), textField(true)],
      { minRows: 2, maxRows: 12 },
    ),
  ]),
  block("faq", inFour("Questions", "Questions", "Preguntas", "質問"), [
    titleField,
    textField(false),
    {
      name: "group",
      type: "select",
      options: questionGroups.map(({ key, label: { jp, ...label } }) => ({
        value: key,
        label: { ...label, ja: jp },
      })),
      label: inFour("Chapitre", "Chapter", "Capítulo", "章"),
      admin: {
        description: inFour(
          "Sans chapitre : toutes les questions, avec la recherche.",
          "Without a chapter: all questions, with the search.",
          "Sin capítulo: todas las preguntas, con el buscador.",
          "章を選ばない場合は、検索付きで全質問を表示します。",
        ),
      },
    },
  ]),
  block("legal-text", inFour("Texte légal", "Legal text", "Texto legal", "規約"), [
    titleField,
    richTextField("body", body),
  ]),
];
