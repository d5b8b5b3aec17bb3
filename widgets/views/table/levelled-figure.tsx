import type { ReactElement } from "react";

import { formatFigure, type Unit } from "../../../src/domain/figure/figure.ts";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import type { FigureLevel } from "./levels.ts";
import styles from "./table.module.css";

interface LevelledFigureProps {
  mark: ReactElement;
  level: FigureLevel | undefined;
  unit: Unit;
  better: "up" | "down" | "none" | undefined;
}

/** A figure with its gap from the median of the comparison group; the median and the quartiles on hover, and read aloud. */
export function LevelledFigure({ mark, level, unit, better }: LevelledFigureProps): ReactElement {
  const t = viewText();
  if (!level) return mark;
  const [value, low, high] = [level.level.value, level.level.low, level.level.high].map((figure) => formatFigure(figure, unit));
  const words = t("table.level", { value, low, high });
  return (
    <span className={styles.levelled} title={words}>
      {mark}
      <span className={styles.level}>{level.gap && <ChangeMark change={level.gap} better={better} bare />}</span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </span>
  );
}
