import type { Block } from "payload";
import { questionGroupOptions } from "@/collections/content/question-group-options";
import { listField } from "@/collections/list-field";
import { richTextField } from "@/collections/rich-text-field";
import { block } from "./block";
import { lineField, optionalTitleField, textField, titleField } from "./block-fields";
import { comparisonBlock } from "./comparison-block";

const rows = { fr: "Lignes", en: "Rows", es: "Filas", ja: "行" };
const body = { fr: "Texte", en: "Text", es: "Texto", ja: "本文" };

/** Text blocks. */
export const readingBlocks: Block[] = [
  block("text", { fr: "Texte", en: "Text", es: "Texto", ja: "テキスト" }, [titleField, textField(true)]),
  block("rich-text", { fr: "Texte long", en: "Long text", es: "Texto largo", ja: "長文" }, [
    optionalTitleField,
    richTextField("body", body),
  ]),
  comparisonBlock,
  block(
    "specifications",
    { fr: "Fiche technique", en: "Specifications", es: "Ficha técnica", ja: "仕様表" },
    [
      titleField,
      textField(false),
      listField(
        "rows",
        rows,
        [
          lineField("label", { fr: "Mesure", en: "What is measured", es: "Medida", ja: "項目" }),
          lineField("value", { fr: "Valeur", en: "Value", es: "Valor", ja: "値" }, { maxLength: 160 }),
        ],
        { minRows: 1, maxRows: 30 },
      ),
    ],
  ),
  block("quote", { fr: "Citation", en: "Quote", es: "Cita", ja: "引用" }, [
    textField(true),
    lineField("source", { fr: "Source", en: "Source", es: "Fuente", ja: "出典" }, { isRequired: false }),
  ]),
  block("steps", { fr: "Étapes", en: "Steps", es: "Pasos", ja: "手順" }, [
    titleField,
    textField(false),
    listField(
      "steps",
      { fr: "Étapes", en: "Steps", es: "Pasos", ja: "手順" },
      [lineField("title", { fr: "Étape", en: "Step", es: "Paso", ja: "手順" }), textField(true)],
      { minRows: 2, maxRows: 12 },
    ),
  ]),
  block("faq", { fr: "Questions", en: "Questions", es: "Preguntas", ja: "質問" }, [
    titleField,
    textField(false),
    {
      name: "group",
      type: "select",
      options: questionGroupOptions,
      label: { fr: "Chapitre", en: "Chapter", es: "Capítulo", ja: "章" },
      admin: {
        description: {
          fr: "Sans chapitre : toutes les questions, avec la recherche.",
          en: "Without a chapter: all questions, with the search.",
          es: "Sin capítulo: todas las preguntas, con el buscador.",
          ja: "章を選ばない場合は、検索付きで全質問を表示します。",
        },
      },
    },
  ]),
  block("legal-text", { fr: "Texte légal", en: "Legal text", es: "Texto legal", ja: "規約" }, [
    titleField,
    richTextField("body", body),
  ]),
];
