import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./order-progress.module.css";
import type { OrderWords } from "./order-words";

interface Props {
  order: Pick<OrderPageResponse, "steps" | "reached" | "dispatch" | "state" | "end">;
  words: OrderWords;
}

/** Graduations from one step to the next. */
const perStep = 10;

/** The progress of an order along a rule: each long graduation is a step. */
export function OrderProgress({ order: { steps, reached, dispatch, state, end }, words: { t, day } }: Props) {
  const note = (step: (typeof steps)[number]["step"], at: string | null): string => {
    if (at !== null) return day(at);
    return step === "shipped" && dispatch !== null ? t("steps.promised", { day: day(dispatch) }) : "";
  };
  // A withdrawn order goes no further: its end replaces the remaining steps.
  const shown = end ? steps.slice(0, reached + 1) : steps;
  const ticks = (shown.length + (end ? 1 : 0)) * perStep;
  const isThere = end !== null || reached === steps.length - 1;
  return (
    <div className={styles.progress}>
      <div className={styles.rule}>
        <Reglet ticks={ticks} every={perStep} value={isThere ? ticks : reached * perStep} />
      </div>
      <ol>
        {shown.map(({ step, at }, place) => (
          <li
            key={step}
            data-place={step === state ? "now" : place <= reached ? "done" : "next"}
            aria-current={step === state ? "step" : undefined}
          >
            <b>{t(`steps.${step}`)}</b>
            <span>{note(step, at)}</span>
          </li>
        ))}
        {end && (
          <li data-place="now" aria-current="step">
            <b>{t(`steps.${end.event}`)}</b>
            <span>{day(end.at)}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
