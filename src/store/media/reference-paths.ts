import type { Queries } from "@/src/store/queries";

/** A column that may hold a picture, and the way from its row to the document it stands in. */
export interface ReferencePath {
  readonly table: string;
  readonly column: string;
  /** from the row's own table up to the document's: the column that leads on, and the table it leads to */
  readonly climb: readonly { readonly table: string; readonly column: string }[];
  /** table of the document; that of a global is its name */
  readonly owner: string;
  /** The row is one of a version; null where it is the document's own. @see ownerColumn */
  readonly version: { readonly ownerColumn: string | null } | null;
}

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
}

const foreignKeys = `
  select owner.relname as "table", attribute.attname as "column", target.relname as target
    from pg_constraint
    join pg_class owner on owner.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
   where contype = 'f' and array_length(conkey, 1) = 1 and connamespace = current_schema()::regnamespace`;

/** Columns by which a row of a list, a block or a language belongs to what it stands in. */
const belongs: readonly string[] = ["_parent_id", "parent_id"];

/** What names a picture without showing it: its own words, and what the CMS notes for a while. */
const isDocument = ({ table }: ForeignKey) => table !== "media_locales" && !table.startsWith("payload_");

/** A version names the document it is of, and is climbed no further; a global's names none, as there is only one. */
const versionsOf = (table: string): string | undefined => /^_(.*)_v$/.exec(table)?.[1];

/**
 * Every column that may hold an uploaded picture, in whatever list, block or draft, as the database itself knows it: a field
 * that is added to the model is found without a line here.
 */
export async function readReferencePaths(db: Queries): Promise<readonly ReferencePath[]> {
  const { rows } = await db.query<ForeignKey>(foreignKeys);
  const parentOf = (table: string) =>
    rows.find((key) => key.table === table && belongs.includes(key.column));
  const climbOf = (table: string): ReferencePath["climb"] => {
    const step = versionsOf(table) === undefined ? parentOf(table) : undefined;
    return step ? [{ table: step.target, column: step.column }, ...climbOf(step.target)] : [];
  };
  return rows
    .filter((key) => key.target === "media" && isDocument(key))
    .map(({ table, column }) => {
      const climb = climbOf(table);
      const root = climb.at(-1)?.table ?? table;
      const owner = versionsOf(root);
      if (owner === undefined) return { table, column, climb, owner: root, version: null };
      return { table, column, climb, owner, version: { ownerColumn: parentOf(root)?.column ?? null } };
    });
}
