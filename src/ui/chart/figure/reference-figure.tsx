import type { ReactElement } from "react";

import { formatFigure, type Unit } from "../../../domain/figure/figure.ts";
import type { Reference } from "../../../generated/types.ts";
import styles from "./reference-figure.module.css";

/** The level of the comparison group at the foot of a tile: «Médiane hôtel 8,2», with the dotted sign that it has in curves. Its quartiles are in the tile's sentence and table. */
export function ReferenceFigure({ reference: { label, value }, unit }: { reference: Reference; unit: Unit }): ReactElement {
  return (
    <span className={styles.reference}>
      <span className={styles.sign} aria-hidden />
      <span className={styles.text}>
        {label} <b className={styles.value}>{formatFigure(value, unit)}</b>
      </span>
    </span>
  );
}
