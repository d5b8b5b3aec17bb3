import type { ReactElement, ReactNode } from "react";

import { TextField, type TextFieldProps } from "../../ui/text-field/text-field.tsx";
import { useTexts } from "./texts.ts";
import type { Form } from "./use-form.ts";

interface FormFieldProps extends Omit<TextFieldProps, "value" | "onChange" | "feedback" | "label" | "error" | "form" | "name"> {
  form: Form;
  name: string;
  label: string;
  /** Why the text may not be stored. */
  problem?: ReactNode;
  /** Called with what is typed. */
  onEdit?: (text: string) => void;
}

/** A field of one line, bound to its form. */
export function FormField({ form, name, label, problem, hint, onEdit, required, ...rest }: FormFieldProps): ReactElement {
  const { t } = useTexts();
  const elsewhere = form.changedElsewhere[name];
  const text = form.text(name);
  return (
    <TextField
      {...rest}
      label={label}
      required={required}
      // An absent value has not been filled yet; only one that was emptied is a mistake.
      value={required && text === "" && form.entries[name] === undefined ? undefined : text}
      onChange={(next) => {
        onEdit?.(next);
        form.set(name, next);
      }}
      error={problem ?? form.said(name)}
      hint={elsewhere === undefined ? hint : t("changedElsewhere", { value: elsewhere || t("nothing") })}
      feedback={form.feedback(name)}
      maxLength={200}
    />
  );
}
