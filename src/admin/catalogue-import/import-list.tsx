"use client";
import { messageOf } from "@/src/admin/message-of";
import { useFreshPage } from "@/src/admin/use-fresh-page";
import type { UndoAnswer } from "./import-answer";
import { fill } from "@/src/domain/locale/fill";
import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import styles from "./catalogue-import.module.css";
import { sendUndo } from "./import-call";
import type { Words } from "./reason-of";
import { RefusalList } from "./refusal-list";

/** An import in words. */
export interface ShownImport {
  readonly id: number;
  readonly kind: "import" | "empty";
  readonly file: string;
  readonly by: string;
  readonly at: string;
  readonly created: number;
  readonly changed: number;
  readonly isUndone: boolean;
  readonly undone: string;
  readonly kept: UndoAnswer["kept"];
}

function Undo({ id, texts: t }: { id: number; texts: Words }) {
  const refresh = useFreshPage();
  const [review, setReview] = useState<UndoAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (apply: boolean) => {
    setBusy(true);
    const answer = await sendUndo(id, apply);
    setBusy(false);
    if (!answer.ok) {
      const code = answer.error === "nothing" ? "undo-nothing" : answer.error;
      toast.error(messageOf(t.errors, code) ?? t.errors.other);
      setReview(null);
    } else if (apply) {
      toast.success(t.undoDone);
      setReview(null);
      refresh();
    } else setReview(answer.value);
  };
  if (!review)
    return (
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => void send(false)}
      >
        {isBusy ? t.busy : t.undo}
      </Button>
    );
  const { restored, removed, kept } = review;
  return (
    <div className={styles.plan}>
      <p role="status">{fill(t.undoSummary, { restored, removed, kept: kept.length })}</p>
      {kept.length > 0 && <RefusalList refused={kept} count={kept.length} texts={t} />}
      <div className={styles.actions}>
        <Button
          size="small"
          margin={false}
          disabled={isBusy || restored + removed === 0}
          onClick={() => void send(true)}
        >
          {fill(t.undoConfirm, { number: id })}
        </Button>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => setReview(null)}
        >
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Imports, newest first. */
export function ImportList({ imports, texts: t }: { imports: readonly ShownImport[]; texts: Words }) {
  return (
    <ol className={styles.imports}>
      {imports.map(({ id, kind, file, by, at, created, changed, isUndone, undone, kept }) => (
        <li key={id}>
          <p>
            <strong>
              {id}. {t.kinds[kind]}
            </strong>{" "}
            {file !== "" && <code>{file}</code>} {fill(t.done, { created, changed })}{" "}
            <span className={styles.quiet}>
              {at}, {by}
            </span>
          </p>
          {isUndone ? <p className={styles.quiet}>{undone}</p> : <Undo id={id} texts={t} />}
          {kept.length > 0 && (
            <details>
              <summary>{fill(t.keptThen, { count: kept.length })}</summary>
              <RefusalList refused={kept} count={kept.length} texts={t} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
