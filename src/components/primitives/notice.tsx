import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import styles from "./notice.module.css";

type Tone = "info" | "warning" | "error" | "success";

const icons: Record<Tone, IconName> = {
  info: "info",
  warning: "warning",
  error: "warning",
  success: "check",
};

interface Props {
  tone?: Tone;
  /** "alert" interrupts a screen reader, "status" waits; none for a message that was there from the start. */
  role?: "alert" | "status";
  children: ReactNode;
}

/** A message, with a bold first sentence, and advice. */
export function Notice({ tone = "info", role, children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
