import { type ReactElement, type RefObject, useId } from "react";

import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";

/** A field that no person sees, nor reaches: a machine fills it in. */
export function Trap({ field }: { field: RefObject<HTMLInputElement | null> }): ReactElement {
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        Website
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Marks out of ten, best first. */
export const tenths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** A mark from 0 to 10, each a button of its own. */
export function MarkField({
  legend,
  value,
  error,
  onChange,
}: {
  legend: string;
  value: number | null;
  error: string | undefined;
  onChange: (mark: number) => void;
}): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.mark} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div>
        {tenths.toReversed().map((mark) => (
          <label key={mark}>
            <input type="radio" name="rating" value={mark} checked={value === mark} onChange={() => onChange(mark)} />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function TextLine({
  label,
  note,
  name,
  value,
  most,
  onChange,
}: {
  label: string;
  note: string;
  name: string;
  value: string;
  most: number;
  onChange: (value: string) => void;
}): ReactElement {
  return (
    <Labelled label={label} note={note}>
      {(control) => (
        <input {...control} type="text" name={name} maxLength={most} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  );
}

/** The address to which letters go. */
export function EmailField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  return (
    <Labelled label={label} {...(hint === undefined ? {} : { hint })} error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
