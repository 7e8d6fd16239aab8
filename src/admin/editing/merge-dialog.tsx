"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import dialogStyles from "@/src/admin/two-step-dialog.module.css";
import styles from "./merge-dialog.module.css";
import type { Clash } from "./merge-edits";
import { shownValue } from "./shown-value";

interface Props {
  readonly texts: AdminMessages<"browser.merge">;
  readonly clashes: readonly Clash[];
  /** The form's label of a field. */
  readonly nameOf: (path: string) => string;
  /** @param yielding fields in which the other version is chosen */
  readonly onMerge: (yielding: ReadonlySet<string>) => void;
  /** Nothing is chosen: the next save asks again. */
  readonly onLeave: () => void;
}

/** Asks, for each field changed on both sides, which version to keep. */
export function MergeDialog({ texts, clashes, nameOf, onMerge, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [yielding, setYielding] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(yielding);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setYielding(next);
  };
  return (
    <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={heading} onClose={onLeave}>
      <h3 id={heading}>{texts.title}</h3>
      <p>{texts.intro}</p>
      {clashes.map(({ path, mine, theirs }) => (
        <fieldset key={path} className={styles.clash}>
          <legend>{nameOf(path)}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)}>
              <input
                type="radio"
                name={`${heading}-${path}`}
                checked={yielding.has(path) === isTheirs}
                onChange={() => choose(path, isTheirs)}
              />
              <strong>{isTheirs ? texts.theirs : texts.mine}</strong>
              <span className={styles.value}>
                {shownValue(isTheirs ? theirs : mine, texts) ?? texts.list}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={dialogStyles.answers}>
        <Button size="small" onClick={() => onMerge(yielding)}>
          {texts.merge}
        </Button>
      </div>
    </dialog>
  );
}
