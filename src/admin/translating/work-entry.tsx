"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, type KeyboardEvent } from "react";
import type { WorkText } from "./work-text";
import styles from "./work-list.module.css";

interface Props {
  readonly text: WorkText;
  /** The current value of the field. */
  readonly target: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
  /** Language tag of the translation. */
  readonly tag: string;
  readonly words: AdminMessages<"translating.work">;
  readonly onType: (target: string) => void;
  readonly onSave: (state: "translated" | "reviewed") => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The current French text, with additions and deletions. */
function Changes({ text, words }: Pick<Props, "text" | "words">) {
  if (text.changes.length === 0) return null;
  return (
    <p className={styles.changes}>
      {words.changed}{" "}
      <span lang="fr">
        {text.changes.map(({ kind, text: part }, place) => {
          const Tag = kind === "new" ? "ins" : kind === "gone" ? "del" : "span";
          return <Tag key={`${place}-${kind}`}>{part}</Tag>;
        })}
      </span>
    </p>
  );
}

/** One text beside its translation. */
export function WorkEntry({ text, target, problem, isBusy, tag, words, onType, onSave, onKeyDown }: Props) {
  const id = useId();
  const isTyped = target !== text.target;
  const lines = text.source
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 52)), 0);
  const rows = Math.min(18, Math.max(text.isLong ? 3 : 1, lines));
  return (
    <li className={styles.entry} data-state={text.state}>
      <p className={styles.place}>
        <label htmlFor={`${id}-target`}>
          {text.title && <strong>{text.title}</strong>} {text.place}
        </label>
        <span className={styles.state}>{words.states[text.state]}</span>
      </p>
      <div className={styles.pair}>
        <div id={`${id}-source`}>
          {text.picture && <img src={text.picture} alt="" loading="lazy" className={styles.picture} />}
          <p lang="fr" className={styles.source}>
            {text.source}
          </p>
          <Changes text={text} words={words} />
          {text.codes.length > 0 && (
            <p className={styles.quiet}>
              {words.keep} {text.codes.map((code) => [" ", <code key={code}>{code}</code>])}
            </p>
          )}
        </div>
        <div>
          <textarea
            id={`${id}-target`}
            lang={tag}
            rows={rows}
            value={target}
            aria-describedby={`${id}-source ${id}-said`}
            aria-invalid={problem !== null}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div id={`${id}-said`} className={styles.said}>
            {problem !== null && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            {target === "" && <p className={styles.quiet}>{words.empty}</p>}
            {text.maxLength !== null && (
              <p className={styles.quiet} data-over={target.length > text.maxLength}>
                {words.limit
                  .replace("{count}", String(target.length))
                  .replace("{most}", String(text.maxLength))}
              </p>
            )}
          </div>
          <div className={styles.buttons}>
            <Button
              size="small"
              margin={false}
              disabled={isBusy || !isTyped}
              onClick={() => onSave("translated")}
            >
              {words.save}
            </Button>
            {text.state === "outdated" && !isTyped && (
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                disabled={isBusy}
                onClick={() => onSave("translated")}
              >
                {words.confirm}
              </Button>
            )}
            {text.state === "translated" && !isTyped && (
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                disabled={isBusy}
                onClick={() => onSave("reviewed")}
              >
                {words.review}
              </Button>
            )}
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              disabled={isBusy}
              onClick={() => onType(text.source)}
            >
              {words.copy}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
