import type { ReactNode } from "react";
import styles from "./scrollable-region.module.css";

interface Props {
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** Content that may be wider than its page: it scrolls sideways, and its edge fades while more is hidden. */
export function ScrollableRegion({ children, ...named }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable from the keyboard
    <div className={styles.frame} role="region" {...named} tabIndex={0}>
      {children}
    </div>
  );
}
