import type { ReactElement } from "react";
import { type Figure, formatFigure, isShown, isSingular, sampleOf, type Unit } from "../../../domain/figure/figure.ts";
import styles from "./secondary-figure.module.css";

interface SecondaryFigureProps {
  figure: (Figure & { measure: string; label: string; unit: Unit }) | undefined;
  order?: "label-first" | "value-first" | "none" | undefined;
  /** Replaces the measure's own name: words, or two forms, «avis noté | avis notés», in which # marks the place of the figure. */
  label?: string | undefined;
  /** Opens what it counts; called with its measure. */
  onSelect?: ((measure: string) => void) | undefined;
  context: { samples: { insufficient: number; small: number; map: number }; audience: "private" | "public" };
}

/** A second, smaller figure at the foot of a tile: «Médiane régionale 8,3», «1 204 avis sans réponse». */
export function SecondaryFigure({ figure, order = "label-first", label, onSelect, context }: SecondaryFigureProps): ReactElement | null {
  if (!figure || order === "none" || !isShown(sampleOf(figure, figure.unit, context.samples, context.audience))) return null;
  const value = <b className={styles.value}>{formatFigure(figure.value, figure.unit)}</b>;
  const forms = label?.split("|").map((form) => form.trim()) ?? [];
  const name = (forms[1] !== undefined && !isSingular(figure.value, figure.unit) ? forms[1] : forms[0]) ?? figure.label;
  const [before, after] = forms.length > 1 ? name.split("#") : [];
  const text =
    after !== undefined ? (
      <>
        {before}
        {value}
        {after}
      </>
    ) : order === "label-first" ? (
      <>
        {name} {value}
      </>
    ) : (
      <>
        {value} {name}
      </>
    );
  return (
    <span className={styles.secondary}>
      {onSelect ? (
        <button type="button" className={styles.button} onClick={() => onSelect(figure.measure)}>
          {text}
        </button>
      ) : (
        text
      )}
    </span>
  );
}
