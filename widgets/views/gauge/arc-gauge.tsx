import type { ReactElement, ReactNode } from "react";
import type { GaugeDrawing } from "./bar-gauge.tsx";
import styles from "./gauge.module.css";

const RADIUS = 44;
const CENTRE = { x: 50, y: 50 };

/** The figure on a half circle, the target as a stroke across it. Decorative: the sentence says it. */
export function ArcGauge({ share, zero, target, targetLabel, uncertain, children }: GaugeDrawing & { children: ReactNode }): ReactElement {
  return (
    <div className={styles.arcGauge}>
      <svg viewBox="0 0 100 56" aria-hidden focusable="false">
        <path className={styles.arcTrack} d={arc(0, 1)} />
        {share !== null && share !== zero && (
          <path className={styles.arcFill} data-uncertain={uncertain || undefined} d={arc(Math.min(zero, share), Math.max(zero, share))} />
        )}
        {target !== null && <path className={styles.arcTarget} d={`M${point(target, RADIUS - 6)}L${point(target, RADIUS + 6)}`} />}
      </svg>
      <div className={styles.arcText}>
        {children}
        {target !== null && <span className={styles.arcLabel}>{targetLabel}</span>}
      </div>
    </div>
  );
}

function arc(from: number, to: number): string {
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(to)}`;
}

function point(share: number, radius = RADIUS): string {
  const angle = Math.PI * (1 - share);
  return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(2)}`;
}
