"use client";
import { useAtomValue } from "jotai";
import type { Option } from "../../domain/watch/catalogue";
import { findOption } from "../../domain/watch/find-option";
import type { SelectionField } from "../../domain/watch/selection";
import { selectionAtom, stepAtom } from "../../state/configurator/configurator";
import type { StepId } from "../../state/configurator/steps";
import { Notice } from "../primitives/notice";
import styles from "./chosen-note.module.css";
import { useConfigurator } from "./configurator-context";
import { LocalText } from "./local-text";

/** Steps whose options are pictures have one sentence for the chosen part; rows carry their own. */
const told: Partial<Record<StepId, SelectionField>> = {
  case: "caseType",
  dial: "dial",
  strap: "strapStyle",
};

/**
 * A sentence about what is chosen. The notice of a workshop piece stands here too, beside the dial.
 * Source: specification §3, warning flag; decision "warning flag".
 */
export function ChosenNote() {
  const { catalogue, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const field = told[useAtomValue(stepAtom)];
  const option: Option | undefined = field && findOption(catalogue, selection, field);
  if (!option?.note) return null;
  const name = <LocalText text={option.label} />;
  if (option.hasWarning) {
    return (
      <Notice tone="warning" role="status">
        <strong>
          {name} {t("workshopNotice")}
        </strong>{" "}
        <LocalText text={option.note} />
      </Notice>
    );
  }
  return (
    <p className={styles.note}>
      <b>{name}</b> <LocalText text={option.note} />
    </p>
  );
}
