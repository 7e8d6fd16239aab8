"use client";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { OrderState } from "@/src/domain/order/order-state";
import { isStepBack } from "@/src/domain/order/staff-steps";
import { staffCall } from "@/src/admin/staff-call";
import { DeskOutcome, type Outcome } from "./desk-outcome";
import { DeskPapers } from "./desk-papers";
import type { DeskRow } from "./desk-row";
import { releaseConfirmation } from "./release-confirmation";
import styles from "./desk.module.css";

/** Steps that all of them may take now. A parcel has a number of its own: orders are shipped one by one. */
const commonSteps = (rows: readonly Pick<DeskRow, "steps">[]): readonly OrderState[] =>
  (rows[0]?.steps ?? []).filter(
    (step) => step !== "shipped" && rows.every(({ steps }) => steps.includes(step)),
  );

interface Props {
  ticked: readonly DeskRow[];
  undoTime: number;
  texts: AdminMessages<"orders.desk">;
  stepTexts: AdminMessages<"orders.orderSteps">;
  undoTexts: AdminMessages<"orders.undo">;
  onDone: () => void;
}

/** Bulk actions on all ticked orders; each is moved on its own, and each result is shown. */
export function DeskActions({ ticked, undoTime, texts, stepTexts, undoTexts, onDone }: Props) {
  const router = useRouter();
  const [asked, setAsked] = useState<OrderState | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const isBusy = progress !== null;
  const steps = commonSteps(ticked);
  const take = async (to: OrderState) => {
    const rows = ticked;
    const done: Outcome[] = [];
    setAsked(null);
    for (const { id, number, state } of rows) {
      setProgress(done.length);
      const error = await staffCall("order-step", { order: id, from: state, to });
      done.push({ order: id, number, to, error });
    }
    setOutcomes(done);
    setProgress(null);
    onDone();
    router.refresh();
  };
  const isMain = (step: OrderState) =>
    messageOf(stepTexts.asks, step) === undefined && !ticked.some(({ state }) => isStepBack(state, step));
  const ask =
    asked === "paid"
      ? releaseConfirmation(ticked, texts, stepTexts)
      : asked && messageOf(stepTexts.asks, asked);
  return (
    <div className={styles.actions} aria-live="polite">
      {ticked.length > 0 && (
        <section className={styles.chosen} aria-label={fill(texts.ticked, { count: ticked.length })}>
          <strong>{fill(texts.ticked, { count: ticked.length })}</strong>
          {isBusy && <span>{fill(texts.working, { done: progress, count: ticked.length })}</span>}
          <div className={styles.buttons}>
            {steps.map((step) => (
              <Button
                key={step}
                buttonStyle={isMain(step) ? "primary" : "secondary"}
                size="small"
                disabled={isBusy}
                onClick={() =>
                  messageOf(stepTexts.asks, step) === undefined ? void take(step) : setAsked(step)
                }
              >
                {messageOf(stepTexts.steps, step) ?? step}
              </Button>
            ))}
          </div>
          {steps.length === 0 && <p>{texts.noCommonStep}</p>}
          {ticked.some((row) => row.steps.includes("shipped")) && (
            <p className={styles.quiet}>{texts.oneByOne}</p>
          )}
          {asked && steps.includes(asked) && (
            <div className={styles.ask} role="group" aria-label={messageOf(stepTexts.steps, asked) ?? asked}>
              <strong>{messageOf(stepTexts.steps, asked) ?? asked}</strong>
              <p>{ask}</p>
              <div className={styles.buttons}>
                <Button size="small" disabled={isBusy} onClick={() => void take(asked)}>
                  {texts.confirm}
                </Button>
                <Button size="small" buttonStyle="secondary" onClick={() => setAsked(null)}>
                  {texts.cancel}
                </Button>
              </div>
            </div>
          )}
          <DeskPapers orders={ticked.map(({ id }) => id)} texts={texts} />
        </section>
      )}
      {outcomes.length > 0 && (
        <DeskOutcome
          outcomes={outcomes}
          undoTime={undoTime}
          texts={texts}
          stepTexts={stepTexts}
          undoTexts={undoTexts}
          onUndone={(order) => setOutcomes(outcomes.filter((outcome) => outcome.order !== order))}
          onClose={() => setOutcomes([])}
        />
      )}
    </div>
  );
}
