import type { ImportRecord } from "@/src/domain/catalogue-import/catalogue-import";
import { planUndo } from "@/src/domain/catalogue-import/plan-undo";
import { refusal, type Refusal } from "@/src/domain/catalogue-import/refusal";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { CmsCatalogue, CatalogueWriter, SaveRefusal } from "./cms-catalogue";

/** What undoing an import does. */
export interface UndoReport {
  /** number of documents that get their former values */
  readonly restored: number;
  /** number of documents that are deleted */
  readonly removed: number;
  /** what was sold, used or changed since, and stays */
  readonly kept: readonly Refusal[];
}

/** `undone`: there is no such import, or it was undone before. */
export type UndoError = "undone" | "nothing" | "invalid";

export interface UndoRefusal {
  readonly code: UndoError;
  readonly message?: string;
}

async function undo(writer: CatalogueWriter, record: ImportRecord, isTrial: boolean): Promise<UndoReport> {
  const plan = planUndo(record, await writer.read());
  const kept: Refusal[] = [...plan.refused];
  for (const row of plan.rows) await writer.save(row);
  let removed = 0;
  for (const { collection, id, reference } of plan.created) {
    const gone = await writer.remove({ collection, id }, isTrial);
    if (gone.ok) removed += 1;
    else kept.push(refusal("in-use", { place: collection, value: `${reference} : ${gone.error}` }));
  }
  // Pictures last: nothing that stays may refer to them.
  for (const { collection, id, name } of record.uploads.toReversed()) {
    const gone = await writer.remove({ collection, id }, isTrial);
    if (!gone.ok) kept.push(refusal("in-use", { place: collection, value: `${name} : ${gone.error}` }));
  }
  return { restored: plan.rows.length, removed, kept };
}

/** A dry run does the same work and rolls it back. */
class DryRun {
  constructor(readonly report: UndoReport) {}
}

const refusedBy = (error: SaveRefusal): UndoRefusal => ({ code: "invalid", message: error.message });

/** What undoing an import would restore, remove and leave. */
export async function reviewUndo(cms: CmsCatalogue, id: number): Promise<Result<UndoReport, UndoRefusal>> {
  const done = await cms.transaction<never, DryRun | UndoRefusal>(async (writer) => {
    const record = await writer.tx.catalogueImports.lockImport(id);
    if (!record) return fail({ code: "undone" });
    return fail(new DryRun(await undo(writer, record, true)));
  });
  if (done.ok) return done;
  if (done.error instanceof DryRun) return ok(done.error.report);
  return fail("code" in done.error ? done.error : refusedBy(done.error));
}

/** Restores what an import has changed and removes what it has created, in one transaction. */
export async function undoImport(
  { clock }: Pick<Shop, "clock">,
  cms: CmsCatalogue,
  id: number,
  by: string,
): Promise<Result<UndoReport, UndoRefusal>> {
  const done = await cms.transaction<UndoReport, UndoRefusal>(async (writer) => {
    const record = await writer.tx.catalogueImports.lockImport(id);
    if (!record) return fail({ code: "undone" });
    const report = await undo(writer, record, false);
    // All of it was sold or changed since: it stays an import that can be undone later.
    if (report.restored + report.removed === 0) return fail({ code: "nothing" });
    await writer.tx.catalogueImports.endImport(id, { by, at: clock(), kept: report.kept });
    await writer.publish();
    return ok(report);
  });
  if (done.ok) return done;
  return fail("code" in done.error ? done.error : refusedBy(done.error));
}
