import type { Field, GlobalConfig, TextFieldSingleValidation } from "payload";
import { groups, inFour } from "@/collections/admin-text";
import { illustrationField } from "@/collections/content/blocks/illustration-field";
import { listField } from "@/collections/list-field";
import { isTraitValue, traits, type Trait } from "@/src/domain/quiz/traits";
import { selectionFields } from "@/src/domain/watch/selection";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const key: Field = {
  name: "key",
  type: "text",
  required: true,
  label: inFour("Mot dans l’adresse", "Word in the address", "Palabra en la dirección", "アドレスに入る語"),
  validate: (value: unknown) => (typeof value === "string" && /^[a-z0-9-]{1,24}$/.test(value)) || "poignet",
};

const words = (name: string, label: ReturnType<typeof inFour>, isRequired: boolean): Field => ({
  name,
  type: "text",
  localized: true,
  required: isRequired,
  maxLength: 120,
  label,
});

const isTrait = (value: unknown): value is Trait => traits.some((trait) => trait === value);

const checkValues: TextFieldSingleValidation = (value, { siblingData }) => {
  const { trait } = siblingData as { trait?: unknown };
  if (!value || !isTrait(trait)) return "36, 40";
  const wrong = value.split(",").find((word) => !isTraitValue(trait, word.trim()));
  return wrong === undefined || `${wrong.trim()} ≠ ${trait}`;
};

const rules = listField(
  "rules",
  inFour("Ce qui donne des points", "What gives points", "Qué da puntos", "加点の条件"),
  [
    {
      type: "row",
      fields: [
        {
          name: "trait",
          type: "select",
          required: true,
          label: inFour("Trait", "Trait", "Rasgo", "特徴"),
          options: [
            { value: "line", label: inFour("Ligne", "Line", "Línea", "ライン") },
            { value: "diameter", label: inFour("Diamètre", "Diameter", "Diámetro", "直径") },
            {
              value: "color",
              label: inFour("Couleur du cadran", "Dial colour", "Color de esfera", "文字盤の色"),
            },
            { value: "strap", label: inFour("Bracelet", "Strap", "Correa", "ストラップ") },
            {
              value: "price",
              label: inFour("Prix en euros", "Price in euros", "Precio en euros", "価格（ユーロ）"),
            },
            {
              value: "metal",
              label: inFour("Métal du boîtier", "Case metal", "Metal de la caja", "ケースの金属"),
            },
            { value: "making", label: inFour("Disponibilité", "Availability", "Disponibilidad", "在庫") },
          ] satisfies { value: Trait; label: ReturnType<typeof inFour> }[],
        },
        {
          name: "values",
          type: "text",
          required: true,
          label: inFour("Valeurs", "Values", "Valores", "値"),
          validate: checkValues,
          admin: {
            description: inFour(
              "Comme dans l’adresse des filtres, séparées par des virgules : 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              "As in the address of the filters, separated by commas: 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              "Como en la dirección de los filtros, separados por comas: 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              "絞り込みのアドレスと同じ書き方で、カンマ区切り：36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
            ),
          },
        },
        {
          name: "points",
          type: "number",
          required: true,
          min: 1,
          max: 10,
          defaultValue: 3,
          label: inFour("Points", "Points", "Puntos", "点"),
        },
      ],
    },
  ],
);

const parts = listField(
  "parts",
  inFour(
    "Pièces de la proposition sur mesure",
    "Parts of the bespoke proposal",
    "Piezas de la propuesta a medida",
    "オーダー提案の部品",
  ),
  [
    {
      type: "row",
      fields: [
        {
          name: "field",
          type: "select",
          required: true,
          options: [...selectionFields],
          label: inFour("Choix", "Choice", "Elección", "項目"),
        },
        {
          name: "key",
          type: "text",
          required: true,
          maxLength: 40,
          label: inFour("Clé de la pièce", "Key of the part", "Clave de la pieza", "部品のキー"),
        },
      ],
    },
  ],
);

/** The quiz: questions, answers, and the rules by which answers rank the watches. */
export const Quiz: GlobalConfig = {
  slug: "quiz",
  label: inFour("Questionnaire", "Quiz", "Cuestionario", "時計診断"),
  admin: {
    group: groups.content,
    description: inFour(
      "Chaque réponse donne des points aux montres qui remplissent ses conditions ; le total les classe. Elle peut aussi poser des pièces sur la proposition sur mesure.",
      "Each answer gives points to the watches that meet its conditions; the total ranks them. It may also put parts on the bespoke proposal.",
      "Cada respuesta da puntos a los relojes que cumplen sus condiciones; el total los ordena. También puede poner piezas en la propuesta a medida.",
      "回答ごとに、条件に合う時計へ点が入り、合計で順位が決まります。オーダー提案に部品を載せることもできます。",
    ),
  },
  hooks: revalidateOnGlobalChange("quiz"),
  fields: [
    listField(
      "questions",
      inFour("Questions", "Questions", "Preguntas", "質問"),
      [
        key,
        words("title", inFour("Question", "Question", "Pregunta", "質問"), true),
        words("text", inFour("Précision", "Detail", "Detalle", "補足"), false),
        listField(
          "answers",
          inFour("Réponses", "Answers", "Respuestas", "回答"),
          [
            key,
            words("title", inFour("Réponse", "Answer", "Respuesta", "回答"), true),
            words("note", inFour("Précision", "Detail", "Detalle", "補足"), false),
            illustrationField,
            rules,
            parts,
          ],
          { minRows: 2, maxRows: 6 },
        ),
      ],
      { minRows: 1, maxRows: 8 },
    ),
  ],
};
