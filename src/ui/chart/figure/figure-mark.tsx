import type { ReactElement } from "react";
import { type Figure, formatFigure, type Sample, type Unit } from "../../../domain/figure/figure.ts";
import { RatingBadge } from "../../rating-badge/rating-badge.tsx";
import styles from "./figure-mark.module.css";
import { HiddenMark } from "./hidden-mark.tsx";
import { caution } from "../words/phrases.ts";
import { viewText } from "../words/view-text.ts";

interface FigureMarkProps {
  figure: Figure;
  unit: Unit;
  sample: Sample;
  /** What the figure is, where a rating on its badge is more than one review's. */
  name?: string;
}

/** A figure in a row: a rating on its tonality, grey while it rests on few observations, a dash where it may not be shown. */
export function FigureMark({ figure, unit, sample, name }: FigureMarkProps): ReactElement {
  const t = viewText();
  if (sample === "hidden") return <HiddenMark />;
  const muted = sample !== "normal";
  if (unit !== "rating") {
    return (
      <span className={styles.figure} data-muted={muted || undefined} title={caution(t, sample)}>
        {formatFigure(figure.value, unit)}
      </span>
    );
  }
  return (
    <span className={styles.badge} data-sample={sample} title={caution(t, sample)}>
      <RatingBadge value={figure.value} muted={muted} name={name} />
    </span>
  );
}
