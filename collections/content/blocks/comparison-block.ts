import type { ArrayFieldValidation } from "payload";
import { forReader, inFour } from "@/collections/admin-text";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, textField, titleField } from "./block-fields";

const tooMany = inFour(
  "Une ligne n’a pas une valeur pour chaque colonne : complétez-la ou retirez une colonne.",
  "A row does not have one value for each column: complete it or take a column away.",
  "Una fila no tiene un valor por columna: complétala o quita una columna.",
  "列の数と値の数が合わない行があります。値を補うか、列を減らしてください。",
);

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

/** A table that sets things side by side. */
export const comparisonBlock = block(
  "comparison",
  inFour("Comparaison", "Comparison", "Comparación", "比較表"),
  [
    titleField,
    textField(false),
    listField(
      "columns",
      inFour("Colonnes", "Columns", "Columnas", "列"),
      [lineField("label", inFour("Titre", "Title", "Título", "見出し"))],
      { minRows: 1, maxRows: 5 },
    ),
    {
      ...listField(
        "rows",
        inFour("Lignes", "Rows", "Filas", "行"),
        [
          lineField("label", inFour("Critère", "Criterion", "Criterio", "項目"), { maxLength: 120 }),
          listField(
            "values",
            inFour("Valeurs", "Values", "Valores", "値"),
            [lineField("value", inFour("Valeur", "Value", "Valor", "値"), { maxLength: 240 })],
            { minRows: 1, maxRows: 5 },
          ),
        ],
        { minRows: 1, maxRows: 40 },
      ),
      validate: validateRows,
    },
  ],
);
