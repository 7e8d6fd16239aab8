import { importedCollections, isDrafted } from "@/src/domain/catalogue-import/columns";
import type { ImportedCollection } from "@/src/domain/catalogue-import/column";
import type { Queries } from "@/src/store/queries";
import { tableOf } from "@/src/store/table-of";

/**
 * Makes other saves of the catalogue wait until the transaction ends; reading and selling go on. Sorted by the
 * database's own order of names, so that two imports cannot wait for each other.
 */
export async function lockCatalogue(db: Queries): Promise<void> {
  const tables = importedCollections.map(tableOf).toSorted();
  await db.query(`lock table ${tables.join(", ")} in share row exclusive mode`);
}

interface WaitingDraft {
  readonly collection: ImportedCollection;
  readonly id: number;
}

/** Documents with an unfinished draft, which a save would publish. */
export async function findWaitingDrafts(db: Queries): Promise<readonly WaitingDraft[]> {
  const each = importedCollections.filter(isDrafted).map(
    (collection) =>
      `select '${collection}' as collection, parent_id as id from _${tableOf(collection)}_v
        where latest and version__status = 'draft' and parent_id is not null`,
  );
  const { rows } = await db.query<WaitingDraft>(each.join(" union all "));
  return rows;
}
