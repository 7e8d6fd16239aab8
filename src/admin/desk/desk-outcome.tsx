"use client";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { fill } from "@/src/domain/locale/fill";
import type { OrderState } from "@/src/domain/order/order-state";
import { UndoButton } from "@/src/admin/order/undo-button";
import styles from "./desk.module.css";

/** The result of one order. */
export interface Outcome {
  readonly order: number;
  readonly number: string;
  readonly to: OrderState;
  /** null on success */
  readonly error: string | null;
}

interface Props {
  outcomes: readonly Outcome[];
  undoTime: number;
  texts: AdminMessages<"orders.desk">;
  stepTexts: AdminMessages<"orders.orderSteps">;
  undoTexts: AdminMessages<"orders.undo">;
  onUndone: (order: number) => void;
  onClose: () => void;
}

/** Results of the ticked orders; a step can be undone here while its mail is queued. */
export function DeskOutcome({ outcomes, undoTime, texts, stepTexts, undoTexts, onUndone, onClose }: Props) {
  return (
    <section className={styles.outcome} aria-labelledby="desk-outcome">
      <h2 id="desk-outcome">{texts.outcome}</h2>
      <ul>
        {outcomes.map(({ order, number, to, error }) => (
          <li key={order} data-error={error !== null}>
            {error === null
              ? fill(texts.moved, { number, step: messageOf(stepTexts.steps, to) ?? to })
              : fill(messageOf(texts.failed, error) ?? texts.failed.other, { number })}
            {/* A release was also sent to the bookkeeping: it cannot be undone. */}
            {error === null && to !== "paid" && (
              <UndoButton
                order={order}
                to={to}
                left={undoTime}
                texts={undoTexts}
                onUndone={() => onUndone(order)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button size="small" buttonStyle="secondary" onClick={onClose}>
        {texts.closeOutcome}
      </Button>
    </section>
  );
}
