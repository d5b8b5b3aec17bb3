import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import type { Day } from "../../domain/time/day.ts";
import { seasonsOf } from "../../domain/time/season.ts";
import type { DashboardPeriod } from "../../generated/types.ts";
import type { Days } from "./period-dates.ts";
import { presets, type TerritoryPeriod } from "./period-types.ts";
import styles from "./period-picker.module.css";

interface PeriodListProps {
  period: DashboardPeriod;
  today: Day;
  territoryPeriods: readonly TerritoryPeriod[];
  onChoose: (period: DashboardPeriod) => void;
}

/** The periods that have a name: the usual ones, then the territory's own. */
export function PeriodList({ period, today, territoryPeriods, onChoose }: PeriodListProps): ReactElement {
  const { t } = useTranslation("ui");
  const isDays = ({ from, to }: Days): boolean => period.preset === "custom" && period.from === from && period.to === to;
  return (
    <div className={styles.list}>
      <Group title={t("period.presets")}>
        {presets.map((preset) => (
          <Entry
            key={preset}
            label={t(`period.preset.${preset}`)}
            chosen={period.preset === preset}
            onChoose={() => onChoose({ preset })}
          />
        ))}
      </Group>
      <Group title={t("period.territory")}>
        {seasonsOf(today)
          // The latest summer is a preset of its own, whose last day moves while it is on; days chosen by hand would not move.
          .filter(({ season, running }) => season === "summer" || !running)
          .map(({ season, year, from, to, running }, index) => (
            <Entry
              key={`${season} ${year}`}
              label={t(running ? "period.running.summer" : `period.season.${season}`, { year, next: year + 1 })}
              chosen={index === 0 && period.preset === "summer" ? true : isDays({ from, to })}
              onChoose={() => onChoose(index === 0 ? { preset: "summer" } : { preset: "custom", from, to })}
            />
          ))}
        {territoryPeriods.map((own) => (
          <Entry
            key={own.id}
            label={own.label}
            chosen={isDays(own)}
            onChoose={() => onChoose({ preset: "custom", from: own.from, to: own.to })}
          />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  );
}

function Entry({ label, chosen, onChoose }: { label: string; chosen: boolean; onChoose: () => void }): ReactElement {
  return (
    <button type="button" className={styles.entry} aria-pressed={chosen} onClick={onChoose}>
      {label}
      {chosen && <Check aria-hidden />}
    </button>
  );
}
