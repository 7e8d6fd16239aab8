import { isPriceLeap } from "@/src/domain/money/price-leap";
import { convert } from "@/src/domain/money/convert";
import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { zero } from "@/src/domain/money/minor";
import type { PriceChange, PriceProblem, SetPrice } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { DecidedBatch } from "@/src/store/prices/batch-rows";
import type { Transaction } from "@/src/store/store";
import { findProblems } from "./find-problems";

/** A staff member's price changes for a list. */
export interface PriceDecision {
  readonly catalogue: PriceCatalogue;
  readonly currency: Currency;
  readonly changes: readonly PriceChange[];
  /** null for immediately */
  readonly dueAt: Date | null;
  /** confirms changes beyond the percentage in the settings */
  readonly isMeant: boolean;
  /** the batch to be reverted */
  readonly undoes: number | null;
  /** e-mail of the staff member */
  readonly by: string;
}

/** `leap`: a change that needs confirmation; `past`: a time in the past; `undone`: a batch that cannot be reverted. */
export type DecisionError = PriceProblem | "leap" | "past" | "undone";

export interface DecisionProblem {
  readonly code: DecisionError;
  /** rows of the prices concerned */
  readonly rows: readonly number[];
}

/** Locks the prices and their documents; or why they cannot be changed. */
async function lockChanges(
  tx: Transaction,
  { catalogue, currency, changes }: Pick<PriceDecision, "catalogue" | "currency" | "changes">,
): Promise<Result<DecidedBatch["changes"], DecisionProblem>> {
  const rows = await tx.prices.lockPriceRows(
    catalogue,
    currency,
    changes.map(({ id }) => id),
  );
  const problems = findProblems(rows, changes, currency);
  const [first] = problems.values();
  if (first) return fail({ code: first, rows: [...problems.keys()] });
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return ok(changes.map((change) => ({ ...change, reference: references.get(change.id) ?? "" })));
}

async function writeAudit(tx: Transaction, at: Date, by: string, batch: DecidedBatch): Promise<void> {
  const field = batch.currency === defaultCurrency ? "price" : `ownPrices.${batch.currency}`;
  for (const { id, before, after } of batch.changes) {
    const changes = [{ field, before: String(before ?? ""), after: String(after ?? "") }];
    await tx.staff.auditAct({ at, by, entity: batch.catalogue, document: id, changes });
  }
}

/** Prices that move further than the settings let pass: as they are paid, converted where nothing else is set. */
async function findLeaps(
  { store }: Pick<Shop, "store">,
  { catalogue, currency, changes }: PriceDecision,
  alarm: number,
): Promise<readonly number[]> {
  const [rows, { rates }] = await Promise.all([
    store.prices.readPriceRows(catalogue, currency),
    store.loadSettings(),
  ]);
  const priceOf = new Map(rows.map(({ id, price }) => [id, price]));
  const paid = (id: number, set: SetPrice) => set ?? convert(priceOf.get(id) ?? zero, currency, rates);
  return changes
    .filter(({ id, before, after }) => isPriceLeap(paid(id, before), paid(id, after), alarm))
    .map(({ id }) => id);
}

/**
 * Changes prices immediately, or schedules the change: all of them or none. The batch is saved with the staff member's
 * e-mail, and each price must still have the value that was shown.
 * @returns number of the batch
 */
export async function changePrices(
  shop: Pick<Shop, "store" | "savePrices" | "clock">,
  decision: PriceDecision,
): Promise<Result<number, DecisionProblem>> {
  const { catalogue, currency, dueAt, isMeant, undoes, by } = decision;
  const now = shop.clock();
  if (dueAt !== null && dueAt <= now) return fail({ code: "past", rows: [] });
  const alarm = await shop.store.prices.readPriceAlarm();
  const leaps = await findLeaps(shop, decision, alarm);
  if (leaps.length > 0 && !isMeant) return fail({ code: "leap", rows: leaps });
  if (undoes !== null) {
    const batch = await shop.store.prices.findBatch(undoes);
    const isSameList = batch?.catalogue === catalogue && batch.currency === currency;
    const isOpen = isSameList && batch.state === "applied" && batch.undoneBy === null;
    if (!isOpen) return fail({ code: "undone", rows: [] });
  }
  const done = await shop.savePrices<number, DecisionProblem>(async (tx, save) => {
    const locked = await lockChanges(tx, decision);
    if (!locked.ok) return locked;
    const batch: DecidedBatch = {
      catalogue,
      currency,
      by,
      decidedAt: now,
      dueAt,
      undoes,
      changes: locked.value,
    };
    if (dueAt !== null) {
      const id = await tx.prices.insertBatch(batch, "scheduled");
      const changed = [{ field: "dueAt", before: "", after: dueAt.toISOString() }];
      await tx.staff.auditAct({ at: now, by, entity: "price-batches", document: id, changes: changed });
      return ok(id);
    }
    const id = await tx.prices.insertBatch(batch, "applied");
    await writeAudit(tx, now, by, batch);
    await save(decision);
    return ok(id);
  });
  if (done.ok) return done;
  return fail(done.error === "invalid" ? { code: "invalid", rows: [] } : done.error);
}

/** Applies the next due batch. @returns whether there was one */
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
    await save(batch);
    return ok(null);
  });
  if (!done.ok && due !== null) await shop.store.prices.endBatch(due, "refused", now, "invalid");
  return due !== null;
}

/** Applies due batches; one that is no longer valid is refused as a whole, with the reason. @returns number of batches */
export async function applyDuePrices(shop: Pick<Shop, "store" | "savePrices" | "clock">): Promise<number> {
  let applied = 0;
  while (await applyNext(shop)) applied += 1;
  return applied;
}

/** Cancels a scheduled batch. @returns whether it was still pending */
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
