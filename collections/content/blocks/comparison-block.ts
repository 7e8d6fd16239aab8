import { adminMessages } from "@/src/i18n/admin-messages";
import type { ArrayFieldValidation } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, textField, titleField } from "./block-fields";

const tooMany = adminMessages("content.comparisonBlock.tooMany");

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
  adminMessages("content.comparisonBlock.comparison.label"),
  [
    titleField,
    textField(false),
    listField(
      "columns",
      adminMessages("content.comparisonBlock.comparison.columns.label"),
      [lineField("label", adminMessages("content.comparisonBlock.comparison.columns.itemLabel.label"))],
      { minRows: 1, maxRows: 5 },
    ),
    {
      ...listField(
        "rows",
        adminMessages("content.comparisonBlock.comparison.rows.label"),
        [
          lineField("label", adminMessages("content.comparisonBlock.comparison.rows.itemLabel.label"), {
            maxLength: 120,
          }),
          listField(
            "values",
            adminMessages("content.comparisonBlock.comparison.rows.values.label"),
            [
              lineField(
                "value",
                adminMessages("content.comparisonBlock.comparison.rows.values.value.label"),
                { maxLength: 240 },
              ),
            ],
            { minRows: 1, maxRows: 5 },
          ),
        ],
        { minRows: 1, maxRows: 40 },
      ),
      validate: validateRows,
    },
  ],
);
