import type { ReactElement } from "react";
import { DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
import type { Day } from "../../domain/time/day.ts";
import { formatDate } from "../../domain/format/format-date.ts";
import { type Days, toDate, toDay } from "./period-dates.ts";
import styles from "./months-calendar.module.css";

const narrowWeekday = new Intl.DateTimeFormat("fr", { weekday: "narrow" });

interface MonthsCalendarProps {
  /** A day of the first month shown. */
  month: Day;
  onMonth: (month: Day) => void;
  days: Days;
  today: Day;
  onPress: (day: Day) => void;
}

/** Two months side by side in which a period is shown and its ends are pressed. Days to come cannot be. */
export function MonthsCalendar({ month, onMonth, days, today, onPress }: MonthsCalendarProps): ReactElement {
  return (
    <DayPicker
      mode="range"
      locale={fr}
      numberOfMonths={2}
      hideNavigation
      month={toDate(month)}
      onMonthChange={(first) => onMonth(toDay(first))}
      today={toDate(today)}
      disabled={{ after: toDate(today) }}
      selected={{ from: toDate(days.from), to: toDate(days.to) }}
      onDayClick={(date, modifiers) => !modifiers.disabled && onPress(toDay(date))}
      formatters={{
        formatWeekdayName: (date) => narrowWeekday.format(date),
        formatCaption: (date) => formatDate(toDay(date), "month"),
      }}
      classNames={{
        root: styles.root,
        months: styles.months,
        month: styles.month,
        month_caption: styles.caption,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.day,
        day_button: styles.button,
        today: styles.today,
        disabled: styles.disabled,
        range_start: styles.end,
        range_end: styles.end,
        range_middle: styles.middle,
      }}
    />
  );
}
