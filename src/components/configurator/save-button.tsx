import { useAtomValue } from "jotai";
import { useState } from "react";
import { saveAfterSignIn, requestSavedWatch } from "@/src/client/browser/account";
import { requestSku } from "@/src/client/browser/api";
import { leavePage } from "@/src/client/browser/leave-page";
import type { Selection } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { Icon } from "@/src/components/primitives/icon";
import { ToolIcon } from "./tool-icon";
import { useConfigurator } from "./configurator-context";
import styles from "./tools.module.css";

/** Saves the watch in the account; a visitor signs in first, and finds it there. */
export function SaveButton() {
  const { locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [saved, setSaved] = useState<Selection | null>(null);
  const isSaved = saved === selection;

  const save = async () => {
    if (state === "busy" || isSaved) return;
    setState("busy");
    const made = await requestSku(selection);
    const kept = made.ok ? await requestSavedWatch(made.value.sku, true) : null;
    if (kept?.ok) setSaved(selection);
    const isSignedOut = kept?.ok === false && kept.error.code === "refused" && kept.error.status === 401;
    if (made.ok && isSignedOut) {
      saveAfterSignIn(made.value.sku);
      await leavePage(localeHref(locale, "/auth"));
    }
    setState(kept?.ok || isSignedOut ? "idle" : "failed");
  };
  const word = state === "idle" && isSaved ? "done" : state === "idle" ? "action" : state;
  return (
    <button type="button" aria-busy={state === "busy"} onClick={save}>
      {isSaved ? <Icon name="check" /> : <ToolIcon name="keep" />}
      <span className={styles.word} aria-live="polite">
        {t(`save.${word}`)}
      </span>
    </button>
  );
}
