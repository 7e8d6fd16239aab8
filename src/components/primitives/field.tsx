import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon";

/** Attributes by which label, help and error belong to the control. */
export interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface Props {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** A message that names the fix; it also reddens the outline. */
  error?: ReactNode;
  /** Renders the input, textarea or select. */
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, help or error underneath. */
export function Field({ id, label, help, error, children }: Props) {
  const noteId = `${id}-note`;
  const note = error ?? help;
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(note ? { "aria-describedby": noteId } : {}),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {error && (
        <p className={styles.error} id={noteId}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
      {!error && help && (
        <p data-type="note" id={noteId}>
          {help}
        </p>
      )}
    </div>
  );
}
