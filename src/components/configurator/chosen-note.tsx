"use client";
import { useAtomValue } from "jotai";
import type { Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import type { SelectionField } from "@/src/domain/watch/selection";
import { selectionAtom, stepAtom } from "@/src/client/state/configurator/configurator";
import type { StepId } from "@/src/client/state/configurator/steps";
import styles from "./chosen-note.module.css";
import { useConfigurator } from "./configurator-context";
import { LocalText } from "./local-text";

/** Steps whose options are pictures have one sentence for the chosen part; rows have their own. */
const told: Partial<Record<StepId, SelectionField>> = { case: "caseType", dial: "dial", strap: "strapStyle" };

/** A sentence about the chosen option; workshop pieces have a notice instead. */
export function ChosenNote() {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const field = told[useAtomValue(stepAtom)];
  const option: Option | undefined = field && findOption(catalogue, selection, field);
  if (!option?.note || option.hasWarning) return null;
  return (
    <p className={styles.note}>
      <b>
        <LocalText text={option.label} />
      </b>{" "}
      <LocalText text={option.note} />
    </p>
  );
}
