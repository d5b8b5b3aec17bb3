import { type ReactElement, type Ref, type TextareaHTMLAttributes, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { TEXT_AREA_HEIGHT_PX } from "../../domain/constants.ts";
import { cx } from "../class-names.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import field from "../field/field.module.css";
import styles from "./text-area.module.css";

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "value" | "onChange" | "className" | "required" | "readOnly" | "style"
>;

export interface TextAreaProps extends FieldProps, NativeProps {
  value: string;
  onChange?: (value: string) => void;
  /** Specification t9: 100 px by default. */
  height?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines. Once the focus has left it, an empty required one says so (specification t5). */
export function TextArea(props: TextAreaProps): ReactElement {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    readOnly,
    className,
    value,
    onChange,
    onBlur,
    height = TEXT_AREA_HEIGHT_PX,
    ref,
    ...rest
  } = props;
  const { t } = useTranslation("ui");
  const [left, setLeft] = useState(false);
  const shown = error ?? (required && left && value === "" ? t("field.empty") : undefined);
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={shown} required={required} readOnly={readOnly} className={className}>
      {(control) => (
        <div className={cx(field.box, styles.box)} data-state={shown ? "error" : undefined} data-readonly={readOnly || undefined}>
          <textarea
            {...rest}
            {...control}
            ref={ref}
            className={cx(field.input, styles.text)}
            style={{ height }}
            value={value}
            readOnly={readOnly}
            aria-required={required || undefined}
            aria-invalid={Boolean(shown) || undefined}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={(event) => {
              setLeft(true);
              onBlur?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
