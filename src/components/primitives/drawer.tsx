"use client";
import type { ReactNode } from "react";
import styles from "./drawer.module.css";
import { ModalWindow, type WindowProps } from "./modal-window";

interface Props extends WindowProps {
  /** Stays visible under the list: totals and actions. */
  footer?: ReactNode;
}

const look = { window: styles.drawer, panel: styles.panel, head: styles.head };

/** A panel that slides in from the end of the line: fixed head, scrolling content, fixed foot. */
export function Drawer({ footer, children, ...props }: Props) {
  return (
    <ModalWindow {...props} look={look}>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </ModalWindow>
  );
}
