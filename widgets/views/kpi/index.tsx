import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/change.ts";
import { isShown, sampleOf } from "../../../src/domain/figure.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { BigFigure } from "../../../src/ui/chart/big-figure.tsx";
import { ChangeMark } from "../../../src/ui/chart/change-mark.tsx";
import { caution } from "../../../src/ui/chart/phrases.ts";
import { SecondaryFigure } from "../../../src/ui/chart/secondary-figure.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import styles from "./kpi.module.css";
import { Miniature } from "./miniature.tsx";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** One large number, its change since the compared period, and a small curve. */
export default function KpiView(props: ViewProps<"kpi">): ReactElement {
  const { options, result, previous, context } = props;
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const shown = isShown(sample);
  const change = shown && (options.trend ?? true) ? changeOf(result, previous, result.unit, result.better) : null;
  const drill = context.onDrill && shown ? () => context.onDrill?.({ filters: {}, label: result.label }) : undefined;
  const warning = sample === "insufficient" || sample === "small" ? caution(sample) : undefined;

  return (
    <div className={styles.kpi}>
      <div className={styles.top}>
        <VisuallyHidden>{sentence(props)}</VisuallyHidden>
        <BigFigure value={result.value} unit={result.unit} sample={sample} suffix={options.suffix ?? true} onSelect={drill} />
        {shown && (
          <Miniature shape={options.miniature ?? "line"} trend={result.trend} previous={previous?.trend} complete={result.complete} />
        )}
      </div>
      <div className={styles.bottom}>
        {change ? (
          <ChangeMark change={change} better={result.better} reference={context.comparedLabel} uncertain={sample !== "normal"} />
        ) : (
          <span>{warning}</span>
        )}
        <SecondaryFigure figure={result.also?.[0]} order={options.secondary} label={options.secondary_label} context={context} />
      </div>
    </div>
  );
}
