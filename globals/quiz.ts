import type { Field, GlobalConfig, TextFieldSingleValidation } from "payload";
import { groups } from "@/collections/admin-text";
import { forReader } from "@/src/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { selectionFieldOptions } from "@/collections/catalogue/configurator-words";
import { illustrationField } from "@/collections/content/blocks/illustration-field";
import { listField } from "@/collections/list-field";
import { globalWithDrafts } from "@/collections/drafts";
import { textLike } from "@/collections/validators";
import { isTraitValue, traits, type Trait } from "@/src/domain/quiz/traits";
import { revalidateOnGlobalChange } from "@/src/revalidation/revalidate";

const key: Field = {
  name: "key",
  type: "text",
  required: true,
  label: {
    fr: "Mot dans l’adresse",
    en: "Word in the address",
    es: "Palabra en la dirección",
    ja: "アドレスに入る語",
  },
  validate: textLike(/^[a-z0-9-]{1,24}$/, "poignet"),
};

const words = (name: string, label: ReaderText, isRequired: boolean): Field => ({
  name,
  type: "text",
  localized: true,
  required: isRequired,
  maxLength: 120,
  label,
});

const isTrait = (value: unknown): value is Trait => traits.some((trait) => trait === value);

const checkValues: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { trait } = siblingData as { trait?: unknown };
  const words = value?.split(",").map((word) => word.trim()) ?? [""];
  const wrong = isTrait(trait) ? words.find((word) => !isTraitValue(trait, word)) : words[0];
  if (wrong === undefined) return true;
  return forReader(req, {
    fr: `« ${wrong} » n’est pas une valeur de ce trait.`,
    en: `“${wrong}” is no value of this trait.`,
    es: `«${wrong}» no es un valor de este rasgo.`,
    ja: `「${wrong}」はこの特徴の値ではありません。`,
  });
};

const rules = listField(
  "rules",
  { fr: "Ce qui donne des points", en: "What gives points", es: "Qué da puntos", ja: "加点の条件" },
  [
    {
      type: "row",
      fields: [
        {
          name: "trait",
          type: "select",
          required: true,
          label: { fr: "Trait", en: "Trait", es: "Rasgo", ja: "特徴" },
          options: [
            { value: "line", label: { fr: "Ligne", en: "Line", es: "Línea", ja: "ライン" } },
            { value: "diameter", label: { fr: "Diamètre", en: "Diameter", es: "Diámetro", ja: "直径" } },
            {
              value: "color",
              label: { fr: "Couleur du cadran", en: "Dial colour", es: "Color de esfera", ja: "文字盤の色" },
            },
            { value: "strap", label: { fr: "Bracelet", en: "Strap", es: "Correa", ja: "ストラップ" } },
            {
              value: "price",
              label: {
                fr: "Prix en euros",
                en: "Price in euros",
                es: "Precio en euros",
                ja: "価格（ユーロ）",
              },
            },
            {
              value: "metal",
              label: { fr: "Métal du boîtier", en: "Case metal", es: "Metal de la caja", ja: "ケースの金属" },
            },
            {
              value: "making",
              label: { fr: "Disponibilité", en: "Availability", es: "Disponibilidad", ja: "在庫" },
            },
          ] satisfies { value: Trait; label: ReaderText }[],
        },
        {
          name: "values",
          type: "text",
          required: true,
          label: { fr: "Valeurs", en: "Values", es: "Valores", ja: "値" },
          validate: checkValues,
          admin: {
            description: {
              fr: "Comme dans l’adresse des filtres, séparées par des virgules : 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              en: "As in the address of the filters, separated by commas: 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              es: "Como en la dirección de los filtros, separados por comas: 36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
              ja: "絞り込みのアドレスと同じ書き方で、カンマ区切り：36, 40 · bleu, vert · -350 · le, ma · si, rg · in-stock",
            },
          },
        },
        {
          name: "points",
          type: "number",
          required: true,
          min: 1,
          max: 10,
          defaultValue: 3,
          label: { fr: "Points", en: "Points", es: "Puntos", ja: "点" },
        },
      ],
    },
  ],
);

const parts = listField(
  "parts",
  {
    fr: "Pièces de la proposition sur mesure",
    en: "Parts of the bespoke proposal",
    es: "Piezas de la propuesta a medida",
    ja: "オーダーメイドの提案の部品",
  },
  [
    {
      type: "row",
      fields: [
        {
          name: "field",
          type: "select",
          required: true,
          options: selectionFieldOptions,
          label: { fr: "Choix", en: "Choice", es: "Elección", ja: "項目" },
        },
        {
          name: "key",
          type: "text",
          required: true,
          maxLength: 40,
          label: { fr: "Clé de la pièce", en: "Key of the part", es: "Clave de la pieza", ja: "部品のキー" },
        },
      ],
    },
  ],
);

/** The quiz: questions, answers, and the rules by which answers rank the watches. */
export const Quiz: GlobalConfig = {
  slug: "quiz",
  label: { fr: "Questionnaire", en: "Quiz", es: "Cuestionario", ja: "診断（時計を探す）" },
  admin: {
    group: groups.content,
    description: {
      fr: "Chaque réponse donne des points aux montres qui remplissent ses conditions ; le total les classe. Elle peut aussi poser des pièces sur la proposition sur mesure.",
      en: "Each answer gives points to the watches that meet its conditions; the total ranks them. It may also put parts on the bespoke proposal.",
      es: "Cada respuesta da puntos a los relojes que cumplen sus condiciones; el total los ordena. También puede poner piezas en la propuesta a medida.",
      ja: "回答ごとに、条件に合う時計へ点が入り、合計で順位が決まります。オーダーメイドの提案に部品を載せることもできます。",
    },
  },
  ...globalWithDrafts,
  hooks: revalidateOnGlobalChange("quiz"),
  fields: [
    listField(
      "questions",
      { fr: "Questions", en: "Questions", es: "Preguntas", ja: "質問" },
      [
        key,
        words("title", { fr: "Question", en: "Question", es: "Pregunta", ja: "質問" }, true),
        words("text", { fr: "Précision", en: "Detail", es: "Detalle", ja: "補足" }, false),
        listField(
          "answers",
          { fr: "Réponses", en: "Answers", es: "Respuestas", ja: "回答" },
          [
            key,
            words("title", { fr: "Réponse", en: "Answer", es: "Respuesta", ja: "回答" }, true),
            words("note", { fr: "Précision", en: "Detail", es: "Detalle", ja: "補足" }, false),
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
