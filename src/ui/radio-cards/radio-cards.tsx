import { type ReactElement, type ReactNode, useId } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./radio-cards.module.css";

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  legend: string;
  options: readonly RadioCardOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice among a few, each explained, on cards side by side. */
export function RadioCards<Value extends string>({ legend, options, value, onChange }: RadioCardsProps<Value>): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.label}
            aria-describedby={option.description ? `${name}-${option.value}` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>
            <span className={styles.label}>{option.label}</span>
            {option.description && (
              <span id={`${name}-${option.value}`} className={styles.description}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
