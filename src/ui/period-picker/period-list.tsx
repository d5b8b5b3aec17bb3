import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { DashboardPeriod } from "../../generated/types.ts";
import { presets, type TerritoryPeriod } from "./period-types.ts";
import styles from "./period-picker.module.css";

interface PeriodListProps {
  period: DashboardPeriod;
  territoryPeriods: readonly TerritoryPeriod[];
  onChoose: (period: DashboardPeriod) => void;
}

/** The periods that have a name: the usual ones, then the territory's own. */
export function PeriodList({ period, territoryPeriods, onChoose }: PeriodListProps): ReactElement {
  const { t } = useTranslation("ui");
  const isTerritory = (own: TerritoryPeriod): boolean => period.preset === "custom" && period.from === own.from && period.to === own.to;
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
        <Entry label={t("period.preset.summer")} chosen={period.preset === "summer"} onChoose={() => onChoose({ preset: "summer" })} />
        {territoryPeriods.map((own) => (
          <Entry
            key={own.id}
            label={own.label}
            chosen={isTerritory(own)}
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
