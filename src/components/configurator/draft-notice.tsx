"use client";
import { useAtom, useSetAtom } from "jotai";
import { dropDraft, draftQuery } from "@/src/client/browser/watch-draft";
import { dateTag } from "@/src/domain/locale/locale";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { draftAtom, resetAtom, takeUpAtom } from "@/src/client/state/configurator/configurator";
import { Icon } from "@/src/components/primitives/icon";
import { useConfigurator } from "./configurator-context";
import styles from "./draft-notice.module.css";

/** A notice that the watch is the restored draft, or that a draft is kept while an address shows another. */
export function DraftNotice() {
  const { catalogue, locale, t } = useConfigurator();
  const [found, close] = useAtom(draftAtom);
  const reset = useSetAtom(resetAtom);
  const takeUp = useSetAtom(takeUpAtom);
  if (!found) return null;
  const { kind, draft } = found;
  const date = new Intl.DateTimeFormat(dateTag(locale), {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(draft.at);
  const act = () => {
    const waiting = kind === "waiting" ? selectionFromQuery(draftQuery(draft), catalogue) : null;
    if (waiting) takeUp(waiting, draft.replaces);
    else {
      reset(catalogue);
      dropDraft();
    }
    close(null);
  };
  return (
    <div className={styles.notice} role="status">
      <p>
        <span>{t(`draft.${kind}.text`, { date })}</span>{" "}
        <button type="button" data-type="link" onClick={act}>
          {t(`draft.${kind}.action`)}
        </button>
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={() => close(null)}
        aria-label={t("draft.close")}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
