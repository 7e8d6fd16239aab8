"use client";
import { useId, type ReactNode } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon";
import { useNativeDialog } from "./use-native-dialog";
import { useOnceOpen } from "./use-once-open";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the window; it also names it for screen readers. */
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal window: square, at most 720 px wide, the whole width on a phone. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: Props) {
  const titleId = useId();
  const dialog = useNativeDialog(isOpen, onClose);
  const hasContent = useOnceOpen(isOpen);
  return (
    <dialog {...dialog} className={styles.dialog} aria-labelledby={titleId}>
      {hasContent && (
        <div>
          <header className={styles.head}>
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
