"use client";
import { useAtomValue } from "jotai";
import type { Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { selectionAtom, stepAtom } from "@/src/client/state/configurator/configurator";
import { stepFields } from "@/src/client/state/configurator/steps";
import { Notice } from "@/src/components/primitives/notice";
import { useConfigurator } from "./configurator-context";
import { LocalText } from "./local-text";
import styles from "./workshop-notice.module.css";

/**
 * The notice about a workshop piece, visible while its step is open, however far the options are scrolled. Source:
 * specification 3.2, warning flag.
 */
export function WorkshopNotice() {
  const { catalogue } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const step = useAtomValue(stepAtom);
  const option = stepFields[step]
    .map((field): Option | undefined => findOption(catalogue, selection, field))
    .find((candidate) => candidate?.hasWarning);
  if (!option) return null;
  return (
    <div className={styles.place}>
      <Notice tone="warning" role="status">
        <strong>
          <LocalText text={option.label} />
        </strong>{" "}
        {option.note && <LocalText text={option.note} />}
      </Notice>
    </div>
  );
}
