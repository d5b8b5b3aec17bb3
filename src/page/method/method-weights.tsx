import type { ReactElement } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import type { IndexWeights } from "../../engine/catalog/index-weights.ts";
import { useSession } from "../session/session.ts";
import styles from "./method-dialog.module.css";
import { useTexts } from "./texts.ts";

/** Days of a month, to give a window as people count it. */
const MONTH_DAYS = 30.44;

/** What an index weighs a rating by, as the measure's own settings have it. */
export function MethodWeights({ weights }: { weights: IndexWeights }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const { window_days, half_life_days, prior_weight, providers = {} } = weights;
  const named = Object.entries(providers).filter(([, weight]) => weight !== 1);
  const nameOf = (id: string): string => app.providers?.find((provider) => provider.id === id)?.name ?? id;
  const entries: [string, string][] = [
    [t("window"), t("windowValue", { count: window_days, days: formatNumber(window_days), months: Math.round(window_days / MONTH_DAYS) })],
    [t("halfLife"), t("halfLifeValue", { count: half_life_days })],
    ...(prior_weight === undefined ? [] : [[t("prior"), t("priorValue", { count: prior_weight })] as [string, string]]),
    [
      t("providers"),
      named.length === 0
        ? t("providersAlike")
        : named.map(([id, weight]) => t("providerWeight", { name: nameOf(id), weight: formatNumber(weight, 2) })).join(", "),
    ],
  ];
  return (
    <section>
      <h3>{t("weights")}</h3>
      <dl className={styles.weights}>
        {entries.map(([label, value]) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
