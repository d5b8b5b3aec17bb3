import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import type { Day } from "../../domain/time/day.ts";
import type { Comparison } from "../../generated/types.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Switch } from "../checkbox/switch.tsx";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { comparedDays, formatDays, sharesDays } from "./period-dates.ts";
import type { PeriodChoice } from "./period-types.ts";
import styles from "./period-picker.module.css";

interface ComparisonChoiceProps {
  choice: PeriodChoice;
  today: Day;
  onChange: (comparison: Comparison) => void;
}

/** Whether and with what a period is compared; with last year, by dates or by week days. */
export function ComparisonChoice({ choice, today, onChange }: ComparisonChoiceProps): ReactElement {
  const { t } = useTranslation("ui");
  const { comparison } = choice;
  const isAligned = comparison === "previous-year-aligned";
  const isLastYear = isAligned || comparison === "previous-year";
  const daysOf = (kind: Comparison): string => {
    const compared = comparedDays({ ...choice, comparison: kind }, today);
    return compared ? formatDays(compared) : "";
  };
  const lastYear: Comparison = isAligned ? "previous-year-aligned" : "previous-year";

  return (
    <div className={styles.comparison}>
      <Switch label={t("period.compare")} checked={comparison !== "none"} onChange={(on) => onChange(on ? "previous-year" : "none")} />
      {comparison !== "none" && (
        <RadioCards<"previous-period" | "last-year">
          legend={t("period.compare")}
          value={isLastYear ? "last-year" : "previous-period"}
          onChange={(kind) => onChange(kind === "last-year" ? lastYear : kind)}
          options={[
            { value: "previous-period", label: t("period.previousPeriod"), description: daysOf("previous-period") },
            { value: "last-year", label: t("period.lastYear"), description: daysOf(lastYear) },
          ]}
        />
      )}
      {isLastYear && (
        <Checkbox
          label={t("period.align")}
          note={t("period.alignNote")}
          checked={isAligned}
          onChange={(on) => onChange(on ? "previous-year-aligned" : "previous-year")}
        />
      )}
      {/* There before it says anything: what comes with its words is not read aloud. */}
      <p role="status" className={styles.shared}>
        {sharesDays(choice, today) && t("period.shared")}
      </p>
    </div>
  );
}
