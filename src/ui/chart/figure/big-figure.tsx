import type { ReactElement } from "react";
import { typeset } from "../../../domain/format/typeset.ts";
import type { Sample, Unit } from "../../../domain/figure/figure.ts";
import { formatFigure } from "../../../domain/figure/figure.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import styles from "./big-figure.module.css";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import { viewText } from "../words/view-text.ts";

interface BigFigureProps {
  /** Whose figure it is: the title of its tile. */
  name: string;
  value: number | null;
  unit: Unit;
  sample: Sample;
  /** Writes «/ 10» or «%» small beside the figure. */
  suffix?: boolean;
  /** Opens the reviews behind it. */
  onSelect?: (() => void) | undefined;
}

/** The figure of a tile: large, grey while it rests on few observations, and words where it may not be shown. */
export function BigFigure({ name, value, unit, sample, suffix = true, onSelect }: BigFigureProps): ReactElement {
  const t = viewText();
  if (sample === "hidden") return <p className={styles.hidden}>{t("insufficient")}</p>;
  const figure = (
    <>
      {unit === "percent" && suffix ? formatNumber(value) : formatFigure(value, unit)}
      {suffix && value !== null && unit === "rating" && <small> {t("kpi.outOf")}</small>}
      {suffix && value !== null && unit === "percent" && <small> {t("kpi.percent")}</small>}
    </>
  );
  return (
    // No paragraph: who spaces paragraphs out would push it into the title.
    <div className={styles.figure} data-sample={sample}>
      {onSelect && value !== null ? (
        <button type="button" className={styles.button} onClick={onSelect}>
          <VisuallyHidden>{typeset(`${name} : `)}</VisuallyHidden>
          {figure}
          <VisuallyHidden>{t("kpi.opens")}</VisuallyHidden>
        </button>
      ) : (
        figure
      )}
    </div>
  );
}
