"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import Link from "next/link";
import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { fill } from "@/src/domain/locale/fill";
import type { BatchState, PriceProblem } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./prices.module.css";

/** A batch in words. */
export interface ShownBatch {
  readonly id: number;
  readonly catalogue: PriceCatalogue;
  readonly catalogueName: string;
  readonly currency: Currency;
  readonly state: BatchState;
  readonly by: string;
  readonly decidedAt: string;
  readonly dueAt: string | null;
  readonly problem: PriceProblem | null;
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  /** "CAS-SM-si 70,00 € → 75,00 €" */
  readonly changes: readonly string[];
}

function Batch({ batch, texts: t }: { batch: ShownBatch; texts: AdminMessages<"catalogue.prices"> }) {
  const { isBusy, send } = useStaffCall("prices-cancel", {
    done: t.cancelled,
    errors: { unreachable: t.problems.unreachable ?? t.problems.other, other: t.problems.other },
  });
  const { id, state } = batch;
  return (
    <li>
      <p>
        <strong>
          {id}. {batch.catalogueName}
          {batch.currency !== defaultCurrency && `, ${batch.currency}`}
        </strong>{" "}
        <span data-state={state}>{t.states[state]}</span>
        {batch.dueAt && <span>{fill(t.due, { date: batch.dueAt })}</span>}
        {batch.undoes !== null && <span>{fill(t.undoes, { batch: batch.undoes })}</span>}
        {batch.undoneBy !== null && <span>{fill(t.undoneBy, { batch: batch.undoneBy })}</span>}
        <span className={styles.quiet}>
          {batch.decidedAt}, {batch.by}
        </span>
      </p>
      {batch.problem && <p className={styles.wrong}>{t.problems[batch.problem]}</p>}
      <details>
        <summary>{fill(t.prices, { count: batch.changes.length })}</summary>
        <ul>
          {batch.changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      {state === "scheduled" && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => void send({ batch: id })}
        >
          {t.cancel}
        </Button>
      )}
      {state === "applied" && batch.undoneBy === null && (
        <Link
          href={`/admin/prices?list=${batch.catalogue}&currency=${batch.currency}&back=${id}`}
          prefetch={false}
        >
          {t.putBack}
        </Link>
      )}
    </li>
  );
}

/** Price batches, newest first. */
export function BatchList({
  batches,
  texts,
}: {
  batches: readonly ShownBatch[];
  texts: AdminMessages<"catalogue.prices">;
}) {
  return (
    <ol className={styles.batches}>
      {batches.map((batch) => (
        <Batch key={batch.id} batch={batch} texts={texts} />
      ))}
    </ol>
  );
}
