"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { historyAtom, redoAtom, surpriseAtom, undoAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { SaveButton } from "./save-button";
import { ToolIcon } from "./tool-icon";
import styles from "./tools.module.css";
import { useWatchWords } from "./use-watch-words";

interface Props {
  isSharing: boolean;
  onShare: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input[type=search], input[type=text], textarea, select");

/** Undo, redo, surprise, and sharing. Undo and redo name what they do. */
export function Tools({ isSharing, onShare }: Props) {
  const { catalogue, t } = useConfigurator();
  const history = useAtomValue(historyAtom);
  const undo = useSetAtom(undoAtom);
  const redo = useSetAtom(redoAtom);
  const surprise = useSetAtom(surpriseAtom);
  const { changeName } = useWatchWords();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isTyping(event.target))
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [undo, redo]);

  const undone = history.past.length > 0 ? history.present.change : null;
  const redone = history.future[0]?.change ?? null;
  const undoLabel = undone ? t("undo.named", { change: changeName(undone) }) : t("undo.plain");
  const redoLabel = redone ? t("redo.named", { change: changeName(redone) }) : t("redo.plain");
  return (
    <div className={styles.tools} role="group" aria-label={t("head.tools")}>
      {/* Not `disabled`: the focus must not get lost when the last step is undone. */}
      <button type="button" aria-disabled={!undone} aria-label={undoLabel} title={undoLabel} onClick={undo}>
        <ToolIcon name="undo" />
      </button>
      <button type="button" aria-disabled={!redone} aria-label={redoLabel} title={redoLabel} onClick={redo}>
        <ToolIcon name="redo" />
      </button>
      <button type="button" title={t("surpriseHint")} onClick={() => surprise(catalogue, Math.random)}>
        <ToolIcon name="shuffle" />
        <span className={styles.word}>{t("surprise")}</span>
      </button>
      <SaveButton />
      <button type="button" aria-busy={isSharing} onClick={onShare}>
        <ToolIcon name="share" />
        <span className={styles.word}>{t(isSharing ? "share.busy" : "share.action")}</span>
      </button>
    </div>
  );
}
