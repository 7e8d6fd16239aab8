"use client";
import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { takeBack } from "@/src/client/browser/back-stack";

interface NativeDialog {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Synchronises a native modal dialog with a state. The browser traps the focus, restores it and handles Escape; a
 * click beside the content closes too, and so does the browser's Back. If its opener was removed meanwhile, the focus
 * moves to the content.
 */
export function useNativeDialog(isOpen: boolean, onClose: () => void): NativeDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const closeByBack = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    // While the page is locked its scrollbar disappears; its width stays reserved, so that nothing moves.
    const root = document.documentElement;
    root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
    dialog.showModal();
  }, [isOpen]);
  useEffect(() => (isOpen ? takeBack(() => closeByBack()) : undefined), [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // The browser closes by itself, without a cancel event, on an Escape that no other user action preceded.
    onClose: () => {
      if (isOpen) onClose();
      // During the closing animation the focus may still be in it.
      const { activeElement, body } = document;
      if (activeElement === body || ref.current?.contains(activeElement))
        document.getElementById("contenu")?.focus({ preventScroll: true });
    },
    onClick: (event) => {
      // The second click of a double click was meant for the opener.
      if (event.target === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
