import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/change.ts";
import { isShown, sampleOf } from "../../../src/domain/figure.ts";
import type { ViewBadge, ViewProps } from "../../../src/engine/view-props.ts";
import { BigFigure } from "../../../src/ui/chart/big-figure.tsx";
import { ChangeMark } from "../../../src/ui/chart/change-mark.tsx";
import { doubtBadge } from "../../../src/ui/chart/figure-badge.ts";
import { FigureTile } from "../../../src/ui/chart/figure-tile.tsx";
import { alsoDrill } from "../../../src/ui/chart/also-drill.ts";
import { SecondaryFigure } from "../../../src/ui/chart/secondary-figure.tsx";
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
  return (
    <FigureTile
      sentence={sentence(props)}
      change={
        change && (
          <ChangeMark change={change} better={result.better} reference={context.comparedLabel} uncertain={sample !== "normal"} quiet />
        )
      }
      aside={
        <SecondaryFigure
          figure={result.also?.[0]}
          order={options.secondary}
          label={options.secondary_label}
          onSelect={alsoDrill(props)}
          context={context}
        />
      }
    >
      <BigFigure value={result.value} unit={result.unit} sample={sample} suffix={options.suffix ?? true} onSelect={drill} />
      {shown && (
        <Miniature shape={options.miniature ?? "line"} trend={result.trend} previous={previous?.trend} complete={result.complete} />
      )}
    </FigureTile>
  );
}

/** That its change may be chance. */
export function badgeOf(props: ViewProps<"kpi">): ViewBadge | null {
  return (props.options.trend ?? true) ? doubtBadge(props) : null;
}
