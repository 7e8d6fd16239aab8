import type { Queries } from "@/src/store/queries";

/** A column that may hold a picture, and the way from its row to the document it stands in. */
export interface ReferencePath {
  readonly table: string;
  readonly column: string;
  /** tables from the row's own up to the document's, each with the column that leads to the next */
  readonly climb: readonly { readonly table: string; readonly column: string }[];
  /** table of the document, or of its versions */
  readonly root: string;
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

/** What holds pictures for a while only, and is no document. */
const passing = /^payload_/;

/** Versions are documents of their own here: theirs name the document they are of. */
const isVersions = (table: string) => /^_.*_v$/.test(table);

/**
 * Every column that may hold an uploaded picture, in whatever list, block or draft, as the database itself knows it: a field
 * that is added to the model is found without a line here.
 */
export async function readReferencePaths(db: Queries): Promise<readonly ReferencePath[]> {
  const { rows } = await db.query<ForeignKey>(foreignKeys);
  const climbOf = (table: string): ReferencePath["climb"] => {
    if (isVersions(table)) return [];
    const step = rows.find((key) => key.table === table && belongs.includes(key.column));
    return step ? [{ table: step.target, column: step.column }, ...climbOf(step.target)] : [];
  };
  return rows
    .filter(({ table, target }) => target === "media" && !passing.test(table) && table !== "media_locales")
    .map(({ table, column }) => {
      const climb = climbOf(table);
      return { table, column, climb, root: climb.at(-1)?.table ?? table };
    });
}
