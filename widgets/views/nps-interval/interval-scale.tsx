import type { CSSProperties, ReactElement } from "react";

import { formatNumber, formatSigned } from "../../../src/domain/format/format.ts";
import type { Reference } from "../../../src/generated/types.ts";
import { scaleOf } from "../../../src/ui/chart/axis/scale.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import styles from "./nps-interval.module.css";

/** The narrowest scale that has room for the compared label (px; nps-interval.module.css), the widest letter of a label and the gap between two. */
const ROOM = 130;
const LETTER = 6;
const GAP = 5;

interface Estimate {
  value: number;
  interval?: number[] | undefined;
}

interface IntervalScaleProps {
  current: Estimate;
  previous: (Estimate & { label: string }) | undefined;
  /** The median of the comparison group, and its quartiles. */
  reference?: Pick<Reference, "value" | "low" | "high"> | undefined;
  /** Few answers: the interval is dashed. */
  uncertain: boolean;
  full: boolean;
}

/** The score on its scale with its 95 % interval, the compared one in grey behind, the median of the comparison group dotted between its quartiles. Decorative: the sentence says it. */
export function IntervalScale({ current, previous, reference, uncertain, full }: IntervalScaleProps): ReactElement {
  const t = viewText();
  const ends = [current, previous].flatMap((estimate) => (estimate ? [estimate.value, ...(estimate.interval ?? [])] : []));
  if (reference) ends.push(reference.low, reference.high);
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
  const part = (value: number): number => (Math.min(Math.max(value, min), max) - min) / (max - min);
  const at = (value: number): string => `${part(value) * 100}%`;
  // Towards an end a label leans inwards, so that it never leaves the tile.
  const labelAt = (value: number): CSSProperties => ({ left: at(value), transform: `translateX(-${at(value)})` });
  const ticks = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
  const [low, high] = current.interval ?? [];
  const range =
    low !== undefined && high !== undefined
      ? t("nps.range", { low: formatSigned(low).replace("+", ""), high: formatSigned(high).replace("+", "") })
      : null;
  const crowded = previous && range !== null && collide([part(previous.value), previous.label], [part(current.value), range]);

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
      {reference && (
        <>
          <span className={styles.quartiles} style={{ left: at(reference.low), right: `calc(100% - ${at(reference.high)})` }} />
          <span className={styles.median} style={{ left: at(reference.value) }} />
        </>
      )}
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
      {range !== null && (
        <span className={styles.label} style={labelAt(current.value)}>
          {range}
        </span>
      )}
    </div>
  );
}

/** Whether two labels, each at its part of the scale and leaning inwards, would run into one another. */
function collide(...labels: readonly [part: number, text: string][]): boolean {
  const [left, right] = labels
    .map(([part, text]) => ({ from: part * (ROOM - text.length * LETTER), width: text.length * LETTER }))
    .toSorted((a, b) => a.from - b.from);
  return left !== undefined && right !== undefined && left.from + left.width + GAP > right.from;
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
