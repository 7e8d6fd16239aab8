"use client";
import { useAtomValue } from "jotai";
import { useEffect, useRef, type ReactNode } from "react";
import { takeBack } from "@/src/client/browser/back-stack";
import { stepAtom } from "@/src/client/state/configurator/configurator";
import { stepFields, stepIds } from "@/src/client/state/configurator/steps";
import { ChosenNote } from "./chosen-note";
import { useConfigurator } from "./configurator-context";
import { FieldOptions } from "./field-options";
import styles from "./panel.module.css";
import { PriceBar } from "./price-bar";
import { RepairNotice } from "./repair-notice";
import { WishLink } from "./wish-link";
import { WorkshopNotice } from "./workshop-notice";

/** Heading of the options, which takes the focus when they are shown again. */
export const stepHeadingId = "configurator-step";

interface Props {
  /** On a phone the panel is a strip, or raised to a sheet over the watch. */
  isRaised: boolean;
  onRaise: (isRaised: boolean) => void;
  /** What the law wants on the page of a product. */
  notices: ReactNode;
}

/** The options of the current step, and the price under them. */
export function Panel({ isRaised, onRaise, notices }: Props) {
  const { t } = useConfigurator();
  const step = useAtomValue(stepAtom);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [step]);
  useEffect(() => {
    if (!isRaised) return;
    const lowerOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") onRaise(false);
    };
    window.addEventListener("keydown", lowerOnEscape);
    const release = takeBack(() => onRaise(false));
    return () => {
      window.removeEventListener("keydown", lowerOnEscape);
      release();
    };
  }, [isRaised, onRaise]);
  return (
    <section
      className={styles.panel}
      data-sheet={isRaised ? "raised" : "low"}
      aria-labelledby={stepHeadingId}
    >
      <div className={styles.repairs}>
        <RepairNotice />
      </div>
      <div ref={scroller} className={styles.options}>
        <div className={styles.head}>
          <h2 id={stepHeadingId} tabIndex={-1} data-type="t2">
            {t(`steps.${step}`)}
          </h2>
          <p className={styles.position} data-type="note">
            {t("steps.position", { current: stepIds.indexOf(step) + 1, total: stepIds.length })}
          </p>
          <button
            type="button"
            className={styles.raise}
            data-type="link"
            aria-expanded={isRaised}
            onClick={() => onRaise(!isRaised)}
          >
            {t(isRaised ? "sheet.lower" : "sheet.raise")}
          </button>
        </div>
        <ChosenNote key={step} />
        {stepFields[step].map((field) => (
          <FieldOptions key={field} field={field} />
        ))}
        <WishLink />
        <WorkshopNotice />
        {notices}
      </div>
      <PriceBar />
    </section>
  );
}
