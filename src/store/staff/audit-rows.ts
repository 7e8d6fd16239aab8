import type { FieldChange } from "@/src/domain/staff/audit-changes";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** An action by a staff member other than saving a document. */
export interface StaffAct {
  readonly at: Date;
  /** Their e-mail. */
  readonly by: string;
  readonly entity: string;
  readonly document: number | string;
  readonly changes: readonly FieldChange[];
}

/** Adds an action to the audit log; inside the transaction of the action. */
export async function auditAct(db: Queries, { at, by, entity, document, changes }: StaffAct): Promise<void> {
  await db.query(
    `insert into audit_entries (at, by, action, entity, document, field, before, after)
     select $1, $2, 'call', $3, $4, change ->> 'field', change ->> 'before', change ->> 'after'
       from jsonb_array_elements($5::jsonb) as change`,
    [at, by, entity, String(document), JSON.stringify(changes)],
  );
}

/**
 * Changes with every save by staff. Transactions may commit in another order than their entries: summing the ids of the
 * newest detects a late commit.
 */
export async function readAuditMark(db: Queries): Promise<string> {
  const { rows } = await db.query<{ mark: string | null }>(
    "select sum(id)::text as mark from (select id from audit_entries order by id desc limit 100) newest",
  );
  return rows[0]?.mark ?? "";
}

/** Deletes a batch of entries from before a day. @returns how many */
export async function purgeAudit(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from audit_entries where id = any(array(
       select id from audit_entries where at < $1 order by at limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}
