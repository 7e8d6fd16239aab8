import type { Queries } from "@/src/store/queries";
import { blockUses } from "./block-uses";
import { readReferencePaths, type ReferencePath } from "./reference-paths";

/** A document that shows a picture or a watch. */
export interface PictureUse {
  /** table of the document; that of a global is its name */
  readonly table: string;
  /** 1 for a global */
  readonly id: number;
  /** used only in an unpublished draft */
  readonly isDraft: boolean;
}

/** Query for one column. Table and column names come from the database, never from user input. */
function selectOf({ table, column, climb, owner, version }: ReferencePath): string {
  const joins = climb.map(
    (step, place) => `join "${step.table}" t${place + 1} on t${place + 1}.id = t${place}."${step.column}"`,
  );
  const top = `t${climb.length}`;
  const from = `from "${table}" t0 ${joins.join(" ")} where t0."${column}" = $1`;
  if (version === null)
    return `select '${owner}' as "table", ${top}.id::int as id, false as "isDraft" ${from}`;
  // Only the newest version can still be published; older ones are history.
  const id = version.ownerColumn === null ? "1" : `${top}."${version.ownerColumn}"::int`;
  return `select '${owner}' as "table", ${id} as id, true as "isDraft" ${from} and ${top}.latest`;
}

/** Documents of several queries, each once. */
async function findUses(db: Queries, queries: readonly string[], id: number): Promise<readonly PictureUse[]> {
  const { rows } = await db.query<PictureUse>(
    `select "table", id, bool_and("isDraft") as "isDraft"
       from (${queries.join(" union all ")}) uses
      where id is not null group by 1, 2 order by 1, 2`,
    [id],
  );
  return rows;
}

/** Documents that use a picture. */
export async function findPictureUses(db: Queries, picture: number): Promise<readonly PictureUse[]> {
  const paths = await readReferencePaths(db);
  return findUses(db, [...paths.map(selectOf), blockUses("picture")], picture);
}

/** Pages and newsletters whose blocks show a watch. */
export const findWatchUses = (db: Queries, watch: number): Promise<readonly PictureUse[]> =>
  findUses(db, [blockUses("watch")], watch);
