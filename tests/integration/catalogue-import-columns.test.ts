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
    return field.type === "group" ? fieldsAt(field.fields, `${own}.`) : [[own, field]];
  });
}

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

const ofColumn = ({ name, kind, isRequired, locale, choices, mostLetters, to }: Column) => ({
  name,
  kind: kinds[kind],
  isRequired: isRequired === true,
  isLocalised: locale !== null,
  choices,
  mostLetters,
  to,
});

/** The same of the field in its form. */
const ofField = (field: Named, { name, kind, to }: Column): ReturnType<typeof ofColumn> => ({
  name,
  kind: field.type === "textarea" ? "text" : field.type,
  isRequired: "required" in field && field.required === true,
  isLocalised: "localized" in field && field.localized === true,
  choices:
    field.type === "select"
      ? field.options.map((option) => (typeof option === "string" ? option : option.value))
      : undefined,
  mostLetters: "maxLength" in field ? field.maxLength : undefined,
  // Layers and pictures are named in a way of their own.
  to: kind.startsWith("key") && "relationTo" in field ? (field.relationTo as typeof to) : undefined,
});

/** Written by the shop, or in the form only. */
const outside = /^(?:id|_.*|createdAt|updatedAt|priceConfirmed|thumbnail|related)$/;

test.each(importedCollections)("the columns of %s are the fields of its form", (collection) => {
  const fields = new Map(fieldsAt(open.payload.collections[collection].config.fields));
  const columns = columnsOf(collection);
  expect([...new Set(columns.map(({ field }) => field))].toSorted()).toEqual(
    [...fields.keys()].filter((name) => !outside.test(name)).toSorted(),
  );
  expect(columns.map(ofColumn)).toEqual(
    columns.map((column) => {
      const field = fields.get(column.field);
      if (!field) throw new Error(`${collection} has no field ${column.field}.`);
      return ofField(field, column);
    }),
  );
});
