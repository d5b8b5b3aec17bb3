import type { LucideIcon } from "lucide-react";
import { Check, Lock } from "lucide-react";
import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Field, type FieldProps } from "../field/field.tsx";
import styles from "../field/field.module.css";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "size" | "className" | "required" | "readOnly">;

export interface TextFieldProps extends FieldProps, NativeProps {
  value: string | null | undefined;
  onChange?: (value: string) => void;
  icon?: LucideIcon;
  /** Short text at the end of the field: a unit, a count. */
  suffix?: ReactNode;
  /** Highlight after a save; the caller resets it after FORM_FEEDBACK_MS. */
  feedback?: "success" | "error" | null;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field of one line.
 *
 * It is flagged when it is required and its value is present but empty (specification t5): an absent value has not
 * been filled yet, an empty one has been emptied.
 */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, labelHidden, hint, error, required, readOnly, className, value, onChange, icon, suffix, feedback, ref, ...rest } = props;
  const emptied = Boolean(required) && value?.length === 0;
  const flagged = Boolean(error) || emptied || feedback === "error";
  const Icon = readOnly ? Lock : icon;
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required} readOnly={readOnly} className={className}>
      {(control) => (
        <div className={styles.box} data-state={flagged ? "error" : (feedback ?? undefined)} data-readonly={readOnly || undefined}>
          {Icon && <Icon aria-hidden />}
          <input
            {...rest}
            {...control}
            ref={ref}
            className={styles.input}
            value={value ?? ""}
            readOnly={readOnly}
            aria-required={required || undefined}
            aria-invalid={flagged || undefined}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
          {feedback === "success" && !flagged && <Check aria-hidden />}
        </div>
      )}
    </Field>
  );
}
