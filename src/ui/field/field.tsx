import { CircleAlert } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { cx } from "../class-names.ts";
import unseen from "../visually-hidden/visually-hidden.module.css";
import styles from "./field.module.css";

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Said in words beside the label. */
  required?: boolean;
  readOnly?: boolean;
  className?: string;
}

/** What a control needs to be tied to its label and messages. */
export interface FieldControlProps {
  id: string;
  "aria-labelledby": string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** Label above, control, then the error or the hint. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required,
  readOnly,
  className,
  children,
}: FieldProps & { children: (props: FieldControlProps) => ReactNode }): ReactElement {
  const { t } = useTranslation("ui");
  const id = useId();
  const message = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const note = readOnly ? t("field.readOnly") : required ? t("field.required") : null;
  return (
    <div className={cx(styles.field, className)}>
      <div className={labelHidden ? unseen.hidden : styles.heading}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children({ id, "aria-labelledby": `${id}-label`, "aria-describedby": message, ...(error && { "aria-invalid": true }) })}
      {error ? (
        <p id={message} className={styles.error}>
          <CircleAlert aria-hidden className={styles.errorIcon} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={message} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
