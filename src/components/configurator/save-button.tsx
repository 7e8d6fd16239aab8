import { useAtomValue } from "jotai";
import { useState } from "react";
import { saveAfterSignIn, saveWatch } from "../../browser/account";
import { createSku } from "../../browser/api";
import type { Selection } from "../../domain/watch/selection";
import { localeHref } from "../../i18n/locale-href";
import { selectionAtom } from "../../state/configurator/configurator";
import { Icon } from "../primitives/icon";
import { useConfigurator } from "./configurator-context";
import styles from "./tools.module.css";

/** Puts the watch aside in the account; whoever is not signed in does that first, and finds it there. */
export function SaveButton() {
  const { locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Selection | null>(null);

  const save = async () => {
    if (isSaving || saved === selection) return;
    setSaving(true);
    const made = await createSku(selection);
    const kept = made.ok ? await saveWatch(made.value.sku, true) : null;
    if (kept?.ok) setSaved(selection);
    const isSignedOut = kept?.ok === false && kept.error.code === "refused" && kept.error.status === 401;
    if (made.ok && isSignedOut) {
      saveAfterSignIn(made.value.sku);
      window.location.assign(localeHref(locale, "/auth"));
      return;
    }
    setSaving(false);
  };
  const isSaved = saved === selection;
  return (
    <button type="button" aria-busy={isSaving} onClick={save}>
      <Icon name={isSaved ? "check" : "keep"} />
      <span className={styles.word} aria-live="polite">
        {t(isSaving ? "save.busy" : isSaved ? "save.done" : "save.action")}
      </span>
    </button>
  );
}
