import type { CSSProperties, ReactElement, ReactNode } from "react";
import styles from "./plane.module.css";

interface PlaneProps {
  /** Pixels that the chart keeps in a low tile: what is beyond is reached by scrolling. */
  least?: number;
  legend?: ReactNode;
  children: ReactNode;
}

/** A chart over its legend: as high as the tile lets them, and no lower than the chart can be read. */
export function Plane({ least = 0, legend, children }: PlaneProps): ReactElement {
  return (
    <div className={styles.plane} style={{ "--least": `${least}px` } as CSSProperties}>
      <div className={styles.chart}>{children}</div>
      {legend && <div className={styles.legend}>{legend}</div>}
    </div>
  );
}
