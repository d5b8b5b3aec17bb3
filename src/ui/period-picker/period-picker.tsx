import { CalendarDays, ChevronDown } from "lucide-react";
import { lazy, type ReactElement, Suspense } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import type { Day } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { Button } from "../button/button.tsx";
import { Loader } from "../loader/loader.tsx";
import { Popover } from "../popover/popover.tsx";
import { chosenDays, comparedDays, formatDays, inclusive } from "./period-dates.ts";
import type { PeriodChoice, TerritoryPeriod } from "./period-types.ts";
import styles from "./period-picker.module.css";

// The calendar is heavy and seldom opened first: it loads with the panel.
const loadPanel = () => import("./period-panel.tsx");
const PeriodPanel = lazy(loadPanel);

export interface PeriodPickerProps {
  value: PeriodChoice;
  onApply: (value: PeriodChoice) => void;
  /** The civil day of the reader's territory. */
  today: Day;
  territoryPeriods?: readonly TerritoryPeriod[];
  /** The days that are answered, where they are not those of the choice. */
  answered?: { range: DayRange; compared: DayRange | null };
  /** Whether the period can be compared with another one; true by default. */
  comparable?: boolean;
}

/** The period of a page and what it is compared with, chosen in a panel; nothing changes before «Appliquer». */
export function PeriodPicker({
  value,
  onApply,
  today,
  territoryPeriods = [],
  answered,
  comparable = true,
}: PeriodPickerProps): ReactElement {
  const { t } = useTranslation("ui");
  const days = answered ? inclusive(answered.range) : chosenDays(value, today);
  const compared = answered ? answered.compared && inclusive(answered.compared) : comparedDays(value, today);
  const reference = compared && referenceName();

  function referenceName(): string {
    if (value.comparison === "previous-period") return t("period.versusPrevious");
    const isOneYear = days.from.slice(0, 4) === days.to.slice(0, 4);
    return isOneYear && compared ? t("period.versusYear", { year: compared.to.slice(0, 4) }) : t("period.versusLastYear");
  }

  return (
    <Popover
      label={t("period.title")}
      align="end"
      fullOnMobile
      className={styles.popover}
      trigger={(props) => (
        <Button {...props} icon={CalendarDays} onPointerEnter={() => void loadPanel()}>
          <span className={styles.trigger}>
            {formatDays(days)}
            {reference && <span className={styles.reference}>{reference}</span>}
            <ChevronDown aria-hidden className={styles.chevron} />
          </span>
        </Button>
      )}
    >
      {(close) => (
        <Suspense
          fallback={
            <div className={styles.loading}>
              <Loader />
            </div>
          }
        >
          <PeriodPanel
            value={value}
            today={today}
            territoryPeriods={territoryPeriods}
            comparable={comparable}
            onCancel={close}
            onApply={(next) => {
              onApply(next);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
