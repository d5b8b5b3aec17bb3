import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import type { Day } from "../../domain/time/day.ts";
import { formatDate } from "../../domain/format/format-date.ts";
import { TextField } from "../text-field/text-field.tsx";
import { parseDay } from "./period-dates.ts";
import styles from "./period-picker.module.css";

interface DayInputProps {
  label: string;
  value: Day;
  onChange: (day: Day) => void;
}

/** A day typed as «15/07/2026». What cannot be read is flagged and changes nothing. */
export function DayInput({ label, value, onChange }: DayInputProps): ReactElement {
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    if (typed !== null && parseDay(typed)) setTyped(null);
  };
  return (
    <TextField
      className={styles.input}
      label={label}
      labelHidden
      placeholder={t("period.format")}
      value={typed ?? formatDate(value, "numeric")}
      error={typed !== null && !parseDay(typed) ? t("period.invalid") : undefined}
      onBlur={leave}
      onChange={(text) => {
        setTyped(text);
        const day = parseDay(text);
        if (day) onChange(day);
      }}
    />
  );
}
