import type { ReactNode } from "react";
import styles from "./flag.module.css";

interface Props {
  /** "new" is a blue dot, "workshop" a brass triangle, "ready" a green dot, "gone" a ring. */
  kind: "new" | "workshop" | "ready" | "gone";
  children: ReactNode;
}

/** A word with a colored mark, never a filled pill. */
export function Flag({ kind, children }: Props) {
  return (
    <span className={styles.flag} data-kind={kind}>
      {children}
    </span>
  );
}
