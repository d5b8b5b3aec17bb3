import type { ReactElement } from "react";
import { cx } from "../class-names.ts";
import { TonalityGlyph } from "../tonality/tonality-glyph.tsx";
import type { Swatch } from "./chart-types.ts";
import styles from "./legend.module.css";
import { SwatchMark } from "./swatch-mark.tsx";

export interface LegendEntry {
  key: string;
  label: string;
  /** Absent where the label begins with the sign itself. */
  swatch?: Swatch;
  /** A tonality (0–4) is marked by its shape instead. */
  tonality?: number | undefined;
}

/** One row that names what is drawn. Decorative: the chart's sentence and table say it too. */
export function Legend({ entries, className }: { entries: readonly LegendEntry[]; className?: string | undefined }): ReactElement {
  return (
    <ul className={cx(styles.legend, className)} data-legend>
      {entries.map(({ key, label, swatch, tonality }) => (
        <li key={key} className={styles.entry}>
          {tonality === undefined ? <SwatchMark swatch={swatch} /> : <TonalityGlyph tonality={tonality} />}
          {label}
        </li>
      ))}
    </ul>
  );
}
