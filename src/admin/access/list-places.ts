import type { Field } from "payload";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A row by its id and kind; one without an id is new. */
const nameOf = ({ id, blockType }: Row) => JSON.stringify([id ?? null, blockType ?? null]);

const fieldsOf = (field: Field, row: Row): readonly Field[] => {
  if (field.type === "blocks") {
    return field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [];
  }
  return field.type === "array" ? field.fields : [];
};

/**
 * Lists of a document whose entries have changed: added, removed or moved.
 * @param given the saved values; a list that is not in them stays
 */
export function changedLists(fields: readonly Field[], given: Row, before: Row): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    // A text may have a different number of entries in each language.
    if ("localized" in field && field.localized) return [];
    if (field.type === "tabs") {
      return field.tabs.flatMap((tab) =>
        "name" in tab && tab.name
          ? changedLists(tab.fields, inside(given, tab.name), inside(before, tab.name))
          : changedLists(tab.fields, given, before),
      );
    }
    if (field.type === "array" || field.type === "blocks") {
      if (given[field.name] === undefined) return [];
      const [rows, known] = [rowsOf(given[field.name]), rowsOf(before[field.name])];
      if (rows.map(nameOf).join() !== known.map(nameOf).join()) return [field.name];
      return rows.flatMap((row, place) => changedLists(fieldsOf(field, row), row, known[place] ?? {}));
    }
    if (field.type === "group" && "name" in field && field.name) {
      return changedLists(field.fields, inside(given, field.name), inside(before, field.name));
    }
    return "fields" in field ? changedLists(field.fields, given, before) : [];
  });
}

function inside(row: Row, name: string): Row {
  const value = row[name];
  return isRow(value) ? value : {};
}
