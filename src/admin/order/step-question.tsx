import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";
import styles from "./order-steps.module.css";

interface Props {
  /** label of the button that opened it */
  name: string;
  texts: Readonly<Record<"confirm" | "cancel", string>>;
  isBusy: boolean;
  /** whether enough is entered to confirm */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** explanation and fields */
  children: ReactNode;
}

/** What is asked in place of a step's button before the step is taken. */
export const StepQuestion = ({
  name,
  texts,
  isBusy,
  isReady = true,
  onConfirm,
  onCancel,
  children,
}: Props) => (
  <div className={styles.ask} role="group" aria-label={name}>
    <strong>{name}</strong>
    {children}
    <div className={styles.answers}>
      <Button size="small" disabled={isBusy || !isReady} onClick={onConfirm}>
        {texts.confirm}
      </Button>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  </div>
);
