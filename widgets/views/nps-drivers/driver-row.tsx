import type { ReactElement } from "react";

import { formatPercent, formatSigned } from "../../../src/domain/format/format.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import { caution, observed, restingOn } from "../../../src/ui/chart/words/phrases.ts";
import { RowName } from "../../../src/ui/chart/table/row-name.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import type { Driver } from "./drivers.ts";
import styles from "./nps-drivers.module.css";

interface DriverRowProps {
  driver: Driver;
  axis: { at: (share: number) => number };
  tonality: number;
  dimension: string;
  onDrill: ViewContext["onDrill"];
}

/** One theme: the two shares on one axis, the gap and its interval; a button where it opens its passages. */
export function DriverRow({ driver, axis, tonality, dimension, onDrill }: DriverRowProps): ReactElement {
  const t = viewText();
  const { key, label, gap, interval, promoters, detractors, n, sample } = driver;
  const careful = caution(t, sample)?.toLowerCase();
  const [a, b] = [axis.at(promoters), axis.at(detractors)];
  return (
    <li className={styles.row} data-tonality={tonality} title={shares(driver)}>
      <RowName label={label} onSelect={onDrill && (() => onDrill({ filters: { [dimension]: [key] }, label }))} />
      <span className={styles.plane} aria-hidden="true">
        <span className={styles.link} style={{ left: `${Math.min(a, b)}%`, width: `${Math.abs(a - b)}%` }} />
        <span className={styles.detractors} style={{ left: `${b}%` }} />
        <span className={styles.promoters} style={{ left: `${a}%` }} />
      </span>
      <span className={styles.gap}>
        <b>{formatSigned(gap, 1)}</b>
        {interval && <span className={styles.interval}>{between(interval)}</span>}
      </span>
      <span className={styles.sample}>
        {observed(t, n, "rating")}
        {careful && <VisuallyHidden>, {careful}</VisuallyHidden>}
      </span>
    </li>
  );
}

/** «+8 à +16»: the gap's interval. */
function between([low, high]: [number, number]): string {
  return viewText()("nps.range", { low: formatSigned(low, 1), high: formatSigned(high, 1) });
}

function shares({ promoters, detractors, n, gap, sample }: Driver): string {
  const t = viewText();
  return `${t("drivers.promoters")} ${formatPercent(promoters)}, ${t("drivers.detractors").toLowerCase()} ${formatPercent(detractors)}, ${restingOn(t, { value: gap, n }, "rating", sample)}`;
}
