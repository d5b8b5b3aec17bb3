import type { ReactElement } from "react";
import styles from "./gauge.module.css";

export interface GaugeDrawing {
  /** 0–1. */
  share: number | null;
  zero: number;
  target: number | null;
  targetLabel: string;
  uncertain: boolean;
}

/** The figure as a bar from zero, the target as a stroke across it. Decorative: the sentence says it. */
export function BarGauge({ share, zero, target, targetLabel, uncertain }: GaugeDrawing): ReactElement {
  const left = Math.min(zero, share ?? zero);
  const width = Math.abs((share ?? zero) - zero);
  return (
    <div className={styles.barGauge} aria-hidden="true">
      <div className={styles.track}>
        <span
          className={styles.fill}
          data-uncertain={uncertain || undefined}
          style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
        />
        {zero > 0 && <span className={styles.zero} style={{ left: `${zero * 100}%` }} />}
        {target !== null && <span className={styles.target} style={{ left: `${target * 100}%` }} />}
      </div>
      {target !== null && (
        // Near an end the label leans inwards.
        <span
          className={styles.targetLabel}
          style={{
            left: `${target * 100}%`,
            transform: `translateX(-${Math.round(Math.max(0, Math.min(1, (target - 0.5) * 1.6 + 0.5)) * 100)}%)`,
          }}
        >
          {targetLabel}
        </span>
      )}
    </div>
  );
}
