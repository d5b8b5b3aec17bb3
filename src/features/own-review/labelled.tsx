import { type ReactElement, useId } from "react";

import styles from "./own-review.module.css";

interface LabelledProps {
  label: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
  children: (control: { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined }) => ReactElement;
}

/** A native field of a phone with its label, its hint and its error. */
export function Labelled({ label, note, hint, error, children }: LabelledProps): ReactElement {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {note && <span className={styles.muted}>({note})</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error === undefined ? undefined : true })}
      {hint && (
        <p id={`${id}-hint`} className={styles.muted}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
