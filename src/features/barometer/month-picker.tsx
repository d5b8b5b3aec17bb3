import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";

import { firstDay, type Month, shiftMonth } from "../../domain/barometer/month.ts";
import { formatDate } from "../../domain/format/format.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Select } from "../../ui/select/select.tsx";
import styles from "./barometer.module.css";
import { useTexts } from "./texts.ts";

interface MonthPickerProps {
  month: Month;
  /** The last month that can be read. */
  latest: Month;
  onChange: (month: Month) => void;
}

/** Months that the list offers: three years. */
const OFFERED = 36;

const keyOf = (month: Month): string => firstDay(month).slice(0, 7);

/** ← juillet 2026 →: one month back or on, or any of the last three years. */
export function MonthPicker({ month, latest, onChange }: MonthPickerProps): ReactElement {
  const { t } = useTexts();
  const offered = Array.from({ length: OFFERED }, (_, back) => shiftMonth(latest, -back));
  const months = offered.some((one) => keyOf(one) === keyOf(month)) ? offered : [...offered, month];
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const isLatest = keyOf(month) >= keyOf(latest);
  return (
    <div className={styles.months}>
      <IconButton icon={ChevronLeft} bordered label={t("previous", { month: nameOf(before) })} onClick={() => onChange(before)} />
      <Select
        className={styles.month}
        label={t("month")}
        labelHidden
        clearable={false}
        options={months.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
        value={keyOf(month)}
        onChange={(key) => {
          const chosen = months.find((one) => keyOf(one) === key);
          if (chosen) onChange(chosen);
        }}
      />
      <IconButton
        icon={ChevronRight}
        bordered
        label={isLatest ? t("latest") : t("next", { month: nameOf(after) })}
        disabled={isLatest}
        onClick={() => onChange(after)}
      />
    </div>
  );
}

/** «juillet 2026». */
export function nameOf(month: Month): string {
  return formatDate(firstDay(month), "month");
}
