"use client";
import { useAtomValue } from "jotai";
import { lazy, Suspense, useState } from "react";
import { canonicalSelection } from "@/src/domain/watch/canonical-selection";
import { comparedAtom, selectionAtom } from "@/src/client/state/configurator/configurator";
import { Waiting } from "@/src/components/primitives/waiting";
import { Dialog } from "@/src/components/primitives/dialog";
import styles from "./compare.module.css";
import { useConfigurator } from "./configurator-context";
import { ToolIcon } from "./tool-icon";

/** Fetched when the window is first opened. */
const TwoVersions = lazy(() => import("./two-versions").then((code) => ({ default: code.TwoVersions })));

/** Two versions of the watch side by side; no button while there is only one. */
export function Compare() {
  const { t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const { selection: other } = useAtomValue(comparedAtom);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isOne = canonicalSelection(other) === canonicalSelection(selection);
  return (
    <>
      {(!isOne || isOpen) && (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={t("compare.action")}
          title={t("compare.action")}
          onClick={() => setOpen(true)}
        >
          <ToolIcon name="compare" />
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={t("compare.title")} closeLabel={t("compare.close")}>
        <Suspense fallback={<Waiting label={t("compare.title")} />}>
          <TwoVersions onDone={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
