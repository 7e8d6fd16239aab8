import type { Queries } from "@/src/store/queries";
import { readReferencePaths, type ReferencePath } from "./reference-paths";

/** A document that shows a picture. */
export interface PictureUse {
  /** table of the document; that of a global is its name in the singular */
  readonly table: string;
  readonly id: number;
  /** only the draft that waits shows it; what visitors see does not */
  readonly isDraft: boolean;
}

const versionsOf = /^_(.*)_v$/;

/** Asks one column. Names of tables and columns are the database's own, never somebody's words. */
function selectOf({ table, column, climb, root }: ReferencePath): string {
  const joins = climb.map(
    (step, place) => `join "${step.table}" t${place + 1} on t${place + 1}.id = t${place}."${step.column}"`,
  );
  const top = `t${climb.length}`;
  const owner = versionsOf.exec(root)?.[1];
  const from = `from "${table}" t0 ${joins.join(" ")} where t0."${column}" = $1`;
  // Of the versions only the newest can still be published; older ones are history.
  return owner === undefined
    ? `select '${root}' as "table", ${top}.id::int as id, false as "isDraft" ${from}`
    : `select '${owner}', ${parentOf(owner, top)}, true ${from} and ${top}.latest`;
}

/** The versions of a global name no document: there is only one. */
const globals: readonly string[] = ["navigation", "footer", "quiz", "shop_settings", "configurator_settings"];
const parentOf = (owner: string, row: string) => (globals.includes(owner) ? "1" : `${row}.parent_id`);

/** Where a picture is used, each document once. */
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
