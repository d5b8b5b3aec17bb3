import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import type { DashboardPeriod } from "../../../generated/types.ts";
import { useToday } from "../../../lib/clock.ts";
import { rangeOf } from "../../../page/state/page-state.ts";
import { addDays } from "../../../domain/time/day.ts";
import { DayInput } from "../../../ui/period-picker/day-input.tsx";
import { presets } from "../../../ui/period-picker/period-types.ts";
import { Select } from "../../../ui/select/select.tsx";
import { useTexts } from "../texts.ts";
import styles from "../edit.module.css";

interface PeriodFieldProps {
  value: DashboardPeriod | undefined;
  /** What holds where there is no value. */
  emptyLabel: string;
  hint: string;
  error: string | undefined;
  onChange: (period: DashboardPeriod | null) => void;
}

/** A period of the document: a preset, or two days. */
export function PeriodField({ value, emptyLabel, hint, error, onChange }: PeriodFieldProps): ReactElement {
  const { t } = useTexts();
  const { t: ui } = useTranslation("ui");
  const today = useToday();
  const choose = (preset: string | null): void => {
    if (preset === null) return onChange(null);
    if (preset !== "custom") return onChange({ preset: preset as DashboardPeriod["preset"] });
    const { from, to } = rangeOf({ period: value ?? { preset: "last-12-months" } }, today);
    onChange({ preset: "custom", from, to: addDays(to, -1) });
  };
  const known = [...presets] as DashboardPeriod["preset"][];
  const names = value && value.preset !== "custom" && !known.includes(value.preset) ? [...known, value.preset] : known;
  return (
    <div className={styles.fields}>
      <Select
        label={t("settings.period")}
        hint={hint}
        error={error}
        opensOnFocus={false}
        emptyLabel={emptyLabel}
        options={[
          ...names.map((preset) => ({ value: preset, label: ui(`period.preset.${preset}` as never, { defaultValue: preset }) })),
          { value: "custom", label: t("settings.periodCustom") },
        ]}
        value={value?.preset ?? null}
        onChange={choose}
      />
      {value?.preset === "custom" && value.from && value.to && (
        <div className={styles.days}>
          <DayInput label={ui("period.from")} value={value.from} onChange={(from) => onChange({ ...value, from })} />
          <DayInput label={ui("period.until")} value={value.to} onChange={(to) => onChange({ ...value, to })} />
        </div>
      )}
    </div>
  );
}
