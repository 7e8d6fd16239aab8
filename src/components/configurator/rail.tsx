"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { resetAtom, selectionAtom, stepAtom } from "@/src/client/state/configurator/configurator";
import { stepIds, type StepId } from "@/src/client/state/configurator/steps";
import { useConfigurator } from "./configurator-context";
import styles from "./rail.module.css";
import { useWatchWords } from "./use-watch-words";

/** The steps along a graduated edge, one long tick each, with the choices in them. */
export function Rail({ onStep }: { onStep: () => void }) {
  const { catalogue, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const reset = useSetAtom(resetAtom);
  const [step, setStep] = useAtom(stepAtom);
  const { recap } = useWatchWords();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // On narrow screens the rule scrolls sideways: the current step is scrolled into view.
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "start", block: "nearest" });
  }, [step]);

  const go = (id: StepId) => {
    setStep(id);
    onStep();
  };
  return (
    <nav className={styles.rail} aria-label={t("steps.label")}>
      <ol ref={list} className={styles.steps}>
        {stepIds.map((id) => (
          <li key={id} aria-current={id === step ? "step" : undefined}>
            <button type="button" onClick={() => go(id)}>
              <span className={styles.name}>{t(`steps.${id}`)}</span>
              <span className={styles.value}>{recap(id, selection)}</span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.reset} data-type="link" onClick={() => reset(catalogue)}>
        {t("reset")}
      </button>
    </nav>
  );
}
