"use client";
import { useId, type ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./modal-window.module.css";
import { useNativeDialog } from "./use-native-dialog";
import { useOnceOpen } from "./use-once-open";

/** Props of every modal window. */
export interface WindowProps {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the window; it also names it for screen readers. */
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

interface Props extends WindowProps {
  /** Classes beside those that every modal window has. */
  look: Readonly<Partial<Record<"window" | "panel" | "head", string>>>;
}

/** A modal window with its title and its close button; its parent sets position and size. */
export function ModalWindow({ isOpen, onClose, title, closeLabel, look, children }: Props) {
  const titleId = useId();
  const dialog = useNativeDialog(isOpen, onClose);
  const hasContent = useOnceOpen(isOpen);
  return (
    <dialog {...dialog} className={`${styles.window} ${look.window ?? ""}`} aria-labelledby={titleId}>
      {hasContent && (
        <div className={look.panel}>
          <header className={`${styles.head} ${look.head ?? ""}`}>
            <h2 id={titleId} data-type="t3">
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
