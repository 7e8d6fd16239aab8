import type { ArrayFieldValidation } from "payload";
import { forReader } from "@/src/access/for-reader";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, textField, titleField } from "./block-fields";

const tooMany = {
  fr: "Une ligne n’a pas une valeur pour chaque colonne : complétez-la ou retirez une colonne.",
  en: "A row does not have one value for each column: complete it or take a column away.",
  es: "Una fila no tiene un valor por columna: complétela o quite una columna.",
  ja: "列の数と値の数が合わない行があります。値を補うか、列を減らしてください。",
};

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Each row needs a value for each column. */
const validateRows: ArrayFieldValidation = (rows, { siblingData, req }) => {
  const columns = "columns" in siblingData ? lengthOf(siblingData.columns) : 0;
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  const isWhole = list.every(
    (row) => typeof row === "object" && row !== null && "values" in row && lengthOf(row.values) === columns,
  );
  return isWhole || forReader(req, tooMany);
};

/** A comparison table. */
export const comparisonBlock = block(
  "comparison",
  { fr: "Comparaison", en: "Comparison", es: "Comparación", ja: "比較表" },
  [
    titleField,
    textField(false),
    listField(
      "columns",
      { fr: "Colonnes", en: "Columns", es: "Columnas", ja: "列" },
      [lineField("label", { fr: "Titre", en: "Title", es: "Título", ja: "見出し" })],
      { minRows: 1, maxRows: 5 },
    ),
    {
      ...listField(
        "rows",
        { fr: "Lignes", en: "Rows", es: "Filas", ja: "行" },
        [
          lineField(
            "label",
            { fr: "Critère", en: "Criterion", es: "Criterio", ja: "項目" },
            { maxLength: 120 },
          ),
          listField(
            "values",
            { fr: "Valeurs", en: "Values", es: "Valores", ja: "値" },
            [lineField("value", { fr: "Valeur", en: "Value", es: "Valor", ja: "値" }, { maxLength: 240 })],
            { minRows: 1, maxRows: 5 },
          ),
        ],
        { minRows: 1, maxRows: 40 },
      ),
      validate: validateRows,
    },
  ],
);
