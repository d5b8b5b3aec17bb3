import type { ReactElement } from "react";
import { type Figure, formatFigure, isShown, sampleOf, type Unit } from "../../domain/figure.ts";
import styles from "./secondary-figure.module.css";

interface SecondaryFigureProps {
  figure: (Figure & { label: string; unit: Unit }) | undefined;
  order?: "label-first" | "value-first" | "none" | undefined;
  /** Replaces the measure's own name. */
  label?: string | undefined;
  context: { samples: { insufficient: number; small: number; map: number }; audience: "private" | "public" };
}

/** A second, smaller figure at the foot of a tile: «Médiane régionale 8,3», «1 204 avis sans réponse». */
export function SecondaryFigure({ figure, order = "label-first", label, context }: SecondaryFigureProps): ReactElement | null {
  if (!figure || order === "none" || !isShown(sampleOf(figure, figure.unit, context.samples, context.audience))) return null;
  const value = <b className={styles.value}>{formatFigure(figure.value, figure.unit)}</b>;
  const name = label ?? figure.label;
  return (
    <span className={styles.secondary}>
      {order === "label-first" ? (
        <>
          {name} {value}
        </>
      ) : (
        <>
          {value} {name}
        </>
      )}
    </span>
  );
}
