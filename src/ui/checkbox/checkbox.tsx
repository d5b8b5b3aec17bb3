import type { ReactElement, ReactNode } from "react";
import styles from "./checkbox.module.css";

export interface CheckboxProps {
  label: ReactNode;
  /** Small text after the label. */
  note?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A box to tick, with its label. */
export function Checkbox({ label, note, checked, onChange, disabled }: CheckboxProps): ReactElement {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
