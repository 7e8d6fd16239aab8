"use client";
import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { takeBack } from "@/src/browser/back-stack";

interface NativeDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Keeps a native modal dialog in step with a state. The browser traps the focus, restores it and handles Escape;
 * a click beside the content closes too, and so does the browser's Back. Where its opener has left the page meanwhile, the
 * focus goes to the content.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const closeByBack = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    // While the page is held its scrollbar goes; what it took stays free, so that nothing moves.
    const root = document.documentElement;
    root.style.setProperty("--barre", `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
  }, [isOpen]);
  useEffect(() => (isOpen ? takeBack(() => closeByBack()) : undefined), [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // The browser closes by itself, without asking first, on an Escape that no other press came before.
    onClose: () => {
      if (isOpen) onClose();
      // While the window fades out the focus may still be in it.
      const { activeElement, body } = document;
      if (activeElement === body || ref.current?.contains(activeElement))
        document.getElementById("contenu")?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      // The second click of a double click was meant for what has just opened it.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
