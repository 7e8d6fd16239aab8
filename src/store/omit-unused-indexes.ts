import type { postgresAdapter } from "@payloadcms/db-postgres";

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]["beforeSchemaInit"]>[number];
type Table = Parameters<SchemaHook>[0]["adapter"]["rawTables"][string];

/** Columns with the place of a row in a list. */
const places: readonly string[] = ["_order", "order", "_path", "path"];
/** Has a row for each form that is open in the admin. */
const openForms = "payload_locked_documents_rels";

/** Whether no query needs an index on this column. */
function isUnused({ name, columns }: Table, key: string): boolean {
  const column = columns[key]?.name ?? key;
  if (name === openForms) return column !== "parent_id";
  // Versions are looked up by their document or as the newest one, and a document has at most a hundred.
  if (/^_.*_v$/.test(name) && column.startsWith("version_")) return true;
  // Rows of a list are looked up by the document or row that they belong to.
  const isList = Object.values(columns).some((one) => one.name === "_parent_id" || one.name === "parent_id");
  return isList && places.includes(column);
}

/** The indexes of a table that are kept: unique ones, those of several columns, and those that a query needs. */
export const neededIndexes = (table: Table): NonNullable<Table["indexes"]> =>
  Object.fromEntries(
    Object.entries(table.indexes ?? {}).filter(([, { on, unique }]) => {
      const [key = "", ...others] = [on].flat();
      return unique || others.length > 0 || !isUnused(table, key);
    }),
  );

/**
 * Leaves out indexes that Payload declares for every table and that no query needs: each makes a save slower.
 * Source: decision 0147.
 */
export const omitUnusedIndexes: SchemaHook = ({ adapter, schema }) => {
  for (const table of Object.values(adapter.rawTables)) table.indexes = neededIndexes(table);
  return schema;
};
