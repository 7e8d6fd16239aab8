import { Icon } from "../primitives/icon";
import styles from "./agree-field.module.css";

interface Props {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}

/** A box that must be ticked; its sentence stands beside it. */
export function AgreeField({ id, name, label, error }: Props) {
  return (
    <div className={styles.agree} data-invalid={error ? "" : undefined}>
      <input
        id={id}
        name={name}
        type="checkbox"
        required
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
