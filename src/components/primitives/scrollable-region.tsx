import type { ReactNode } from "react";
import styles from "./scrollable-region.module.css";

interface Props {
  /** Direction it scrolls in; its height is then bounded by its parent. */
  axis?: "inline" | "block";
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** Content that may be wider or higher than its place: it scrolls, and its edge fades while more is hidden. */
export function ScrollableRegion({ axis = "inline", children, ...named }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable from the keyboard
    <div className={styles.frame} data-axis={axis} role="region" {...named} tabIndex={0}>
      {children}
    </div>
  );
}
