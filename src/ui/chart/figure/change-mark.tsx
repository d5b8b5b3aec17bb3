import type { ReactElement } from "react";
import type { Change } from "../../../domain/figure/change.ts";
import { Trend } from "../../trend/trend.tsx";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import styles from "./change-mark.module.css";
import { viewText } from "../words/view-text.ts";

interface ChangeMarkProps {
  change: Change;
  better?: "up" | "down" | "none" | undefined;
  /** What it is compared with: «vs 2025». */
  reference?: string;
  /** Leaves the unit out, in a column. */
  bare?: boolean;
  /** Either figure rests on few observations: the change is not coloured. */
  uncertain?: boolean;
  /** Leaves the words of doubt to who draws it: the header of the tile has them. */
  quiet?: boolean;
}

const directions = { up: "higher", down: "lower", none: "neither" } as const;

/** A change as it may be read: grey unless it is established; one that chance explains says so. */
export function ChangeMark({
  change,
  better = "up",
  reference,
  bare = false,
  uncertain = false,
  quiet = false,
}: ChangeMarkProps): ReactElement {
  const flat = change.direction === "flat";
  // That nothing moved needs no test.
  const doubtful = change.significant === false && !flat;
  if (bare && flat) return <span className={styles.flat}>=</span>;
  return (
    <span className={styles.change} title={doubtful ? viewText()("notSignificant") : undefined}>
      <Trend
        gap={change.gap}
        unit={change.unit}
        text={flat ? viewText()("sentence.moved.flat") : bare ? change.short : change.text}
        better={change.tone === "neutral" || uncertain ? "neither" : directions[better]}
        {...(reference ? { reference } : {})}
      />
      {doubtful && !bare && !quiet && <span className={styles.doubt}>{viewText()("notSignificant")}</span>}
      {/* A column has no room for the words, and a title alone is not read aloud. */}
      {doubtful && bare && !quiet && <VisuallyHidden>, {viewText()("notSignificant")}</VisuallyHidden>}
    </span>
  );
}
