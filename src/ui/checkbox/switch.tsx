import { type ReactElement, type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import styles from "./checkbox.module.css";

export interface SwitchProps {
  label: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Surrounds it with a border. */
  framed?: boolean;
}

/** On or off, at once. The label comes first, the switch at the end. */
export function Switch({ label, description, checked, onChange, disabled, framed }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <label className={cx(styles.switchRow, framed && styles.framed)}>
      <span className={styles.switchText}>
        <span id={id} className={styles.switchLabel}>
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-labelledby={id}
        aria-describedby={description ? `${id}-text` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
