"use client";
import styles from "./dialog.module.css";
import { ModalWindow, type WindowProps } from "./modal-window";

const look = { window: styles.dialog, head: styles.head };

/** A modal window: square, at most 720 px wide, the full width on a phone. */
export function Dialog(props: WindowProps) {
  return <ModalWindow {...props} look={look} />;
}
