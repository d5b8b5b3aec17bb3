import { type ReactElement, useRef } from "react";

import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import type { OptionSetting } from "./option-settings.ts";
import { useFresh } from "../use-fresh.ts";
import styles from "../edit.module.css";

interface OptionFieldProps {
  setting: OptionSetting;
  /** What the widget has; undefined where what is usual holds. */
  value: unknown;
  error: string | undefined;
  /** Whether its widget has just been added, and waits to be filled in here. */
  fresh?: boolean;
  onChange: (value: string | boolean) => void;
}

/** One option of a view as a field, named as its manifest names it. */
export function OptionField({ setting: { label, hint, usual, values, kind, longest }, ...given }: OptionFieldProps): ReactElement {
  const { value = usual, error, fresh = false, onChange } = given;
  const field = useRef<HTMLInputElement>(null);
  useFresh(field, fresh);
  switch (kind) {
    case "words":
      return (
        <TextField
          ref={field}
          label={label}
          hint={hint}
          error={error}
          maxLength={longest}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
        />
      );
    case "choice":
      return (
        <fieldset>
          <legend className={styles.group}>{label}</legend>
          <Segmented label={label} segments={values} value={String(value)} onChange={onChange} />
        </fieldset>
      );
    case "switch":
      return <Checkbox label={label} checked={value === true} onChange={onChange} />;
  }
}
