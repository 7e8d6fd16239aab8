import { expect, test } from "vitest";
import { neededIndexes } from "./omit-unused-indexes";

type Table = Parameters<typeof neededIndexes>[0];

const table = (name: string, columns: readonly string[], unique = false): Table => ({
  name,
  columns: Object.fromEntries(columns.map((column) => [column, { name: column, type: "integer" }])),
  indexes: Object.fromEntries(columns.map((column) => [column, { name: column, on: column, unique }])),
});

test.each([
  ["quiz_questions", ["_order", "_parent_id"], ["_parent_id"]],
  ["watches_rels", ["order", "parent_id", "path", "media_id"], ["parent_id", "media_id"]],
  ["watches", ["_order", "updated_at"], ["_order", "updated_at"]],
  ["_watches_v", ["parent_id", "latest", "version_code", "version__order"], ["parent_id", "latest"]],
  ["payload_locked_documents_rels", ["parent_id", "watches_id"], ["parent_id"]],
])("of %s, indexes on %j", (name, columns, kept) => {
  expect(Object.keys(neededIndexes(table(name, columns)))).toEqual(kept);
  expect(Object.keys(neededIndexes(table(name, columns, true)))).toEqual(columns);
});

test("an index is judged by the name of its column, and one of several columns is kept", () => {
  const payments = table("payments", ["parent_id"]);
  payments.columns.order = { name: "order_id", type: "integer" };
  payments.indexes = {
    order: { name: "order", on: "order" },
    both: { name: "both", on: ["order", "parent_id"] },
  };
  expect(Object.keys(neededIndexes(payments))).toEqual(["order", "both"]);
});
