import type { Queries } from "@/src/store/queries";
import { readReferencePaths, type ReferencePath } from "./reference-paths";

/** A document that shows a picture. */
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

/** Documents that use a picture, each once. */
export async function findPictureUses(db: Queries, picture: number): Promise<readonly PictureUse[]> {
  const paths = await readReferencePaths(db);
  const { rows } = await db.query<PictureUse>(
    `select "table", id, bool_and("isDraft") as "isDraft"
       from (${paths.map(selectOf).join(" union all ")}) uses
      where id is not null group by 1, 2 order by 1, 2`,
    [picture],
  );
  return rows;
}
