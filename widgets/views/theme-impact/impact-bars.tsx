import type { ReactElement } from "react";

import { formatFigure } from "../../../src/domain/figure/figure.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import { observed } from "../../../src/ui/chart/words/phrases.ts";
import { RowName } from "../../../src/ui/chart/table/row-name.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { Whisker } from "../../../src/ui/chart/figure/whisker.tsx";
import type { Effect, ImpactRow } from "./scale.ts";
import styles from "./theme-impact.module.css";

interface ImpactBarsProps {
  row: ImpactRow;
  plane: { zero: number; at: (value: number) => number };
  dimension: string;
  onDrill: ViewContext["onDrill"];
}

/** One theme: what it costs to the left of zero, what it brings to the right, each with its interval; a button where it opens its passages. */
export function ImpactBars({ row, plane, dimension, onDrill }: ImpactBarsProps): ReactElement {
  const [first] = row.effects;
  return (
    <li className={styles.row}>
      <RowName
        label={row.label}
        onSelect={
          onDrill && first && (() => onDrill({ filters: { [dimension]: [row.key] }, label: row.label, measure: first.measure.measure }))
        }
      />
      <span className={styles.plane} aria-hidden="true">
        <span className={styles.zero} style={{ left: `${plane.zero}%` }} />
        {row.effects.map((effect) => (
          <Bar key={effect.measure.measure} effect={effect} plane={plane} />
        ))}
      </span>
      <span className={styles.values}>
        {row.effects.map((effect) => (
          <span
            key={effect.measure.measure}
            className={styles.value}
            data-tonality={toneOf(effect)}
            data-uncertain={effect.uncertain || undefined}
            title={basis(effect)}
          >
            {formatFigure(effect.value, effect.measure.unit)}
          </span>
        ))}
      </span>
    </li>
  );
}

function Bar({ effect, plane }: { effect: Effect; plane: ImpactBarsProps["plane"] }): ReactElement {
  const { zero, at } = plane;
  const end = at(effect.value);
  return (
    <>
      <span
        className={styles.bar}
        data-tonality={toneOf(effect)}
        data-uncertain={effect.uncertain || undefined}
        style={{ left: `${Math.min(zero, end)}%`, width: `${Math.abs(end - zero)}%` }}
      />
      {effect.interval && <Whisker from={at(effect.interval[0])} to={at(effect.interval[1])} uncertain={effect.uncertain} />}
    </>
  );
}

const toneOf = ({ value }: Effect): number => (value < 0 ? 0 : 4);

/** «412 avis, intervalle de confiance à 95 % de −0,21 à −0,12». */
function basis({ n, interval, measure }: Effect): string {
  const t = viewText();
  const between =
    interval && t("sentence.interval", { low: formatFigure(interval[0], measure.unit), high: formatFigure(interval[1], measure.unit) });
  return [observed(t, n, "rating"), between].filter(Boolean).join(", ");
}
