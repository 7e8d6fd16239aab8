import type { PayloadRequest } from "payload";
import { auditChanges, type FieldChange } from "@/src/domain/staff/audit-changes";

type Document = Readonly<Record<string, unknown>>;

interface Saved {
  readonly action: "create" | "update" | "delete";
  readonly entity: string;
  readonly document: number | string;
  readonly before: Document;
  readonly after: Document;
}

const collection = "audit-entries";
/** Autosave saves an editor's page every second and a half; within an hour that is logged as one change. */
const sameSitting = 3_600_000;

interface Entry extends FieldChange {
  readonly at: string;
  readonly by: string;
  readonly action: Saved["action"];
  readonly entity: string;
  readonly document: string;
  readonly locale: string | null;
}

/**
 * Merges an autosave into the audit entry of the same session.
 * @returns whether there is one
 */
async function prolong(req: PayloadRequest, entry: Entry): Promise<boolean> {
  const { by, entity, document, field, locale, at, after } = entry;
  const since = new Date(Date.parse(at) - sameSitting).toISOString();
  const same = Object.entries({ by, entity, document, field, locale, action: "update" });
  const found = await req.payload.db.findOne<{ id: number }>({
    collection,
    where: {
      and: [...same.map(([name, equals]) => ({ [name]: { equals } })), { at: { greater_than: since } }],
    },
    req,
  });
  if (!found) return false;
  await req.payload.db.updateOne({ collection, id: found.id, data: { at, after }, req });
  return true;
}

/** Logs a save by a staff member in the audit log, in the transaction of the save. */
export async function writeAudit(req: PayloadRequest, saved: Saved): Promise<void> {
  if (req.user?.collection !== "users") return;
  const { action, entity, before, after } = saved;
  const changes = auditChanges(entity, before, after);
  // A creation or deletion is logged even where none of its values may be.
  const logged =
    changes.length === 0 && action !== "update" ? [{ field: "", before: "", after: "" }] : changes;
  const isAutosave = req.query?.autosave === "true";
  for (const change of logged) {
    const entry: Entry = {
      ...change,
      at: new Date().toISOString(),
      by: req.user.email ?? "",
      action,
      entity,
      document: String(saved.document),
      locale: req.locale ?? null,
    };
    if (isAutosave && (await prolong(req, entry))) continue;
    await req.payload.db.create({ collection, data: { ...entry }, req });
  }
}
