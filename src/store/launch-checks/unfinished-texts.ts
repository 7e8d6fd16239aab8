import type { UnfinishedText } from "@/src/domain/launch-checks/launch-check-facts";
import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

interface TextTable {
  readonly name: string;
  /** parent table */
  readonly parent: string;
  readonly hasStatus: boolean;
}

/** Texts sent to subscribers only, or not written by the shop. */
const leftOut: readonly string[] = ["newsletters", "customer_reviews"];
/** More than one review session can cover. */
const MAX_FOUND = 50;

/** Content tables of the CMS with their parent tables, without those of versions. */
async function readTables(db: Queries): Promise<ReadonlyMap<string, TextTable>> {
  const { rows } = await db.query<TextTable>(
    `select child.relname as name, parent.relname as parent,
            exists (select 1 from pg_attribute where attrelid = parent.oid and attname = '_status') as "hasStatus"
       from pg_constraint fk
       join pg_attribute field on field.attrelid = fk.conrelid and field.attnum = fk.conkey[1]
       join pg_class child on child.oid = fk.conrelid
       join pg_class parent on parent.oid = fk.confrelid
      where fk.contype = 'f' and field.attname = '_parent_id' and child.relname !~ '^_'
        and fk.connamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Marked texts in the blocks of pages, which are JSON. Those of newsletters are left out as well. */
const blockQuestion = `
  select 'pages' as list, id::text as id, locale::text as locale from pages, unnest(enum_range(null::_locales)) locale
   where jsonb_path_query_array(blocks, ('$.**.' || locale)::jsonpath)::text ~* $1 and _status = 'published'`;

/** Query for marked texts in one table, joined up to their document. */
function questionOf(tables: ReadonlyMap<string, TextTable>, leaf: TextTable): string | null {
  const steps: TextTable[] = [];
  for (let step = tables.get(leaf.name); step !== undefined; step = tables.get(step.parent)) steps.push(step);
  const root = steps.at(-1);
  if (root === undefined || leftOut.includes(root.parent)) return null;
  const joins = steps.map(
    ({ parent }, at) => `join ${quoted(parent)} t${at + 1} on t${at + 1}.id = t${at}._parent_id`,
  );
  const document = `t${steps.length}`;
  return `select '${root.parent}' as list, ${document}.id::text as id, t0._locale::text as locale
            from ${quoted(leaf.name)} t0 ${joins.join(" ")}
           where to_jsonb(t0)::text ~* $1 ${root.hasStatus ? `and ${document}._status = 'published'` : ""}`;
}

/**
 * Published texts with a mark left for the owner.
 * @param mark a regular expression
 * @returns each document and language once
 */
export async function findUnfinishedTexts(db: Queries, mark: string): Promise<readonly UnfinishedText[]> {
  const tables = await readTables(db);
  const questions = [...tables.values()]
    .filter(({ name }) => name.endsWith("_locales"))
    .flatMap((leaf) => questionOf(tables, leaf) ?? []);
  const { rows } = await db.query<{ list: string; id: string; locale: Locale }>(
    `select distinct list, id, locale from (${[...questions, blockQuestion].join(" union all ")}) found
      order by list, id, locale limit ${MAX_FOUND}`,
    [mark],
  );
  return rows.map(({ list, ...rest }) => ({ ...rest, list: list.replaceAll("_", "-") }));
}
