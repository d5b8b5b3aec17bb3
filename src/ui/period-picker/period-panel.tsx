import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { addMonths, type Day } from "../../domain/time/day.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { ComparisonChoice } from "./comparison-choice.tsx";
import { DayInput } from "./day-input.tsx";
import { MonthsCalendar } from "./months-calendar.tsx";
import { chosenDays, comparedDays, countDays, type Days } from "./period-dates.ts";
import { PeriodList } from "./period-list.tsx";
import type { PeriodChoice, TerritoryPeriod } from "./period-types.ts";
import styles from "./period-picker.module.css";

export interface PeriodPanelProps {
  value: PeriodChoice;
  today: Day;
  territoryPeriods: readonly TerritoryPeriod[];
  comparable: boolean;
  onApply: (value: PeriodChoice) => void;
  onCancel: () => void;
}

/** The panel of the period picker: presets, two days, two months, comparison. */
export default function PeriodPanel({ value, today, territoryPeriods, comparable, onApply, onCancel }: PeriodPanelProps): ReactElement {
  const { t } = useTranslation("ui");
  const [draft, setDraft] = useState(value);
  // Between the two presses of a range, the first day alone.
  const [start, setStart] = useState<Day | null>(null);
  const days = chosenDays(draft, today);
  const [month, setMonth] = useState(days.from);
  const compared = comparedDays(draft, today);

  const choose = (period: PeriodChoice["period"]): void => {
    const next = { ...draft, period };
    setDraft(next);
    setStart(null);
    setMonth(chosenDays(next, today).from);
  };
  const chooseDays = ({ from, to }: Days): void => {
    setDraft({ ...draft, period: { preset: "custom", ...(from <= to ? { from, to } : { from: to, to: from }) } });
    setStart(null);
  };
  /** The calendar follows what is typed; an end typed beyond the other one takes it along. */
  const typeDay = (end: "from" | "to", day: Day): void => {
    chooseDays(end === "from" ? { from: day, to: day > days.to ? day : days.to } : { from: day < days.from ? day : days.from, to: day });
    const shown = [month, addMonths(month, 1)].map((first) => first.slice(0, 7));
    if (!shown.includes(day.slice(0, 7))) setMonth(end === "from" ? day : addMonths(day, -1));
  };
  const pressDay = (day: Day): void => (start ? chooseDays({ from: start, to: day }) : setStart(day));

  return (
    <div className={styles.panel}>
      <PeriodList period={draft.period} today={today} territoryPeriods={territoryPeriods} onChoose={choose} />
      <div className={styles.main}>
        <div className={styles.days}>
          <div className={styles.inputs}>
            <DayInput label={t("period.from")} value={start ?? days.from} onChange={(day) => typeDay("from", day)} />
            <span aria-hidden>{t("period.to")}</span>
            <DayInput label={t("period.until")} value={start ?? days.to} onChange={(day) => typeDay("to", day)} />
            <IconButton bordered icon={ChevronLeft} label={t("period.earlier")} onClick={() => setMonth(addMonths(month, -1))} />
            <IconButton bordered icon={ChevronRight} label={t("period.later")} onClick={() => setMonth(addMonths(month, 1))} />
          </div>
          <MonthsCalendar
            month={month}
            onMonth={setMonth}
            days={start ? { from: start, to: start } : days}
            today={today}
            onPress={pressDay}
          />
        </div>
        {comparable && <ComparisonChoice choice={draft} today={today} onChange={(comparison) => setDraft({ ...draft, comparison })} />}
        <footer className={styles.footer}>
          <p className={styles.summary} role="status">
            {compared
              ? t("period.summaryCompared", {
                  days: t("period.days", { count: countDays(days) }),
                  compared: t("period.days", { count: countDays(compared) }),
                })
              : t("period.days", { count: countDays(days) })}
          </p>
          <Button onClick={onCancel}>{t("cancel")}</Button>
          <Button variant="primary" onClick={() => onApply(draft)}>
            {t("apply")}
          </Button>
        </footer>
      </div>
    </div>
  );
}
