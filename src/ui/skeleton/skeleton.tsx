import { type ReactElement, useEffect, useState } from "react";
import { SKELETON_DELAY_MS } from "../../domain/constants.ts";
import { SlowNotice, useSlow } from "../loader/loader.tsx";
import styles from "./skeleton.module.css";

export type SkeletonShape = "bars" | "lines" | "number" | "block";

const barHeights = [38, 58, 50, 74, 66, 84, 62, 88, 71, 65, 92, 80];
const lineWidths = [92, 76, 84, 60, 88, 70];

/**
 * The grey shape of what is coming, from 200 ms on so that fast answers do not flash.
 *
 * After 5 s it fades and a notice says that loading still goes on.
 */
export function Skeleton({ shape = "block" }: { shape?: SkeletonShape }): ReactElement | null {
  const [shown, setShown] = useState(false);
  const slow = useSlow();
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.shape} data-shape={shape} data-faded={slow || undefined} aria-hidden>
        {shape === "bars" && barHeights.map((height, index) => <span key={index} style={{ height: `${height}%` }} />)}
        {shape === "lines" && lineWidths.map((width, index) => <span key={index} style={{ width: `${width}%` }} />)}
        {(shape === "block" || shape === "number") && <span />}
      </div>
      {slow && (
        <div className={styles.slow}>
          <SlowNotice />
        </div>
      )}
    </div>
  );
}
