import type { Queries } from "@/src/store/queries";

/** A column that may hold a picture, and the joins from its row to the document. */
export interface ReferencePath {
  readonly table: string;
  readonly column: string;
  /** joins from the row's table up to the document's: column and target table */
  readonly climb: readonly { readonly table: string; readonly column: string }[];
  /** table of the document; that of a global is its name */
  readonly owner: string;
  /** Set if the row belongs to a version; null if it belongs to the document itself. @see ownerColumn */
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

/** Parent columns of list and language rows. */
const belongs: readonly string[] = ["_parent_id", "parent_id"];

/** Excludes tables that reference a picture without showing it: its own texts, and temporary CMS rows. */
const isDocument = ({ table }: ForeignKey) => table !== "media_locales" && !table.startsWith("payload_");

/**
 * A version references its document, so the path ends there; a global's version has no reference, as there is only one.
 */
const versionsOf = (table: string): string | undefined => /^_(.*)_v$/.exec(table)?.[1];

/**
 * Every column that may hold an uploaded picture, in any list or draft, from the database's foreign keys: new fields are
 * found without a change here. Blocks are JSON, without foreign keys.
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
