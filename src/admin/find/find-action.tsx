"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FindBox } from "./find-box";
import styles from "./find.module.css";
import { isWriting } from "./is-writing";

const isCall = (event: KeyboardEvent) =>
  (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey) ||
  (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey);

/**
 * The admin's search, in the head of every page: by its button, by "/" or by Ctrl+K, never while a text is being
 * typed.
 */
export function FindAction() {
  const texts = useAdminMessages("find");
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCall(event) || isWriting(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", call);
    return () => document.removeEventListener("keydown", call);
  }, []);
  useEffect(() => {
    if (!isOpen || !dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    // A dialog focuses its first button; this one focuses the search field.
    dialog.current.querySelector("input")?.focus();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={texts.label}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.word}>{texts.open}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen &&
        createPortal(
          <dialog
            ref={dialog}
            className={styles.dialog}
            aria-label={texts.label}
            onClose={() => setOpen(false)}
          >
            <FindBox texts={texts} onClose={() => dialog.current?.close()} />
          </dialog>,
          document.body,
        )}
    </>
  );
}
