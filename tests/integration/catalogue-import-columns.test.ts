import { afterAll, beforeAll, expect, test } from "vitest";
import type { Field } from "payload";
import type { Column } from "@/src/domain/catalogue-import/column";
import { columnsOf, importedCollections } from "@/src/domain/catalogue-import/columns";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

type Named = Field & { readonly name: string };

/** Fields by their paths, through rows and groups. */
function fieldsAt(fields: readonly Field[], path = ""): [string, Named][] {
  return fields.flatMap((field): [string, Named][] => {
    if (field.type === "row" || field.type === "collapsible") return fieldsAt(field.fields, path);
    if (!("name" in field) || field.type === "ui") return [];
    const own = `${path}${field.name}`;
    return field.type === "group" ? fieldsAt(field.fields, `${own}.`) : [[own, field as Named]];
  });
}

/** What a form knows of a field, in the words of a column. */
const facts = (field: Named) => ({
  isRequired: "required" in field && field.required === true,
  isLocalised: "localized" in field && field.localized === true,
  choices:
    field.type === "select"
      ? field.options.map((option) => (typeof option === "string" ? option : option.value))
      : undefined,
  mostLetters: "maxLength" in field ? field.maxLength : undefined,
  to: "relationTo" in field ? field.relationTo : undefined,
});

/** A switch and a number of the form always have a value. */
const kinds: Readonly<Record<Column["kind"], string>> = {
  text: "text",
  address: "text",
  money: "number",
  whole: "number",
  decimal: "number",
  flag: "checkbox",
  choice: "select",
  key: "relationship",
  keys: "relationship",
  layer: "upload",
  pictures: "upload",
};

/** Written by the shop, or in the form only. */
const outside = /^(?:id|_.*|createdAt|updatedAt|priceConfirmed|thumbnail|related)$/;

test.each(importedCollections)("the columns of %s are the fields of its form", (collection) => {
  const fields = new Map(fieldsAt(open.payload.collections[collection].config.fields));
  const columns = columnsOf(collection);
  expect([...new Set(columns.map(({ field }) => field))].toSorted()).toEqual(
    [...fields.keys()].filter((name) => !outside.test(name)).toSorted(),
  );
  for (const column of columns) {
    const field = fields.get(column.field);
    if (!field) throw new Error(`${collection} has no field ${column.field}.`);
    const form = facts(field);
    expect([column.name, field.type === "textarea" ? "text" : field.type]).toEqual([
      column.name,
      kinds[column.kind],
    ]);
    expect([column.name, column.locale !== null]).toEqual([column.name, form.isLocalised]);
    if (column.kind !== "flag")
      expect([column.name, column.isRequired === true]).toEqual([column.name, form.isRequired]);
    if (form.choices) expect([column.name, column.choices]).toEqual([column.name, form.choices]);
    if (form.mostLetters !== undefined)
      expect([column.name, column.mostLetters]).toEqual([column.name, form.mostLetters]);
    if (column.to) expect([column.name, column.to]).toEqual([column.name, form.to]);
  }
});
