import type { FlattenedField, Payload } from "payload";
import { inTransaction } from "@/src/store/queries";
import { tableOf } from "@/src/store/table-of";
import { isGivenOnce } from "./given-once";

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Of several versions that are marked as the newest, the one saved last keeps the mark. */
const oneNewest = (versions: string, isSameDocument: string) => `
  update ${versions} version set latest = false
   where version.latest and exists (
     select from ${versions} newer
      where newer.latest and ${isSameDocument} and (newer.updated_at, newer.id) > (version.updated_at, version.id))`;

/** Gives the newest version the fields that its document got once. */
function asGiven(slug: string, fields: readonly FlattenedField[]): string {
  const columns = fields.filter(isGivenOnce).map(({ name }) => columnOf(name));
  const lacks = columns.map(
    (column) => `(version.version_${column} is null and document.${column} is not null)`,
  );
  const set = columns.map(
    (column) => `version_${column} = coalesce(version.version_${column}, document.${column})`,
  );
  return `
    update _${tableOf(slug)}_v version set ${set.join(", ")} from ${tableOf(slug)} document
     where version.parent_id = document.id and version.latest and (${lacks.join(" or ")})`;
}

/**
 * Repairs data of earlier releases: documents with two newest versions, which two saves at the same moment made, and
 * drafts without key or date of creation, which could neither be published nor discarded. Changes nothing else.
 */
export async function repairVersions({ config, db: { pool } }: Payload): Promise<void> {
  const lists = config.collections.filter(({ versions }) => versions?.drafts);
  const globals = config.globals.filter(({ versions }) => versions?.drafts);
  await inTransaction(pool, async (db) => {
    // Several processes start at once.
    await db.query("select pg_advisory_xact_lock(hashtext('repair-versions'))");
    const statements = [
      ...lists.flatMap(({ slug, flattenedFields }) => [
        oneNewest(`_${tableOf(slug)}_v`, "newer.parent_id = version.parent_id"),
        asGiven(slug, flattenedFields),
      ]),
      ...globals.map(({ slug }) => oneNewest(`_${tableOf(slug)}_v`, "true")),
    ];
    // In one round trip: nearly every start finds nothing to repair.
    await db.query(statements.join(";"));
  });
}
