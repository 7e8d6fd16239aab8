import { Icon } from "@/src/components/primitives/icon";
import styles from "./agree-field.module.css";

interface Props {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** Whether it is ticked initially: because the user ticked it before, never preselected by us. */
  isTicked?: boolean;
}

/** A box that must be ticked, with its sentence beside it. */
export function AgreeField({ id, name, label, error, isTicked }: Props) {
  return (
    <div className={styles.agree} data-invalid={error ? "" : undefined}>
      <input
        id={id}
        name={name}
        type="checkbox"
        required
        defaultChecked={isTicked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-note`}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
