import type { Payload } from "payload";
import { isSameValue } from "@/src/domain/shop-move/changed-fields";
import { auditChanges, type FieldChange } from "@/src/domain/staff/audit-changes";
import { shopOf } from "@/src/server/runtime/shop-of";
import { readKeptDocument } from "./kept-document";

/** A field that staff has changed, and that the newest version delivers otherwise. */
export interface FieldDifference {
  readonly field: string;
  /** value by value: before is the shop's, after the delivered one */
  readonly changes: readonly FieldChange[];
}

export interface DocumentDifference {
  /** number of the difference */
  readonly id: number;
  /** slug of its collection or global */
  readonly entity: string;
  /** null for a global */
  readonly document: number | null;
  readonly fields: readonly FieldDifference[];
}

/** Where the shop's content differs from what its version delivers; documents that were deleted are left out. */
export async function listDifferences(payload: Payload): Promise<readonly DocumentDifference[]> {
  const found: DocumentDifference[] = [];
  for (const { kept, ...row } of await shopOf(payload).store.delivered.listKept()) {
    const now = await readKeptDocument(payload, row);
    if (!now) continue;
    const fields = Object.entries(kept)
      .filter(([field, value]) => !isSameValue(now[field], value))
      .map(([field, value]) => ({
        field,
        changes: auditChanges(row.entity, { [field]: now[field] }, { [field]: value }),
      }));
    if (fields.length > 0) found.push({ ...row, fields });
  }
  return found;
}
