import type { CSSProperties, ReactElement } from "react";

import { formatNumber, formatSigned } from "../../../src/domain/format.ts";
import { scaleOf } from "../../../src/ui/chart/scale.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";
import styles from "./nps-interval.module.css";

interface Estimate {
  value: number;
  interval?: number[] | undefined;
}

interface IntervalScaleProps {
  current: Estimate;
  previous: (Estimate & { label: string }) | undefined;
  /** Few answers: the interval is dashed. */
  uncertain: boolean;
  full: boolean;
}

/** The score on its scale with its 95 % interval, the compared one in grey behind. Decorative: the sentence says it. */
export function IntervalScale({ current, previous, uncertain, full }: IntervalScaleProps): ReactElement {
  const t = viewText();
  const ends = [current, previous].flatMap((estimate) => (estimate ? [estimate.value, ...(estimate.interval ?? [])] : []));
  const {
    min,
    max,
    interval: step,
  } = full
    ? { min: -100, max: 100, interval: 50 }
    : scaleOf(
        ends.map((end, index) => end + (index % 2 ? 4 : -4)),
        { low: -100, high: 100, count: 3, minStep: 10 },
      );
  const at = (value: number): string => `${((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100}%`;
  // Towards an end a label leans inwards, so that it never leaves the tile.
  const labelAt = (value: number): CSSProperties => ({ left: at(value), transform: `translateX(-${at(value)})` });
  const ticks = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  const [low, high] = current.interval ?? [];
  // Both labels would run into one another.
  const crowded = previous && Math.abs(previous.value - current.value) / (max - min) < 0.22;

  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.axis} />
      {ticks.map((tick, index) => (
        <span
          key={tick}
          className={styles.tick}
          data-end={index === 0 ? "start" : tick === max ? "end" : undefined}
          style={{ left: at(tick) }}
        >
          {formatNumber(tick)}
        </span>
      ))}
      {previous && (
        <>
          <Bar estimate={previous} at={at} className={styles.previousBar} />
          <span className={styles.previousDot} style={{ left: at(previous.value) }} />
          {!crowded && (
            <span className={styles.previousLabel} style={labelAt(previous.value)}>
              {previous.label}
            </span>
          )}
        </>
      )}
      <Bar estimate={current} at={at} className={uncertain ? styles.uncertainBar : styles.bar} />
      <span className={styles.dot} data-uncertain={uncertain || undefined} style={{ left: at(current.value) }} />
      {low !== undefined && high !== undefined && (
        <span className={styles.label} style={labelAt(current.value)}>
          {t("nps.range", { low: formatSigned(low).replace("+", ""), high: formatSigned(high).replace("+", "") })}
        </span>
      )}
    </div>
  );
}

function Bar({
  estimate,
  at,
  className,
}: {
  estimate: Estimate;
  at: (value: number) => string;
  className: string | undefined;
}): ReactElement | null {
  const [low, high] = estimate.interval ?? [];
  if (low === undefined || high === undefined) return null;
  return <span className={className} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />;
}
