import { isPriceLeap } from "@/src/domain/money/price-leap";
import type { PriceChange, PriceProblem } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { DecidedBatch } from "@/src/store/prices/batch-rows";
import type { Transaction } from "@/src/store/store";
import { findProblems } from "./find-problems";

/** What somebody has decided about the prices of a list. */
export interface PriceDecision {
  readonly catalogue: PriceCatalogue;
  readonly changes: readonly PriceChange[];
  /** null for at once */
  readonly dueAt: Date | null;
  /** that moves beyond the settings' share are meant */
  readonly isMeant: boolean;
  /** the batch whose prices are put back */
  readonly undoes: number | null;
  /** e-mail of who decided */
  readonly by: string;
}

/** `leap`: a move that is to be confirmed; `past`: an hour that is gone; `undone`: a batch that cannot be put back. */
export type DecisionError = PriceProblem | "leap" | "past" | "undone";

export interface DecisionProblem {
  readonly code: DecisionError;
  /** prices it is about */
  readonly rows: readonly number[];
}

/** The prices with what they belong to, locked; or why they cannot be changed. */
async function lockChanges(
  tx: Transaction,
  { catalogue, changes }: Pick<PriceDecision, "catalogue" | "changes">,
): Promise<Result<DecidedBatch["changes"], DecisionProblem>> {
  const rows = await tx.prices.lockPriceRows(
    catalogue,
    changes.map(({ id }) => id),
  );
  const problems = findProblems(rows, changes);
  const [first] = problems.values();
  if (first) return fail({ code: first, rows: [...problems.keys()] });
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return ok(changes.map((change) => ({ ...change, reference: references.get(change.id) ?? "" })));
}

async function writeAudit(tx: Transaction, at: Date, by: string, batch: DecidedBatch): Promise<void> {
  for (const { id, before, after } of batch.changes) {
    const changes = [{ field: "price", before: String(before), after: String(after) }];
    await tx.staff.auditAct({ at, by, entity: batch.catalogue, document: id, changes });
  }
}

/**
 * Changes prices at once, or notes that they shall change at an hour: all of them or none. What was decided is kept with
 * who did it, and each price must still be what they saw.
 * @returns number of the batch
 */
export async function changePrices(
  shop: Pick<Shop, "store" | "savePrices" | "clock">,
  decision: PriceDecision,
): Promise<Result<number, DecisionProblem>> {
  const { catalogue, changes, dueAt, isMeant, undoes, by } = decision;
  const now = shop.clock();
  if (dueAt !== null && dueAt <= now) return fail({ code: "past", rows: [] });
  const alarm = await shop.store.prices.readPriceAlarm();
  const leaps = changes.filter(({ before, after }) => isPriceLeap(before, after, alarm));
  if (leaps.length > 0 && !isMeant) return fail({ code: "leap", rows: leaps.map(({ id }) => id) });
  if (undoes !== null) {
    const batch = await shop.store.prices.findBatch(undoes);
    const isOpen = batch?.state === "applied" && batch.undoneBy === null && batch.catalogue === catalogue;
    if (!isOpen) return fail({ code: "undone", rows: [] });
  }
  const done = await shop.savePrices<number, DecisionProblem>(async (tx, save) => {
    const locked = await lockChanges(tx, decision);
    if (!locked.ok) return locked;
    const batch: DecidedBatch = { catalogue, by, decidedAt: now, dueAt, undoes, changes: locked.value };
    if (dueAt !== null) {
      const id = await tx.prices.insertBatch(batch, "scheduled");
      const changed = [{ field: "dueAt", before: "", after: dueAt.toISOString() }];
      await tx.staff.auditAct({ at: now, by, entity: "price-batches", document: id, changes: changed });
      return ok(id);
    }
    const id = await tx.prices.insertBatch(batch, "applied");
    await writeAudit(tx, now, by, batch);
    await save(catalogue, changes);
    return ok(id);
  });
  if (done.ok) return done;
  return fail(done.error === "invalid" ? { code: "invalid", rows: [] } : done.error);
}

/** Changes the prices of the next batch whose hour has come. @returns whether there was one */
async function applyNext(shop: Pick<Shop, "store" | "savePrices" | "clock">): Promise<boolean> {
  const now = shop.clock();
  let due: number | null = null;
  const done = await shop.savePrices<null, never>(async (tx, save) => {
    const batch = await tx.prices.lockDueBatch(now);
    if (!batch) return ok(null);
    due = batch.id;
    const locked = await lockChanges(tx, batch);
    if (!locked.ok) {
      const { code } = locked.error;
      await tx.prices.endBatch(
        batch.id,
        "refused",
        now,
        code === "draft" || code === "unknown" ? code : "changed",
      );
      return ok(null);
    }
    await tx.prices.endBatch(batch.id, "applied", now);
    await writeAudit(tx, now, batch.by, batch);
    await save(batch.catalogue, batch.changes);
    return ok(null);
  });
  if (!done.ok && due !== null) await shop.store.prices.endBatch(due, "refused", now, "invalid");
  return due !== null;
}

/** Changes the prices whose hour has come; what no longer fits is refused as a whole and says why. @returns batches */
export async function applyDuePrices(shop: Pick<Shop, "store" | "savePrices" | "clock">): Promise<number> {
  let applied = 0;
  while (await applyNext(shop)) applied += 1;
  return applied;
}

/** Calls off what waits for its hour. @returns whether it still did */
export const cancelPrices = (
  { store, clock }: Pick<Shop, "store" | "clock">,
  id: number,
  by: string,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    const at = clock();
    if (!(await tx.prices.endBatch(id, "cancelled", at))) return false;
    const changes = [{ field: "state", before: "scheduled", after: "cancelled" }];
    await tx.staff.auditAct({ at, by, entity: "price-batches", document: id, changes });
    return true;
  });
