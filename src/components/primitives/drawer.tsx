"use client";
import { useId, type ReactNode } from "react";
import styles from "./drawer.module.css";
import { Icon } from "./icon";
import { useNativeDialog } from "./use-native-dialog";
import { useOnceOpen } from "./use-once-open";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Title of the drawer; it also names it for screen readers. */
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Stays in sight under the list: totals and actions. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from the end of the line: fixed head, scrolling content, fixed foot. */
export function Drawer({ isOpen, onClose, title, closeLabel, footer, children }: Props) {
  const titleId = useId();
  const dialog = useNativeDialog(isOpen, onClose);
  const hasContent = useOnceOpen(isOpen);
  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      {hasContent && (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId} data-type="t3">
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
