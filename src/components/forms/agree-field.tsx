import { Icon } from "@/src/components/primitives/icon";
import styles from "./agree-field.module.css";

interface Props {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** Whether it comes ticked: because it was ticked before, never by us. */
  isTicked?: boolean;
}

/** A box that must be ticked; its sentence stands beside it. */
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
